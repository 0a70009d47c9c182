"""The table service: tables that people join by a link and play over sockets, kept in a log that survives anything."""

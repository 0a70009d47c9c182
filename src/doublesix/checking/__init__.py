"""Files of records held against the rules: the command ``check`` and what it is made of."""

from .files import LARGEST_FILE, STANDARD_INPUT, Checked, Status, check_bytes, check_path, find_records

__all__ = [
    "LARGEST_FILE",
    "STANDARD_INPUT",
    "Checked",
    "Status",
    "check_bytes",
    "check_path",
    "find_records",
]

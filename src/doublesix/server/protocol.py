"""The description of the protocol, made from the message types: a page to read and a JSON Schema.

``python -m doublesix.server.protocol FOLDER`` writes ``protocol.md`` and ``protocol.schema.json`` there; a test holds
those in ``docs/`` to what the types say.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from . import wire
from .problems import CODES
from .session import LONGEST_FRAME, LONGEST_MESSAGE

__all__ = ["PAGE", "SCHEMA", "page", "schema", "write"]

PAGE, SCHEMA = "protocol.md", "protocol.schema.json"

_REQUESTS = (wire.CreateTable, wire.TakeSeat, wire.FillSeat, wire.AskRulebook)
_ANSWERS = (
    wire.TableMade,
    wire.Seated,
    wire.TableInfo,
    wire.Arranged,
    wire.Games,
    wire.Rulebook,
    wire.Health,
    wire.RecordRead,
)
_PARTS = (
    wire.Rules,
    wire.Seat,
    wire.Clock,
    wire.View,
    wire.Placement,
    wire.End,
    wire.Train,
    wire.Count,
    wire.LegalAction,
    wire.HandOutcome,
    wire.Reckoning,
    wire.Outcome,
    wire.RecordStep,
    wire.RecordFinding,
    wire.Fault,
    wire.Section,
    wire.Game,
    wire.Option,
)

_HEAD = """\
# The protocol

<!-- Made from the message types by `python -m doublesix.server.protocol docs`; change those, not this page. -->

Everything that the page does, any program can do: make a table, take a seat, play, watch, fetch a record. There are a
few HTTP requests, and one WebSocket for each client at a table; all of it is JSON in UTF-8. A JSON Schema of every
message is in [protocol.schema.json](protocol.schema.json).

Tiles are written `"5-6"`, the low half first; actions as in [records](records.md): `"5-6@E"`, `"5-6"` (a lead, or where
it fits in one way), `"draw"`, `"pass"`. Seats count from 1. What somebody may not know is `null` for them.

## In short

```text
POST /api/tables            {"game":"fives","players":2,"name":"Leila","computers":{"2":"greedy"}}
                        201 {"table":"Zk3…","link":"http://…/t/Zk3…","seat":1,"token":"Wzk…"}
WebSocket /api/tables/Zk3…/socket
  →  {"type":"hello","token":"Wzk…"}
  ←  {"type":"welcome","seat":1,"seq":6,"phase":"playing","view":{…},"events":[…],…}
  →  {"type":"act","id":"a1","action":"5-5"}
  ←  {"type":"ack","id":"a1","seq":7}
  ←  {"type":"event","seq":7,"at":1764457000.25,"event":{"event":"TilePlaced","seat":1,"tile":"5-5",…}}
  ←  {"type":"view","seq":7,"phase":"playing","view":{…},…}
```

1. **The log.** A table is its events, numbered by `seq` from 1. The numbers are the same for every audience, without a
   gap: whoever may not know a part of an event gets the event without that part. An event is on the disk before
   anybody is told of it or an action is acknowledged.
2. **Coming back.** Say `hello` with `since`, the last `seq` that you have seen; `welcome` brings the events behind it
   and the whole state. Nothing is missed and nothing comes twice, however the connection was lost.
3. **Sending again.** An action carries an `id` that you make. Sent again, on this connection or another, it gets the
   same answer and is done once. So send what was not answered again after coming back.
4. **The view** after each batch of events is complete: a client needs no rules. It holds the legal actions of the seat
   on turn, each with the points it would score.
5. **Spectators** say `hello` without a token. They see no tiles.
6. **Refusals.** `refused` answers an action with the code of a rule (`action.…`, `parse.…`); `problem` answers
   anything else that is wrong. Both carry codes for programs; the texts for people are in the catalogues.
"""

_SOCKET = f"""\
## The socket

`/api/tables/{{table}}/socket`. Messages of a client hold at most {LONGEST_MESSAGE} bytes; one of more than
{LONGEST_FRAME} ends the connection. A socket has credits for messages that come back with time; without one a message
gets the problem `rate.actions` and is not done. Reading must go on: who leaves messages unread is dropped.

| close code | meaning |
|---|---|
| 1009 | the message was huge |
| 1012 | the service is restarting, or let the table go: connect again with `since` |
| 1013 | too many connections, or this client did not read: connect again later |
| 1011 | something went wrong that should not: connect again |
| 4400 | the conversation made no sense |
| 4401 | the token does not own a seat of this table |
| 4404 | there is no such table |
"""

_HTTP = """\
## HTTP

| request | body | answer |
|---|---|---|
| `GET /healthz` | | `Health` |
| `GET /api/games` | | `Games` |
| `POST /api/rulebook` | `AskRulebook` | `Rulebook`: the rules in words, of a table or before there is one |
| `POST /api/tables` | `CreateTable` | 201 `TableMade` |
| `GET /api/tables/{table}` | | `TableInfo` |
| `POST /api/tables/{table}/seats` | `TakeSeat` | 201 `Seated` |
| `POST /api/tables/{table}/computers` | `FillSeat` | 201 `TableInfo` |
| `GET /api/tables/{table}/train` | | `Arranged`: the longest train of the own tiles; needs a token |
| `GET /api/tables/{table}/record?match=N` | | the record of match N, or the last, as its seat may know it |
| `POST /api/records` | the text of a record | `RecordRead`: each of its steps, and what is wrong with it |
| `GET /metrics` | | counters for Prometheus, to this machine alone |

A record is text, as [records](records.md) tells; without a token it holds what a spectator may know. A token goes
into the header `Authorization: Bearer …`. A record that is sent to be stepped through is not kept. Every error is a
`Problem` with a status that fits its code.
"""


def page() -> str:
    """The page ``protocol.md``."""
    lines = [
        _HEAD,
        _HTTP,
        *_types("###", (*_REQUESTS, *_ANSWERS)),
        _SOCKET,
        "### From the client\n",
        *_types("####", get_args(wire.ClientMessage)),
        "### From the service\n",
        *_types("####", get_args(wire.ServerMessage)),
        "## Events\n",
        *_types("###", get_args(wire.Event)),
        "## Parts of messages\n",
        *_types("###", _PARTS),
        "## Problems\n",
        "| code | status | meaning | way on |\n|---|---|---|---|",
        *(f"| `{code}` | {told.status} | {told.meaning} | {told.way_on} |" for code, told in sorted(CODES.items())),
        "",
    ]
    return "\n".join(lines)


def _types(heading: str, kinds: Sequence[type[msgspec.Struct]]) -> Iterator[str]:
    for kind in kinds:
        config = kind.__struct_config__
        title = f"`{config.tag}`" if config.tag_field == "type" else f"`{kind.__name__}`"
        yield f"{heading} {title}\n\n{_prose(kind)}\n"
        hints = get_type_hints(kind, include_extras=True)
        fields = msgspec.structs.fields(kind)
        if fields:
            yield "| field | type | |\n|---|---|---|"
            for field in fields:
                yield f"| `{field.encode_name}` | {_type_text(hints[field.name])} | {_default_text(field)} |"
            yield ""


def _prose(kind: type) -> str:
    text = inspect.cleandoc(kind.__doc__ or "").replace("``", "`")
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def _default_text(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return ""
    value = None if field.default in (msgspec.NODEFAULT, msgspec.UNSET) else field.default
    return "may be left out" if value is None else f"`{msgspec.json.encode(value).decode()}` if left out"


def _type_text(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in (wire.Event, wire.By, wire.Phase):
        return "event" if hint == wire.Event else _words(hint)
    if origin is Annotated:
        return _type_text(arguments[0]) + _limits(arguments[1])
    if origin in (Union, UnionType):
        return " or ".join(
            "null" if argument is NoneType else _type_text(argument)
            for argument in arguments
            if argument is not msgspec.UnsetType
        )
    if origin is Literal:
        return _words(hint)
    if origin is list:
        return f"list of {_type_text(arguments[0])}"
    if origin is dict:
        return f"object: {_type_text(arguments[0])} to {_type_text(arguments[1])}"
    names = {str: "text", int: "number", float: "number", bool: "true or false", Any: "anything"}
    return names.get(hint) or f"`{hint.__name__}`"


def _words(hint: Any) -> str:
    return ", ".join(f'`"{word}"`' for word in get_args(hint))


def _limits(meta: msgspec.Meta) -> str:
    if meta.ge is not None:
        return f" from {meta.ge}" + (f" to {meta.le}" if meta.le is not None else "")
    if meta.max_length is not None:
        least = meta.min_length or 0
        return f" ({least} to {meta.max_length})"
    return ""


def schema() -> str:
    """The JSON Schema ``protocol.schema.json``: one definition for every message, request and answer."""
    kinds = [wire.ClientMessage, wire.ServerMessage, *_REQUESTS, *_ANSWERS]
    references, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    client, server = references[:2]
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "doublesix protocol",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
    return msgspec.json.format(msgspec.json.encode(whole, order="sorted"), indent=2).decode() + "\n"


def write(folder: Path) -> None:
    """Write both files."""
    (folder / PAGE).write_text(page(), encoding="utf-8")
    (folder / SCHEMA).write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

"""Pictures of the records that were checked."""

from __future__ import annotations

from pathlib import Path

from ..diagrams import diagram
from ..errors import RecordError
from ..record import Record, Step
from .files import STANDARD_INPUT, Checked

__all__ = ["Pictures"]


class Pictures:
    """A folder of pictures: the last position of every hand, named by the file and the number of the hand.

    Raises `OSError` where the folder or a picture cannot be written.
    """

    def __init__(self, folder: Path, lang: str):
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._lang = folder, lang
        self._names: set[str] = set()

    def draw(self, checked: Checked) -> None:
        """Draw a record as far as it goes."""
        record = checked.record
        if record is None:
            return
        stem = self._free_name("record" if checked.name == STANDARD_INPUT else Path(checked.name).stem)
        for number, position in _last_positions(record).items():
            picture = diagram(record, position, lang=self._lang)
            picture.save(self._folder / f"{stem}-hand-{number}.svg")

    def _free_name(self, stem: str) -> str:
        """The name, with a number behind it where another file of this run has it already."""
        name, n = stem, 1
        while name in self._names:
            n += 1
            name = f"{stem}-{n}"
        self._names.add(name)
        return name


def _last_positions(record: Record) -> dict[int, Step]:
    """The last step of each hand, by its number."""
    positions: dict[int, Step] = {}
    try:
        for step in record.steps():
            positions[step.hand] = step
    except RecordError:  # a false action: the check has told of it, and the picture shows the table before it
        pass
    return positions

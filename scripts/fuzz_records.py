"""Damage true records in every way that comes to mind, and see that reading them stays calm.

    python scripts/fuzz_records.py                       a million texts, some minutes for each core
    python scripts/fuzz_records.py --texts 1000 --seed 7

Each text is a record of tests/conformance with some damage: characters, words and lines taken out, doubled, swapped,
changed, joined from two records. Reading must not raise and must end soon; what is read must be checked without a
crash; and what turns out to be readable and true must have a canonical text that is true and stays as it is. The
memory of each worker is bounded. A text that fails is saved and named; the exit status is then 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import FrameType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from doublesix.kernel.engine import engine
from doublesix.kernel.train_engine import train_engine
from doublesix.record import Kind, Record

CORPUS = Path(__file__).parents[1] / "tests" / "conformance" / "records"
BATCH = 200
SECONDS = 10
"""For one text, on whatever machine: a record is read and checked in milliseconds."""
MEMORY = 3 << 30
"""Bytes of address space for a worker, the compiled kernel included."""

ODD = [
    "\0",
    "\r",
    "\n",
    "\t",
    "\u00a0",
    "\u202e",
    "\u2028",
    "\ufeff",
    "\ud800",
    "\x1b[31m",
    "٣",
    "é",
    "👩‍👩‍👧",
    '\\"',
    "+",
    "=",
]
ODD += [
    '"',
    "\\",
    "[",
    "]",
    ";",
    "?",
    "!",
    ":",
    "@",
    "@W",
    "@E",
    "@N",
    "@S",
    "@M",
    "@1",
    "@10",
    "-",
    "+5",
    "=5",
    "*",
    "draw",
    "pass",
    "start",
    "done",
    "0-0",
    "6-6",
    "12-12",
    "18-18",
    "19-19",
    "0",
    "1",
    "2",
    "11",
    "-1",
    "99999999999999999999",
]
TAGS = """[For "1"]|[For "spectator"]|[Hand "1"]|[Hand "2"]|[Leader "1"]|[Leader "2"]|[Score "0 0"]|[Settled "0 0"]
[Result "*"]|[Result "1"]|[Result "draw"]|[Stock ""]|[Tiles1 ""]|[StartScore "245 0"]|[Option "teams=pairs"]
[Option "settle=none"]|[Option "block.winner=none"]|[Option "boneyard.draw=optional"]|[Option "boneyard.draw=never"]
[Option "hand_size=1"]|[Option "hand_size=all"]|[Option "target=1"]|[Option "engine.find=preplaced"]|[Players "3"]
[Option "engine.find=held_else_draw_rounds"]|[Option "set.max_pip=9"]|[Option "set.max_pip=2"]|?|? draw|? pass
1: draw|2: draw|1: pass|2: pass|3: pass|1: start|2: start|!1: pass|!2: draw""".replace("\n", "|").split("|")

Damage = Callable[[Random, list[str], list[list[str]]], None]


def _place(chance: Random, lines: list[str]) -> int:
    return chance.randrange(len(lines)) if lines else 0


def _drop_line(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    del lines[(at := _place(chance, lines)) : at + 1]


def _cut(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    start = _place(chance, lines)
    del lines[start : start + chance.randrange(12)]


def _end(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    del lines[_place(chance, lines) :]


def _double(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    start = _place(chance, lines)
    lines[start:start] = lines[start : start + chance.randrange(1, 4)] * chance.choice([1, 1, 1, 2, 50])


def _swap(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    a, b = _place(chance, lines), _place(chance, lines)
    if lines:
        lines[a], lines[b] = lines[b], lines[a]


def _insert(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    lines.insert(_place(chance, lines), chance.choice(TAGS))


def _hide(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    """What one seat may know: no other tiles, no stock, somebody to read it."""
    seat = chance.choice(["1", "2", "3", "spectator"])
    lines[:] = [line for line in lines if not line.startswith(("[Stock", "[Tiles")) or f"Tiles{seat}" in line]
    lines.insert(min(2, len(lines)), f'[For "{seat}"]')


def _splice(chance: Random, lines: list[str], corpus: list[list[str]]) -> None:
    other = chance.choice(corpus)
    start, at = _place(chance, other), _place(chance, lines)
    lines[at:at] = other[start : start + chance.randrange(1, 30)]


def _word(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    at = _place(chance, lines)
    words = lines[at].split(" ") if lines else [""]
    place = chance.randrange(len(words))
    words[place : place + chance.randrange(2)] = [chance.choice([*ODD, *words])]
    lines[at : at + 1] = [" ".join(words)]


def _character(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    at = _place(chance, lines)
    line = lines[at] if lines else ""
    place = chance.randrange(len(line) + 1)
    end = place + chance.randrange(3)
    lines[at : at + 1] = [line[:place] + chance.choice([*ODD, chr(chance.randrange(0x3000)), ""]) + line[end:]]


def _number(chance: Random, lines: list[str], _: list[list[str]]) -> None:
    at = _place(chance, lines)
    line = lines[at] if lines else ""
    digits = [n for n, c in enumerate(line) if c.isdigit()]
    if digits:
        place = chance.choice(digits)
        lines[at] = line[:place] + str(chance.choice([0, 1, 2, 3, 6, 9, 12, 10**9])) + line[place + 1 :]


DAMAGES: list[Damage] = [_drop_line, _cut, _end, _double, _swap, _insert, _hide, _splice, _word, _character, _number]


def corpus() -> list[list[str]]:
    """The lines of true records, and of single hands of them."""
    records = []
    for path in sorted(CORPUS.glob("*.dpn")):
        lines = path.read_text(encoding="utf-8").split("\n")
        records.append(lines)
        hands = [n for n, line in enumerate(lines) if line.startswith("[Hand")]
        for start, end in zip(hands, [*hands[1:], len(lines)], strict=True):
            records.append(lines[: hands[0]] + lines[start:end])
    # Short ones first in line: they are checked faster, and more of them find more.
    return [lines for lines in records if len(lines) < 80] or records


def damaged(chance: Random, records: list[list[str]]) -> str:
    """A record with some damage."""
    lines = list(chance.choice(records))
    for _ in range(chance.choice([0, 1, 1, 1, 2, 2, 3, 5, 8])):
        chance.choice(DAMAGES)(chance, lines, records)
    return chance.choice(["\n", "\n", "\n", "\r\n"]).join(lines)


def examine(text: str) -> str:
    """Read, check and rewrite a text as the promises of `Record` have it; what became of it.

    Raises `AssertionError` where a promise is broken; whatever else it raises is a crash.
    """
    record, faults = Record.read(text)
    if any(fault.kind is not Kind.UNREADABLE or fault.line < 1 or fault.column < 1 for fault in faults):
        raise AssertionError("a fault without a place")
    if not all(str(fault).isprintable() for fault in faults):
        raise AssertionError("a finding that cannot be printed on one line")
    if record is None:
        return "unreadable"
    findings = record.check()
    if sum(finding.kind is Kind.FALSE for finding in findings) > 1:
        raise AssertionError("more than one false place")
    if faults:
        return "unreadable"
    if any(finding.kind is Kind.FALSE for finding in findings):
        return "false"
    canonical = record.text()
    again = Record.parse(canonical)
    if again.check() or again.text() != canonical:
        raise AssertionError("canonical text that is not true, or not canonical")
    return "true"


def _too_long(_: int, __: FrameType | None) -> None:
    raise TimeoutError(f"more than {SECONDS} seconds")


def batch(job: tuple[int, int, int]) -> tuple[dict[str, int], list[tuple[str, str]]]:
    """Examine some texts: how many came out how, and those that failed with what was raised."""
    seed, number, size = job
    chance, records = Random(f"{seed} {number}"), corpus()
    results: dict[str, int] = {}
    failures = []
    signal.signal(signal.SIGALRM, _too_long)
    for _ in range(size):
        text = damaged(chance, records)
        signal.alarm(SECONDS)
        try:
            result = examine(text)
        except Exception:  # noqa: BLE001 - whatever is raised is what is looked for
            result = "failed"
            failures.append((text, traceback.format_exc()))
        finally:
            signal.alarm(0)
        results[result] = results.get(result, 0) + 1
    return results, failures


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def jobs(texts: int, seed: int) -> Iterator[tuple[int, int, int]]:
    """The work in batches, each with random numbers of its own."""
    for number, start in enumerate(range(0, texts, BATCH)):
        yield seed, number, min(BATCH, texts - start)


def main() -> int:
    """Run; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--texts", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", type=Path, default=Path("fuzz-failures"), help="folder for the texts that fail")
    given = parser.parse_args()
    totals: dict[str, int] = {}
    n_failures = 0
    # Compiled before the workers are made, who have seconds for a text and not for the compiler.
    engine(), train_engine()
    columns = (TextColumn("damaged records"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with multiprocessing.Pool(given.workers, _start_worker) as pool, Progress(*columns) as bar:
        task = bar.add_task("", total=given.texts)
        for results, failures in pool.imap_unordered(batch, jobs(given.texts, given.seed)):
            for result, n in results.items():
                totals[result] = totals.get(result, 0) + n
            bar.advance(task, sum(results.values()))
            for text, raised in failures:
                n_failures += 1
                given.save.mkdir(parents=True, exist_ok=True)
                path = given.save / f"{n_failures}.dpn"
                path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
                bar.console.print(f"{path}: {raised}", markup=False, highlight=False)
    print(", ".join(f"{n} {result}" for result, n in sorted(totals.items())))
    return 1 if n_failures else 0


if __name__ == "__main__":
    sys.exit(main())

"""The page of results: each script keeps its own section between two marks."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).with_name("results.md")


def write_section(name: str, text: str) -> None:
    """Put `text` between the marks of the section, or at the end of the page where it has none yet."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    page = PAGE.read_text(encoding="utf-8")
    section = f"{begin}\n{text}\n{end}"
    if begin in page:
        before, _, rest = page.partition(begin)
        page = before + section + rest.partition(end)[2]
    else:
        page = f"{page.rstrip()}\n\n{section}\n"
    PAGE.write_text(page, encoding="utf-8")

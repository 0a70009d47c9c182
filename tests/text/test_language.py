"""Which language the environment asks for."""

from __future__ import annotations

import pytest

from doublesix.text import language_of_locale


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fa_IR.UTF-8"}, "fa"),
        ({"LANG": "ar_EG.UTF-8"}, "ar"),
        ({"LANG": "ar"}, "ar"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fa_IR"}, "fa"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ar_SA.UTF-8"}, "ar"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "tlh:fa:en"}, "fa"),
        ({"LANG": "C", "LANGUAGE": "fa"}, "en"),
    ],
)
def test_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first variable that is set decides; a language without a catalogue gives English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == language

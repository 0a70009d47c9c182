"""Settings for the whole test run."""

import pytest
from hypothesis import settings

# A busy machine and compiled code that warms up make single examples slow without being wrong.
settings.register_profile("doublesix", deadline=None, print_blob=True)
settings.load_profile("doublesix")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: their driver keeps an event loop running to the end, and others need their own."""
    items.sort(key=lambda item: "browser" in item.path.parts)

"""Settings for the whole test run."""

from hypothesis import settings

# A busy machine and compiled code that warms up make single examples slow without being wrong.
settings.register_profile("doublesix", deadline=None, print_blob=True)
settings.load_profile("doublesix")

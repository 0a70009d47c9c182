"""Everything that people read: Fluent catalogues in Arabic, Persian and English, and what speaks from them."""

from .catalogue import LANGUAGES, Catalogue, MissingTextError, language_of_locale
from .digits import DIGIT_STYLES, latin_digits

__all__ = [
    "DIGIT_STYLES",
    "LANGUAGES",
    "Catalogue",
    "MissingTextError",
    "language_of_locale",
    "latin_digits",
]

"""``python -m doublesix`` is the command ``doublesix``."""

from .cli import main

main()

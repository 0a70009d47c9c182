"""Pictures of the table as SVG: for rulebooks, notebooks, records and share cards."""

from .picture import Diagram, diagram

__all__ = ["Diagram", "diagram"]

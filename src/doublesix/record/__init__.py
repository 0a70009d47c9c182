"""Records of games as text (DPN): parse, replay, check, write."""

from .findings import Finding, Kind
from .record import Reading, Record
from .steps import Step

__all__ = ["Finding", "Kind", "Reading", "Record", "Step"]

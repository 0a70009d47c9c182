"""What is counted, for Prometheus. Nothing here names a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

__all__ = ["Metrics"]


class Metrics:
    """The counters of one service."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("doublesix_tables", "Tables in memory.", registry=self._registry)
        self.sockets = Gauge("doublesix_sockets", "Open sockets.", registry=self._registry)
        self.created = Counter("doublesix_tables_created", "Tables made.", registry=self._registry)
        self.events = Counter("doublesix_events", "Events stored.", registry=self._registry)
        self.refusals = Counter("doublesix_refusals", "Actions refused.", registry=self._registry)
        self.problems = Counter("doublesix_problems", "Problems answered.", ["code"], registry=self._registry)
        self.slow = Counter(
            "doublesix_slow_clients", "Clients dropped because they did not read.", registry=self._registry
        )
        self.failures = Counter("doublesix_table_failures", "Tables that failed unforeseen.", registry=self._registry)

    def text(self) -> bytes:
        """All of them in Prometheus' text format."""
        return generate_latest(self._registry)

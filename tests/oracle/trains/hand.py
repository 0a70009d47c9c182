"""One hand: the engine, whose turn it is, what may be done, which doubles bind, when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.layout import Tile, full_set, is_double, read, show
from tests.oracle.trains.options import TrainOptions


@dataclass
class Laid:
    """A tile on a train: who laid it, in which turn of the hand. ``number`` counts what was laid."""

    number: int
    seat: int
    tile: Tile
    train: str
    turn: int


@dataclass
class Move:
    """What an action did."""

    seat: int
    action: str
    drawn: Tile | None = None


class Hand:
    """A deal being played. Seats count from 1; ``held[seat - 1]`` is what that seat holds."""

    def __init__(
        self, options: TrainOptions, engine: int, tiles: list[list[Tile]], stock: list[Tile], leader: int | None
    ) -> None:
        self.options = options
        self.players = len(tiles)
        self.seats = list(range(1, self.players + 1))
        self.engine = engine
        self.held = [list(hand) for hand in tiles]
        self.stock = list(stock)
        self.rows: dict[str, list[Laid]] = {}
        """What lies on each train, from the engine outwards."""
        self.marked = dict.fromkeys(self.seats, False)
        self.had_first_turn = dict.fromkeys(self.seats, False)
        self.over: str | None = None
        self.turn = 0
        self.drawn: Tile | None = None
        """What the seat on turn has drawn for the tile that it must place now."""
        self.cover: str | None = None
        """The train whose double the seat on turn has just laid and must cover itself."""
        self.leader: int | None = None
        self.engine_lies = False
        self.searchers: list[int] = []
        """Seats still to draw in this circle of the search for the engine."""
        if options["engine.find"] == "preplaced":
            if leader is None:
                raise ValueError("a lot decides who leads")
            self.engine_lies = True
            self.leader = self.mover = leader
        elif self._holder() is not None:
            self.leader = self.mover = self._holder() or 0
        else:
            self.searchers = self._circle(1)
            self.mover = 1

    # The table

    def _holder(self) -> int | None:
        return next((seat for seat in self.seats if (self.engine, self.engine) in self.held[seat - 1]), None)

    def _next(self, seat: int) -> int:
        step = 1 if self.options["direction"] == "cw" else -1
        return (seat - 1 + step) % self.players + 1

    def _circle(self, first: int) -> list[int]:
        circle = [first]
        while len(circle) < self.players:
            circle.append(self._next(circle[-1]))
        return circle

    def on_train(self, train: str) -> list[Laid]:
        """What lies on a train, from the engine outwards."""
        return self.rows.get(train, [])

    def end(self, train: str) -> int:
        """The number that must be joined there."""
        pip = self.engine
        for laid in self.on_train(train):
            pip = sum(laid.tile) - pip
        return pip

    def trains(self) -> list[str]:
        """The trains that there are, those without tiles included; the Mexican train once it is started."""
        return [str(seat) for seat in self.seats] + (["M"] if self.on_train("M") else [])

    def uncovered(self) -> list[Laid]:
        """The doubles that lie outermost on their trains, in the order in which they were laid."""
        doubles = [row[-1] for row in self.rows.values() if is_double(row[-1].tile)]
        return sorted(doubles, key=lambda laid: laid.number)

    @property
    def laid(self) -> list[Laid]:
        """What lies on all trains."""
        return [laid for row in self.rows.values() for laid in row]

    def table(self) -> list[Tile]:
        """Every tile that lies open."""
        return [laid.tile for laid in self.laid] + [(self.engine, self.engine)] * self.engine_lies

    def exhausted(self, pip: int) -> bool:
        """Every tile with this number lies on the table."""
        table = self.table()
        return all((min(pip, other), max(pip, other)) in table for other in range(self.options["set.max_pip"] + 1))

    def lapsed(self, pip: int) -> bool:
        """A double of this number need not be covered any more."""
        return self.options["double.unsatisfiable"] == "lapse" and self.exhausted(pip)

    def all_had_first_turn(self) -> bool:
        """The ordinary turns have begun."""
        return all(self.had_first_turn.values())

    def binding(self) -> list[Laid]:
        """The doubles one of which has to be covered in this turn."""
        if not self.options["double.next_must_satisfy"]:
            return []
        if not self.all_had_first_turn() and self.options["train.first_turn_double"] != "normal":
            return []
        doubles = [laid for laid in self.uncovered() if laid.turn < self.turn and not self.lapsed(laid.tile[0])]
        if self.options["double.order"] == "fifo":
            return doubles[:1]
        if self.options["double.order"] == "lifo":
            return doubles[-1:]
        return doubles

    # The seat on turn

    def this_turn(self) -> list[Laid]:
        """What was laid in this turn."""
        return [laid for laid in self.laid if laid.turn == self.turn]

    def in_first_turn(self) -> bool:
        """The seat on turn has its first turn."""
        return not self.had_first_turn[self.mover]

    def lays_whole_train(self) -> bool:
        """The seat on turn may lay as many tiles as it likes."""
        return self.in_first_turn() and self.options["train.first_turn"] == "whole_train" and not self.binding()

    def usable(self) -> list[str]:
        """The trains that the seat on turn may use where nothing binds it."""
        mine = str(self.mover)
        trains = [mine]
        if self.in_first_turn() and self.options["train.first_turn_own_only"]:
            return trains
        own_started = bool(self.on_train(mine))
        trains += [str(seat) for seat in self.seats if seat != self.mover and self._is_open(seat, own_started)]
        start = self.options["mexican.start"]
        if self.options["mexican.max"] and (
            self.on_train("M")
            or start == "any_turn"
            or (start == "after_first_turn" and not self.in_first_turn())
            or (start == "after_own_started" and not self.in_first_turn() and own_started)
        ):
            trains.append("M")
        return trains

    def _is_open(self, other: int, own_started: bool) -> bool:
        """Another seat's train is open to the seat on turn, which has started its own or not."""
        match self.options["train.others"]:
            case "all_open":
                return True
            case "marked":
                return self.marked[other]
            case "marked_if_own_started":
                return self.marked[other] and own_started
        return False

    def places(self) -> list[tuple[Tile, str]]:
        """Where the seat on turn may place which of its tiles."""
        hand = self.held[self.mover - 1]
        binding = self.binding()
        if binding:
            return [(tile, laid.train) for laid in binding for tile in hand if laid.tile[0] in tile]
        trains = [self.cover] if self.cover is not None else self.usable()
        mine = str(self.mover)
        forbidden_end = self.in_first_turn() and self.options["train.first_turn_double"] == "forbidden_end"
        if forbidden_end and self.own_double_is_bare():
            trains = [mine]
        ends = {train: self.end(train) for train in trains}
        places = [(tile, train) for train in trains for tile in hand if ends[train] in tile]
        most = self.options["double.max_per_turn"]
        if most is not None and sum(is_double(laid.tile) for laid in self.this_turn()) >= most:
            places = [place for place in places if not is_double(place[0])]
        if forbidden_end:
            places = [place for place in places if place[1] != mine or self._ends_well(place[0])]
        return places

    def own_double_is_bare(self) -> bool:
        """The seat on turn has laid a double on its own train in this turn, and nothing on it yet."""
        return any(laid.train == str(laid.seat) for laid in self.uncovered() if laid.turn == self.turn)

    def _ends_well(self, tile: Tile) -> bool:
        """Where no first-turn train may end in a double: another tile follows this one, or it goes out."""
        if not is_double(tile):
            return True
        rest = [other for other in self.held[self.mover - 1] if other != tile]
        if not rest:
            return self._goes_out_with(tile)
        turn_ends = self.options["train.first_turn"] == "one_tile" and self.options["double.extra_tile"] == "none"
        return not turn_ends and any(tile[0] in other for other in rest)

    def _goes_out_with(self, tile: Tile) -> bool:
        """Whether the seat on turn is out with this last tile."""
        if not is_double(tile) or self.options["double.go_out"] == "allowed" or not self.stock:
            return True
        others = [other for other in full_set(self.options["set.max_pip"]) if tile[0] in other and other != tile]
        table = self.table()
        return self.options["double.unsatisfiable"] == "lapse" and all(other in table for other in others)

    def legal(self) -> list[str]:
        """The legal actions of the seat on turn, as records write them."""
        if self.over:
            return []
        if not self.engine_lies:
            return ["draw"] if self.searchers else ["start"]
        places = self.places()
        if self.drawn is not None:
            places = [place for place in places if place[0] == self.drawn]
        actions = [f"{show(tile)}@{train}" for tile, train in places]
        ends_forbidden = self.options["train.first_turn_double"] == "forbidden_end" and self.own_double_is_bare()
        if self.lays_whole_train() and self.this_turn() and self.cover is None and not ends_forbidden:
            actions.append("done")
        if not actions:
            actions.append("draw" if self.drawn is None and self.stock else "pass")
        return actions

    # Doing it

    def apply(self, action: str) -> Move:
        """Do one of the legal actions."""
        if action not in self.legal():
            raise ValueError(f"{action} is not legal: {self.legal()}")
        move = Move(self.mover, action)
        if action == "draw":
            move.drawn = self.stock.pop(0)
            self.held[self.mover - 1].append(move.drawn)
            if self.engine_lies:
                self.drawn = move.drawn
            else:
                self._search()
        elif action == "start":
            self._start()
        elif action == "pass":
            self._pass()
        elif action == "done":
            self._end_turn()
        else:
            text, _, train = action.partition("@")
            self._place(read(text), train)
        return move

    def _search(self) -> None:
        """After a draw for the engine: the circle goes on, ends with the finder, or begins again."""
        self.searchers.pop(0)
        finder = self._holder()
        at_once = self.options["engine.find"] == "held_else_draw_one_at_a_time"
        if finder is not None and (at_once or not self.searchers or not self.stock):
            self.searchers = []
            self.leader = self.mover = finder
            return
        self.searchers = self.searchers or self._circle(1)
        self.mover = self.searchers[0]

    def _start(self) -> None:
        self.held[self.mover - 1].remove((self.engine, self.engine))
        self.engine_lies = True
        if not self.held[self.mover - 1]:
            self.had_first_turn[self.mover] = True
        if not self.options["engine.placer_plays"] or not self.held[self.mover - 1]:
            self.mover = self._next(self.mover)

    def _pass(self) -> None:
        binding = self.binding()
        for_others = bool(binding) and all(laid.seat != self.mover for laid in binding)
        if self.options["double.fail_marks"] or not for_others:
            self.marked[self.mover] = True
        self._end_turn()

    def _place(self, tile: Tile, train: str) -> None:
        bound = bool(self.binding())
        whole_train = self.lays_whole_train()
        hand = self.held[self.mover - 1]
        hand.remove(tile)
        self.rows.setdefault(train, []).append(Laid(len(self.laid), self.mover, tile, train, self.turn))
        if train == str(self.mover):
            self.marked[self.mover] = False
        elif self.drawn is not None and self.options["marker.on"] == "drawn_not_on_own":
            self.marked[self.mover] = True
        self.drawn = None
        self.cover = None
        if not hand:
            if self._goes_out_with(tile):
                self._end_turn()
            else:
                self.cover = train
        elif bound or not (whole_train or self._owes_a_tile(tile)):
            self._end_turn()
        elif not whole_train and self.options["double.extra_tile"] == "must_cover":
            self.cover = train

    def _owes_a_tile(self, tile: Tile) -> bool:
        """Whether another tile must follow in the same turn."""
        extra = self.options["double.extra_tile"]
        if not is_double(tile) or extra == "none":
            return False
        return extra == "anywhere" or not self.lapsed(tile[0])

    def _end_turn(self) -> None:
        self.had_first_turn[self.mover] = True
        self.drawn = None
        self.cover = None
        self.turn += 1
        self.mover = self._next(self.mover)
        if not self.all_had_first_turn():
            return
        if self.out():
            self.over = "domino"
        elif self.is_blocked():
            self.over = "blocked"

    # The end

    def out(self) -> list[int]:
        """The seats without tiles."""
        return [seat for seat in self.seats if not self.held[seat - 1]]

    def is_blocked(self) -> bool:
        """At the end of a turn: no stock, and nobody could place anything even if every train were marked."""
        if self.stock:
            return False
        marked, mover = self.marked, self.mover
        self.marked = dict.fromkeys(self.seats, True)
        able = []
        for seat in self.seats:
            self.mover = seat
            able += self.places()
        self.marked, self.mover = marked, mover
        return not able

"""What comes over the wire, read into positions and actions: anything malformed is refused with -32602."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from jsonrpc import BAD_PARAMS, RpcError

SHIPS = ("carrier", "cruiser", "destroyer", "dreadnought", "flagship", "war-sun", "fighter")
GROUND_FORCES = ("infantry", "mech")
STRUCTURES = ("pds", "space-dock")
UNITS = SHIPS + GROUND_FORCES + STRUCTURES

STEPS = ("move-ships", "space-cannon-offense", "space-combat", "end-of-space-combat", "invasion", "production")

SPACE = "space"
"""The place of a system that is not a planet."""

Units = Counter
"""How many of each unit; kinds of which there are none are left out."""

Area = Tuple[str, str, str]
"""System, place (`space` or a planet) and player."""


class Active(NamedTuple):
    player: str
    system: str


@dataclass(frozen=True)
class Position:
    """All that there is to judge by. Never changed in place: every change makes a new one."""

    step: Optional[str]
    active: Optional[Active]
    capacity: Mapping[str, Mapping[str, Optional[int]]]
    """Stated capacity values: player, then unit; None where the unit has no value."""
    planets: Mapping[str, Sequence[str]]
    """Every system, with its planets."""
    units: Mapping[Area, Units]
    reinforcements: Optional[Mapping[str, Units]]
    """Units left off the board, of the players that are tracked."""

    def at(self, system: str, place: str, player: str) -> Units:
        return self.units.get((system, place, player), Units())

    def has(self, system: str, place: str = SPACE) -> bool:
        return system in self.planets and (place == SPACE or place in self.planets[system])

    def players_in(self, system: str) -> List[str]:
        """The players with units in the space area of a system."""
        return [player for (where, place, player), units in self.units.items() if (where, place) == (system, SPACE) and units]

    def added(self, system: str, place: str, player: str, units: Units) -> Position:
        return self._put((system, place, player), self.at(system, place, player) + units)

    def taken(self, system: str, place: str, player: str, units: Units) -> Position:
        return self._put((system, place, player), self.at(system, place, player) - units)

    def returned(self, player: str, units: Units) -> Position:
        """Units come back to reinforcements, where these are tracked."""
        return self._reinforced(player, self.off_board(player) + units)

    def drawn(self, player: str, units: Units) -> Position:
        """Units leave reinforcements, where these are tracked."""
        return self._reinforced(player, self.off_board(player) - units)

    def tracks(self, player: str) -> bool:
        return self.reinforcements is not None and player in self.reinforcements

    def off_board(self, player: str) -> Units:
        return self.reinforcements[player] if self.tracks(player) else Units()

    def _put(self, area: Area, units: Units) -> Position:
        return replace(self, units={**self.units, area: units})

    def _reinforced(self, player: str, units: Units) -> Position:
        return replace(self, reinforcements={**self.reinforcements, player: units}) if self.tracks(player) else self


class Check(NamedTuple):
    player: str
    system: str


class Cargo(NamedTuple):
    system: str
    place: str
    units: Units


class ShipMove(NamedTuple):
    ship: str
    origin: str
    cargo: Sequence[Cargo]


class Move(NamedTuple):
    player: str
    to: str
    ships: Sequence[ShipMove]


class Remove(NamedTuple):
    player: str
    system: str
    place: str
    units: Units


class Lose(NamedTuple):
    player: str
    system: str
    units: Units


class Place(NamedTuple):
    player: str
    system: str
    place: str
    units: Units


class Land(NamedTuple):
    player: str
    system: str
    planet: str
    units: Units


class Advance(NamedTuple):
    to: str


class EndCombat(NamedTuple):
    pass


def read_request(method: str, raw: Any) -> Tuple[Position, Any]:
    """The position and the action in the params of a request to one of ACTIONS. Raises RpcError (-32602)."""
    raw = record(raw, "params")
    return read_position(raw.get("position")), ACTIONS[method](record(raw.get("action"), "action"))


def read_position(raw: Any) -> Position:
    raw = record(raw, "position")
    systems = {name: record(system, "a system") for name, system in record(raw.get("systems"), "systems").items()}
    tracked = raw.get("reinforcements")
    return Position(
        step=None if raw.get("step") is None else read_step(raw["step"]),
        active=None if raw.get("active") is None else read_active(raw["active"]),
        capacity={name: read_capacity(facts) for name, facts in record(raw.get("players"), "players").items()},
        planets={name: tuple(record(system.get("planets", {}), "planets")) for name, system in systems.items()},
        units={area: units for name, system in systems.items() for area, units in read_areas(name, system).items()},
        reinforcements=None if tracked is None else read_everyone(tracked, "reinforcements"),
    )


def read_step(raw: Any) -> str:
    return one_of(STEPS, raw, "a step")


def read_active(raw: Any) -> Active:
    raw = record(raw, "active")
    return Active(name_in(raw, "player"), name_in(raw, "system"))


def read_capacity(raw: Any) -> Dict[str, Optional[int]]:
    stated = record(record(raw, "a player").get("capacity", {}), "capacity")
    return {one_of(UNITS, unit, "a unit"): None if value is None else count(value) for unit, value in stated.items()}


def read_areas(name: str, system: dict) -> Dict[Area, Units]:
    places = {SPACE: system.get("space", {}), **system.get("planets", {})}
    return {
        (name, place, player): units
        for place, area in places.items()
        for player, units in read_everyone(area, "a place").items()
    }


def read_everyone(raw: Any, what: str) -> Dict[str, Units]:
    return {player: read_units(units) for player, units in record(raw, what).items()}


def read_units(raw: Any) -> Units:
    return +Units({one_of(UNITS, unit, "a unit"): count(number) for unit, number in record(raw, "units").items()})


def read_check(raw: dict) -> Check:
    return Check(name_in(raw, "player"), name_in(raw, "system"))


def read_move(raw: dict) -> Move:
    ships = [read_ship(ship) for ship in sequence(raw.get("ships"), "ships")]
    if not ships:
        raise bad("ships is empty")
    return Move(name_in(raw, "player"), name_in(raw, "to"), ships)


def read_ship(raw: Any) -> ShipMove:
    raw = record(raw, "a moved ship")
    origin = name_in(raw, "from")
    cargo = [read_cargo(origin, part) for part in sequence(raw.get("cargo", []), "cargo")]
    return ShipMove(one_of(SHIPS, raw.get("ship"), "a ship"), origin, cargo)


def read_cargo(origin: str, raw: Any) -> Cargo:
    raw = record(raw, "cargo")
    return Cargo(name_in(raw, "in") if "in" in raw else origin, name_in(raw, "from"), named_units(raw))


def read_remove(raw: dict) -> Remove:
    place = name_in(raw, "from") if "from" in raw else SPACE
    return Remove(name_in(raw, "player"), name_in(raw, "system"), place, named_units(raw))


def read_lose(raw: dict) -> Lose:
    return Lose(name_in(raw, "player"), name_in(raw, "system"), named_units(raw))


def read_place(raw: dict) -> Place:
    return Place(name_in(raw, "player"), name_in(raw, "system"), name_in(raw, "on"), named_units(raw))


def read_land(raw: dict) -> Land:
    return Land(name_in(raw, "player"), name_in(raw, "system"), name_in(raw, "planet"), named_units(raw))


def read_advance(raw: dict) -> Advance:
    return Advance(read_step(raw.get("to")))


def read_end_combat(_: dict) -> EndCombat:
    return EndCombat()


ACTIONS = {
    "check": read_check,
    "move": read_move,
    "remove": read_remove,
    "lose": read_lose,
    "place": read_place,
    "land": read_land,
    "advance": read_advance,
    "end-combat": read_end_combat,
}


def write_position(position: Position) -> dict:
    """The part of a position that is compared, as it goes over the wire."""
    systems = {name: {"space": {}, "planets": {planet: {} for planet in planets}} for name, planets in position.planets.items()}
    for (system, place, player), units in position.units.items():
        area = systems[system]["space"] if place == SPACE else systems[system]["planets"][place]
        if units:
            area[player] = units
    tracked = {} if position.reinforcements is None else {"reinforcements": position.reinforcements}
    step = {} if position.step is None else {"step": position.step}
    return {**step, "systems": systems, **tracked}


def named_units(raw: dict) -> Units:
    """The units an action names: never none."""
    units = read_units(raw.get("units"))
    if not units:
        raise bad("units is empty")
    return units


def name_in(raw: dict, key: str) -> str:
    if not isinstance(raw.get(key), str):
        raise bad(f"{key} is not a name")
    return raw[key]


def one_of(words: Sequence[str], raw: Any, what: str) -> str:
    if raw not in words:
        raise bad(f"{raw!r} is not {what}")
    return raw


def count(raw: Any) -> int:
    if isinstance(raw, bool) or not isinstance(raw, (int, float)) or raw < 0 or raw != raw // 1:
        raise bad(f"{raw!r} is not a whole number of units")
    return int(raw)


def record(raw: Any, what: str) -> dict:
    if not isinstance(raw, dict):
        raise bad(f"{what} is not an object")
    return raw


def sequence(raw: Any, what: str) -> list:
    if not isinstance(raw, list):
        raise bad(f"{what} is not a list")
    return raw


def bad(message: str) -> RpcError:
    return RpcError(BAD_PARAMS, message)

#!/usr/bin/env python3
"""
An engine that follows the article "Capacity (Attribute)", one function a clause, in the article's order.

It is written from the article and the wire contract alone, apart from any other engine. Python 3.9 or later, nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Tuple, Union

from jsonrpc import BAD_PARAMS, NO_SUCH_METHOD, RpcError, declined, serve
from wire import (
    ACTIONS, GROUND_FORCES, SHIPS, SPACE, STEPS,
    Advance, Cargo, Check, EndCombat, Land, Lose, Move, Place, Position, Remove, ShipMove, Units,
    read_request, record, write_position,
)

PROTOCOL = 1

CLAUSES = (
    "R0", "R1", "R2", "R3", "R3.1", "R3.2", "R3.3", "R4",
    "N1", "N2", "N3", "N4", "N4.1", "N4.2", "N4.3", "N4.4", "N4.5", "N4.6",
)

LIMITED = ("fighter",) + GROUND_FORCES
"""What capacity carries, and what it limits: fighters and ground forces."""


class Edition(NamedTuple):
    removal: str
    """What becomes of excess units (R3)."""
    arrival_limit: str
    """The first step that an arrival over the limit may not go on to (N1)."""


EDITIONS = {
    "lrr-1.1": Edition("destroyed", "space-combat"),
    "lrr-1.2": Edition("destroyed", "space-combat"),
    "lrr-1.3": Edition("removed", "space-combat"),
    "lrr-2.0": Edition("removed", "space-combat"),
    "current": Edition("removed", "space-cannon-offense"),
}


class Debt(NamedTuple):
    """Units that a player must remove: any `count` out of `units`."""

    player: str
    system: str
    count: int
    units: Units


class Legal(NamedTuple):
    """The position after the action and before any owed removal, and what is owed in it."""

    position: Position
    debts: List[Debt]
    because: List[str]
    says: Dict[str, Optional[str]]
    """What only this action tells: `winner`, or `as`."""


class Illegal(NamedTuple):
    reason: str
    because: List[str]


Verdict = Union[Legal, Illegal]


# The article.


def capacity_value(position: Position, player: str, ship: str) -> Optional[int]:
    """R0: capacity is an attribute that some units have. None where the ship has no value."""
    stated = position.capacity.get(player, {})
    if ship not in stated:
        raise declined(f"no capacity is stated for the {ship} of {player}, and printed values are not known here")
    return stated[ship]


def overloaded(position: Position, player: str, moved: ShipMove) -> bool:
    """R1: a ship transports fighters and ground forces, together no more than its own capacity value."""
    load = sum(total(cargo.units) for cargo in moved.cargo)
    return load > 0 and load > (capacity_value(position, player, moved.ship) or 0)


def combined_capacity(position: Position, player: str, system: str) -> int:
    """R2: the capacity values of the player's own ships in the system, added up."""
    ships = only(SHIPS, position.at(system, SPACE, player))
    return sum((capacity_value(position, player, ship) or 0) * number for ship, number in ships.items())


def excess(position: Position, player: str, system: str) -> int:
    """R3: fighters and ground forces beyond the combined capacity must be removed; those, and no more."""
    return max(0, counted(position, player, system) - combined_capacity(position, player, system))


def removable(position: Position, player: str, system: str) -> Units:
    """R3.1: the owner chooses among all their fighters and ground forces in that space area."""
    return only(LIMITED, position.at(system, SPACE, player))


def counted(position: Position, player: str, system: str) -> int:
    """R3.2: what counts is in the space area; ground forces on planets do not. R3.3: in combat nothing counts."""
    return 0 if in_combat(position, system) else total(removable(position, player, system))


def in_combat(position: Position, system: str) -> bool:
    """R3.3: the limit sleeps in the active system while a combat is being fought there."""
    return position.step == "space-combat" and position.active is not None and position.active.system == system


def due(position: Position, edition: Edition, to: Optional[str] = None) -> Optional[str]:
    """The clause that forbids going on, to a step or (without `to`) to a landing, while the active system owes."""
    if position.active is None or not any(debt.system == position.active.system for debt in debts_in(position)):
        return None
    if due_on_arrival(position, edition, to):
        return "N1"
    return LIMIT_BEFORE_LEAVING.get(position.step or "")


def due_on_arrival(position: Position, edition: Edition, to: Optional[str]) -> bool:
    """N1: where another player has ships, the limit is met before the space cannon offense (once: before the combat)."""
    next_step = to or "space-cannon-offense"  # to land is to go on at least so far
    return position.step == "move-ships" and meets_ships(position) and not earlier(next_step, edition.arrival_limit)


LIMIT_BEFORE_LEAVING = {
    "space-cannon-offense": "N2",  # ships lost to the cannons: the limit is met before the combat
    "end-of-space-combat": "R3.3",  # at the end of combat the excess is removed
}


def winner(position: Position, system: str) -> Optional[str]:
    """N3: the only player with ships left, fighters included, has won; settled before any excess is counted."""
    left = players_with_ships(position, system)
    return left[0] if len(left) == 1 else None


def debts_in(position: Position) -> List[Debt]:
    """R3, for every player in every system. R4: no unit belongs to a ship, so areas are all that needs counting."""
    found = []
    for system in position.planets:
        for player in position.players_in(system):
            number = excess(position, player, system)
            if number > 0:
                found.append(Debt(player, system, number, removable(position, player, system)))
    return found


def is_choice(debt: Debt) -> bool:
    """R3.1: there is something to choose where not all must go, and not all are alike."""
    return debt.count < total(debt.units) and len(debt.units) > 1


# The actions.


def check(position: Position, action: Check) -> dict:
    """R2, R3: the player's capacity, what counts against it, and the excess."""
    player, system = action
    numbers = {
        "capacity": combined_capacity(position, player, system),
        "counted": counted(position, player, system),
        "excess": excess(position, player, system),
    }
    return {**numbers, "because": cite(check_because(position, player, system))}


def check_because(position: Position, player: str, system: str) -> Iterable[str]:
    yield "R2"
    own_ships = [ship for ship in position.at(system, SPACE, player) if ship in SHIPS and ship != "fighter"]
    if any(capacity_value(position, player, ship) is None for ship in own_ships):
        yield "R0"
    if excess(position, player, system) > 0:
        yield "R3"
    if in_combat(position, system):
        yield "R3.3"
    elif on_planets(position, player, system) > 0:
        yield "R3.2"


def move(position: Position, action: Move, edition: Edition) -> Verdict:
    """R1, N4: every ship leaves with what it picks up on its way; what that leaves behind is counted afterwards."""
    if not all(position.has(*place) for place in places_of(action)):
        return illegal("no-such-place", "R2")
    if not all_there(position, action.player, ships_of(action)):
        return illegal("units-not-there", "R2")
    if any(not only_limited(cargo.units) for cargo in cargo_of(action)):
        return illegal("not-transportable", "R1")
    if not all_there(position, action.player, ships_of(action) + cargo_of(action)):
        return illegal("units-not-there", "N4")
    too_full = [moved for moved in action.ships if overloaded(position, action.player, moved)]
    if too_full:
        return illegal("over-capacity", "R1", *(["N4"] if any(map(lifts_from_planet, too_full)) else []))
    return legal(moved_on(position, action), move_because(position, action))


def moved_on(position: Position, action: Move) -> Position:
    """R4: loads are bound to ships only on the way; arrived, all are simply units in the space area."""
    for part in ships_of(action) + cargo_of(action):
        position = position.taken(part.system, part.place, action.player, part.units)
        position = position.added(action.to, SPACE, action.player, part.units)
    return position


def move_because(position: Position, action: Move) -> Iterable[str]:
    """N4: ships may pick up anything or nothing, even where that leaves an excess behind."""
    if cargo_of(action):
        yield "R1"
    origins = {moved.origin for moved in action.ships}
    left = {debt.system for debt in debts_in(moved_on(position, action)) if debt.player == action.player}
    on_the_way = any(cargo.system != moved.origin for moved in action.ships for cargo in moved.cargo)
    if origins & left or on_the_way or any(map(lifts_from_planet, action.ships)):
        yield "N4"


def remove(position: Position, action: Remove, edition: Edition) -> Verdict:
    """R3, R3.1, R3.2: exactly the excess, of the owner's choosing, from the space area, back to reinforcements."""
    player, system, place, units = action
    debt = next((debt for debt in debts_in(position) if (debt.player, debt.system) == (player, system)), None)
    if debt is None:
        return illegal("nothing-owed", "R3")
    if place != SPACE:
        return illegal("not-excess", "R3.2")
    if not only_limited(units):
        return illegal("not-excess", "R3")
    if not within(units, debt.units):
        return illegal("units-not-there", "R3")
    if total(units) != debt.count:
        return illegal("wrong-count", "R3")
    after = position.taken(system, SPACE, player, units).returned(player, units)
    return legal(after, ["R3", "R3.1"] if is_choice(debt) else ["R3"], {"as": edition.removal})


def lose(position: Position, action: Lose, edition: Edition) -> Verdict:
    """R4: a lost ship takes nothing with it; R2 counts what remains."""
    player, system, units = action
    if not position.has(system):
        return illegal("no-such-place", "R2")
    if not within(units, position.at(system, SPACE, player)):
        return illegal("units-not-there", "R2")
    after = position.taken(system, SPACE, player, units).returned(player, units)
    holds = any(capacity_value(position, player, ship) for ship in only(SHIPS, units))
    return legal(after, ["R4"] if holds and removable(after, player, system) else [])


def place(position: Position, action: Place, edition: Edition) -> Verdict:
    """R2, R3: units may be placed over the limit; the excess is owed afterwards."""
    player, system, on, units = action
    if not position.has(system, on):
        return illegal("no-such-place", "R2")
    if on != SPACE and only(SHIPS, units):
        return illegal("cannot-stand-there", "R2")
    if position.tracks(player) and not within(units, position.off_board(player)):
        return illegal("units-not-there", "R2")
    return legal(position.drawn(player, units).added(system, on, player, units))


def land(position: Position, action: Land, edition: Edition) -> Verdict:
    """R3.2: ground forces leave the space area for a planet, where they no longer count."""
    player, system, planet, units = action
    if planet == SPACE or not position.has(system, planet):
        return illegal("no-such-place", "R2")
    clause = due(position, edition)
    if clause is not None:
        return illegal("excess-not-met", "R3", clause)
    if only(GROUND_FORCES, units) != units:
        return illegal("cannot-stand-there", "R2")
    if not within(units, position.at(system, SPACE, player)):
        return illegal("units-not-there", "R2")
    return legal(position.taken(system, SPACE, player, units).added(system, planet, player, units), ["R3.2"])


def advance(position: Position, action: Advance, edition: Edition) -> Verdict:
    """N1, N2, R3.3: play goes on, save where the active system's excess is due first."""
    before = position.step
    if before == "space-combat" or (before is not None and not earlier(before, action.to)):
        return illegal("not-now", "R3.3")
    clause = due(position, edition, action.to)
    if clause is not None:
        return illegal("excess-not-met", "R3", clause)
    leaving = "N1" if before == "move-ships" and meets_ships(position) else LIMIT_BEFORE_LEAVING.get(before or "")
    return legal(replace(position, step=action.to), [] if leaving is None else [leaving])


def end_combat(position: Position, action: EndCombat, edition: Edition) -> Verdict:
    """N3, R3.3: first the winner is settled, then everyone's excess is counted again."""
    if position.active is None or position.step != "space-combat":
        return illegal("not-now", "R3.3")
    system = position.active.system
    if len(players_with_ships(position, system)) > 1:
        return illegal("combat-goes-on", "N3")
    after = replace(position, step="end-of-space-combat")
    woken = any(debt.system == system for debt in debts_in(after))
    return legal(after, ["N3", "R3.3"] if woken else ["N3"], {"winner": winner(position, system)})


JUDGES = {
    "move": move,
    "remove": remove,
    "lose": lose,
    "place": place,
    "land": land,
    "advance": advance,
    "end-combat": end_combat,
}


# Verdicts, and why.


def legal(after: Position, because: Iterable[str] = (), says: Optional[Dict[str, Optional[str]]] = None) -> Legal:
    debts = debts_in(after)
    return Legal(after, debts, cite([*because, *standing(after, debts)]), says or {})


def illegal(reason: str, *because: str) -> Illegal:
    return Illegal(reason, cite(because))


def standing(position: Position, debts: List[Debt]) -> Iterable[str]:
    """The clauses that say how things stand: why something is owed, or why not more."""
    if debts:
        yield "R3"
    else:
        yield "R2"
    if any(map(is_choice, debts)):
        yield "R3.1"
    if any(planets_would_add(position, player, system) for player, system in areas_of(position)):
        yield "R3.2"
    if any(in_combat(position, debt.system) for debt in debts_in(replace(position, step=None))):
        yield "R3.3"


def planets_would_add(position: Position, player: str, system: str) -> bool:
    """Whether more would be owed if ground forces on planets counted (R3.2)."""
    if in_combat(position, system) or on_planets(position, player, system) == 0:
        return False
    loaded = counted(position, player, system) + on_planets(position, player, system)
    return loaded > combined_capacity(position, player, system)


def cite(clauses: Iterable[str]) -> List[str]:
    """The clauses named, each once, in the article's order."""
    named = set(clauses)
    return [clause for clause in CLAUSES if clause in named]


# Counting.


def total(units: Units) -> int:
    return sum(units.values())


def only(kinds: Tuple[str, ...], units: Units) -> Units:
    return Units({unit: number for unit, number in units.items() if unit in kinds})


def only_limited(units: Units) -> bool:
    return only(LIMITED, units) == units


def within(part: Units, units: Units) -> bool:
    return all(number <= units[unit] for unit, number in part.items())


def earlier(step: str, other: str) -> bool:
    return STEPS.index(step) < STEPS.index(other)


def on_planets(position: Position, player: str, system: str) -> int:
    """How many ground forces the player has on the planets of a system."""
    planets = position.planets.get(system, ())
    return sum(total(only(GROUND_FORCES, position.at(system, planet, player))) for planet in planets)


def areas_of(position: Position) -> List[Tuple[str, str]]:
    """Every player and system where that player has anything, each once."""
    return list({(player, system): None for system, _, player in position.units})


def players_with_ships(position: Position, system: str) -> List[str]:
    return [player for player in position.players_in(system) if only(SHIPS, position.at(system, SPACE, player))]


def meets_ships(position: Position) -> bool:
    """Whether another player than the active one has ships in the active system."""
    active = position.active
    return active is not None and any(player != active.player for player in players_with_ships(position, active.system))


def ships_of(action: Move) -> List[Cargo]:
    """The moving ships themselves, as units at the places they leave."""
    return [Cargo(moved.origin, SPACE, Units({moved.ship: 1})) for moved in action.ships]


def cargo_of(action: Move) -> List[Cargo]:
    return [cargo for moved in action.ships for cargo in moved.cargo]


def lifts_from_planet(moved: ShipMove) -> bool:
    return any(cargo.place != SPACE for cargo in moved.cargo)


def places_of(action: Move) -> List[Tuple[str, str]]:
    return [(action.to, SPACE)] + [(part.system, part.place) for part in ships_of(action) + cargo_of(action)]


def all_there(position: Position, player: str, parts: List[Cargo]) -> bool:
    """Whether every place holds all that the parts take from it together: no unit is picked up twice."""
    taken: Dict[Tuple[str, str], Units] = {}
    for part in parts:
        taken[part.system, part.place] = taken.get((part.system, part.place), Units()) + part.units
    return all(within(units, position.at(*area, player)) for area, units in taken.items())


# The engine, as it is spoken to.


class Engine:
    """Keeps nothing between requests but the edition that `hello` names."""

    name = "faithful"

    def __init__(self) -> None:
        self.edition = EDITIONS["current"]

    def answer(self, method: str, params: Any) -> dict:
        """The result of one request. Raises RpcError where it is declined, malformed or unknown."""
        if method == "hello":
            return self.hello(record(params, "params"))
        if method not in ACTIONS:
            raise RpcError(NO_SUCH_METHOD, f"no method {method}")
        position, action = read_request(method, params)
        return check(position, action) if method == "check" else written(self.judge(method, position, action))

    def judge(self, method: str, position: Position, action: Any) -> Verdict:
        return JUDGES[method](position, action, self.edition)

    def hello(self, params: dict) -> dict:
        """Who the engine is. Raises RpcError (-32602) at an edition or a protocol that it does not know."""
        protocol, edition = params.get("protocol"), params.get("edition")
        if protocol is True or protocol != PROTOCOL:
            raise RpcError(BAD_PARAMS, f"unknown protocol {protocol!r}, this engine speaks {PROTOCOL}")
        if not isinstance(edition, str) or edition not in EDITIONS:
            raise RpcError(BAD_PARAMS, f"unknown edition {edition!r}, this engine knows {', '.join(EDITIONS)}")
        self.edition = EDITIONS[edition]
        return {
            "protocol": PROTOCOL,
            "name": self.name,
            "version": "1.0.0",
            "language": "python",
            "answers": list(ACTIONS),
            "steps": list(STEPS),
            "features": FEATURES,
        }


FEATURES = [
    "stated-capacity", "mechs", "planets", "several-systems", "two-players", "many-players",
    "reinforcements", "removed-or-destroyed",
]


def written(verdict: Verdict) -> dict:
    """A verdict as it goes over the wire."""
    if isinstance(verdict, Illegal):
        return {"legal": False, "reason": verdict.reason, "because": verdict.because}
    owes = [
        {"player": debt.player, "system": debt.system, "count": debt.count, "from": debt.units}
        for debt in verdict.debts
    ]
    position = write_position(verdict.position)
    return {"legal": True, "position": position, "owes": owes, **verdict.says, "because": verdict.because}


if __name__ == "__main__":
    serve(Engine().answer)

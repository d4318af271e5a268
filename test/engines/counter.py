#!/usr/bin/env python3
"""
Counts a scope with the faithful engine: `counter.py < scope.json` prints what each part comes to, as JSON. Where players of the scope have
cards, `counter.py units.json < scope.json`, with the unit catalogue as `run-suite units --json` prints it.

What a scope is, is in rules/scopes/README.md; this is written from those words alone. Python 3.9 or later, nothing else.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter, deque
from itertools import combinations_with_replacement, permutations, product
from typing import Any, Dict, Iterable, Iterator, List, NamedTuple, Optional, Tuple

from faithful import EDITIONS, JUDGES, CLAUSES, Illegal, check
from wire import (
    GROUND_FORCES, SHIPS, SPACE, Active, Advance, Cargo, Check, EndCombat, Land, Lose, Move, Place, Position, Remove, ShipMove, Units,
)

CARRIED = ("fighter",) + GROUND_FORCES
STRUCTURES = ("pds", "space-dock")
LATE_STEPS = ("end-of-space-combat", "invasion", "production")
CURRENT = EDITIONS["current"]


# What is counted.


def count_scope(scope: dict, units: List[dict]) -> dict:
    return {part["name"]: count_part({**part, "values": values_in(part, units)}) for part in scope["parts"]}


def count_part(part: dict) -> dict:
    tally: Counter = Counter()
    clauses: Counter = Counter()
    reasons: Counter = Counter()
    digest = 0
    for position, actions in judged_positions(part):
        tally["positions"] += 1
        before = position_text(position)
        for kind, action in actions:
            answer = check(position, action) if kind == "check" else JUDGES[kind](position, action, CURRENT)
            tally["judgements"] += 1
            because = answer["because"] if kind == "check" else answer.because
            clauses.update(because)
            count_answer(tally, reasons, kind, answer)
            line = " | ".join((before, action_text(kind, action), answer_text(kind, answer)))
            digest ^= int.from_bytes(hashlib.sha256(line.encode("ascii")).digest(), "big")
    keys = ("positions", "judgements", "numbers", "legal", "illegal", "owing", "owed", "units")
    return {
        **{key: tally[key] for key in keys},
        "clauses": {clause: clauses[clause] for clause in CLAUSES if clauses[clause]},
        "reasons": dict(sorted(reasons.items())),
        "digest": f"{digest:064x}",
    }


def count_answer(tally: Counter, reasons: Counter, kind: str, answer: Any) -> None:
    if kind == "check":
        tally["numbers"] += 1
    elif isinstance(answer, Illegal):
        tally["illegal"] += 1
        reasons[answer.reason] += 1
    else:
        tally["legal"] += 1
        tally["owing"] += 1 if answer.debts else 0
        tally["owed"] += len(answer.debts)
        tally["units"] += sum(debt.count for debt in answer.debts)


# Values.


def values_in(part: dict, units: List[dict]) -> Dict[str, Dict[str, Optional[int]]]:
    return {player: values_of(part, part.get("facts", {}).get(player, {}), units) for player in part["players"]}


def values_of(part: dict, facts: dict, units: List[dict]) -> Dict[str, Optional[int]]:
    if "faction" in facts or "upgrades" in facts:
        return {ship: printed(facts, ship, units) for ship in SHIPS}
    return {**part["capacity"], **facts.get("capacity", {})}


def printed(facts: dict, ship: str, units: List[dict]) -> Optional[int]:
    """R0: what the card says that comes before all others that the player has for this type of ship."""
    cards = {card["id"]: card for card in units if card["base_type"] == ship and card["version_of"] is None}

    def is_had(card: dict) -> bool:
        if card["upgrade_of"] is not None:
            return card["id"] in facts.get("upgrades", [])
        return card["faction_id"] in (None, facts.get("faction"))

    def rank(card: dict) -> Tuple[bool, int]:
        below = 0
        upgraded = card["upgrade_of"]
        while upgraded in cards:
            below += 1
            upgraded = cards[upgraded]["upgrade_of"]
        return card["faction_id"] is not None, below

    return max(filter(is_had, cards.values()), key=rank)["capacity"] if any(map(is_had, cards.values())) else None


# Positions.


def judged_positions(part: dict) -> Iterator[Tuple[Position, Iterable[Tuple[str, Any]]]]:
    if "from" in part:
        for position in reached(part):
            yield position, actions_in(part, position)
        return
    names = renamings(part)
    for position in positions(part):
        text = position_text(position)
        images = [(renaming, position_text(renamed(renaming, position))) for renaming in names if keeps_active(renaming, position)]
        if any(image < text for _, image in images):
            continue
        same = [renaming for renaming, image in images if image == text]
        yield position, firsts(actions_in(part, position), same)


def positions(part: dict) -> Iterator[Position]:
    places = [(system, place) for system, planets in part["systems"].items() for place in (SPACE, *planets)]
    stands = [
        (system, place, player, unit)
        for player in part["players"] for system, place in places for unit in part["space" if place == SPACE else "planets"]
    ]
    for number in range(part["units"] + 1):
        for chosen in combinations_with_replacement(stands, number):
            board: Dict[Tuple[str, str, str], Units] = {}
            for system, place, player, unit in chosen:
                board.setdefault((system, place, player), Units())[unit] += 1
            if within_most(part, board):
                yield from in_every_step(part, board)


def within_most(part: dict, board: Dict[Tuple[str, str, str], Units]) -> bool:
    totals: Counter = Counter()
    for (_, _, player), units in board.items():
        for unit, number in units.items():
            totals[player, unit] += number
    return all(number <= part.get("most", {}).get(unit, number) for (_, unit), number in totals.items())


def in_every_step(part: dict, board: Dict[Tuple[str, str, str], Units]) -> Iterator[Position]:
    for step in part["steps"]:
        settings = [(None, None)] if step == "none" else [(step, Active(part["players"][0], system)) for system in part["systems"]]
        for now, active in settings:
            position = make_position(part, board, now, active)
            if is_one(part, position):
                yield position


def make_position(part: dict, board: Dict[Tuple[str, str, str], Units], step: Optional[str], active: Optional[Active]) -> Position:
    tracked = part.get("reinforcements")
    return Position(
        step=step,
        active=active,
        capacity=part["values"],
        planets={system: tuple(planets) for system, planets in part["systems"].items()},
        units=board,
        reinforcements=None if tracked is None else {player: Units(tracked) for player in part["players"]},
    )


def is_one(part: dict, position: Position) -> bool:
    """Rules 5 to 8 of the definition."""
    if any(has_cards_in_play(part, position, player) for player in part["players"]):
        return False
    if position.step == "invasion":
        owners = Counter((system, place) for (system, place, _), units in position.units.items() if place != SPACE and units)
        if any(number > 1 for number in owners.values()):
            return False
    if position.step in LATE_STEPS and len(fleets(position)) > 1:
        return False
    return position.step != "space-combat" or not over(position)


def has_cards_in_play(part: dict, position: Position, player: str) -> bool:
    """Rule 8: cards that change the answer by being on the board."""
    facts = part.get("facts", {}).get(player, {})
    for system in position.planets:
        space = position.at(system, SPACE, player)
        if any(space[unit] for unit in STRUCTURES) or (space["mech"] and has_odd_mechs(facts)):
            return True
        docks = has_dock(position, player, system)
        if docks and has_floating_docks(facts):
            return True
        if space["fighter"] and (docks or has_fighter_upgrade(facts)):
            return True
    return False


def brings_cards_in(part: dict, position: Position, kind: str, action: Any) -> bool:
    """The actions that rule 8 leaves out."""
    if kind not in ("place", "move"):
        return False
    facts = part.get("facts", {}).get(action.player, {})
    to = action.system if kind == "place" else action.to
    named: Counter = Counter()
    for units in [action.units] if kind == "place" else [cargo.units for ship in action.ships for cargo in ship.cargo]:
        named.update(units)
    if named["mech"] and has_odd_mechs(facts):
        return True
    if kind == "place" and named["space-dock"]:
        return has_floating_docks(facts) or bool(position.at(to, SPACE, action.player)["fighter"])
    exempt = has_dock(position, action.player, to) or has_fighter_upgrade(facts)
    return bool(named["fighter"]) and exempt and (kind == "move" or action.place == SPACE)


def has_dock(position: Position, player: str, system: str) -> bool:
    return any(position.at(system, place, player)["space-dock"] for place in (SPACE, *position.planets[system]))


def has_odd_mechs(facts: dict) -> bool:
    return facts.get("faction") in ("argent", "naaz")


def has_floating_docks(facts: dict) -> bool:
    return facts.get("faction") == "saar"


def has_fighter_upgrade(facts: dict) -> bool:
    return any(card in ("fighter-2", "naalu-fighter-2") for card in facts.get("upgrades", []))


def reached(part: dict) -> Iterator[Position]:
    board = {
        (system, place, player): Units(units)
        for system, places in part["from"].items() for place, area in places.items() for player, units in area.items()
    }
    start = make_position(part, board, None, None)
    seen = {position_text(start)}
    waiting = deque([start])
    while waiting:
        position = waiting.popleft()
        yield position
        for kind, action in actions_in(part, position):
            if kind == "check":
                continue
            verdict = JUDGES[kind](position, action, CURRENT)
            if isinstance(verdict, Illegal) or not is_one(part, verdict.position):
                continue
            text = position_text(verdict.position)
            if text not in seen:
                seen.add(text)
                waiting.append(verdict.position)


def over(position: Position) -> List[Tuple[str, str]]:
    """The players who are over, each with the system: counted here, and not by the engine."""
    return [(player, system) for system in position.planets for player in position.capacity if is_over(position, player, system)]


def is_over(position: Position, player: str, system: str) -> bool:
    if position.step == "space-combat" and position.active.system == system:
        return False
    units = position.at(system, SPACE, player)
    room = sum((position.capacity[player][unit] or 0) * number for unit, number in units.items() if unit in SHIPS)
    return sum(units[unit] for unit in CARRIED) > room


def has_ships(position: Position, player: str, system: str) -> bool:
    return any(unit in SHIPS and number for unit, number in position.at(system, SPACE, player).items())


def fleets(position: Position) -> List[str]:
    """The players with ships in the active system."""
    if position.active is None:
        return []
    return [player for player in position.capacity if has_ships(position, player, position.active.system)]


# Actions.


def actions_in(part: dict, position: Position) -> Iterator[Tuple[str, Any]]:
    debtors = over(position)
    for kind in part["actions"]:
        if debtors and kind not in ("check", "remove", "end-combat", "advance", "land"):
            continue
        due = bool(debtors) and is_due(position, debtors)
        if debtors and kind in ("advance", "land") and not due:
            continue
        for action in MAKERS[kind](part, position, due):
            if not brings_cards_in(part, position, kind, action):
                yield kind, action


def is_due(position: Position, debtors: List[Tuple[str, str]]) -> bool:
    if position.active is None or not any(system == position.active.system for _, system in debtors):
        return False
    if position.step == "move-ships":
        came = any(position.at(position.active.system, SPACE, position.active.player).values())
        return came and any(player != position.active.player for player in fleets(position))
    if position.step == "space-cannon-offense":
        return len(fleets(position)) > 1
    return position.step == "end-of-space-combat"


def areas(part: dict) -> Iterator[Tuple[str, str]]:
    return product(part["players"], part["systems"])


def checks(part: dict, position: Position, _: bool) -> Iterator[Check]:
    if position.step != "space-combat":
        yield from (Check(player, system) for player, system in areas(part))


def removals(part: dict, position: Position, _: bool) -> Iterator[Remove]:
    for player, system in areas(part):
        there = position.at(system, SPACE, player)
        yield from (Remove(player, system, SPACE, units) for units in some_of(there))
        yield from (Remove(player, system, SPACE, Units({unit: there[unit] + 1})) for unit in CARRIED if there[unit])
        for planet in position.planets[system]:
            yield from (Remove(player, system, planet, units) for units in some_of(position.at(system, planet, player)))


def losses(part: dict, position: Position, _: bool) -> Iterator[Lose]:
    for player, system in areas(part):
        if position.step != "space-combat" or position.active.system == system:
            yield from (Lose(player, system, units) for units in some_of(position.at(system, SPACE, player)))


def placements(part: dict, position: Position, _: bool) -> Iterator[Place]:
    if position.step not in (None, "move-ships", "production"):
        return
    for player, system in areas(part):
        late = position.step == "production" and position.active.system == system
        meets = late and any(other != player for other in fleets(position))
        placed = [unit for unit in part["space"] if unit not in STRUCTURES and not (meets and unit in SHIPS)]
        for number in range(1, part.get("placing", 1) + 1):
            chosen = (Units(units) for units in combinations_with_replacement(placed, number))
            yield from (Place(player, system, SPACE, units) for units in chosen if in_reserve(position, player, units))
        for planet in free_planets(part, position, player, system):
            chosen = (Units({unit: 1}) for unit in part["planets"])
            yield from (Place(player, system, planet, units) for units in chosen if in_reserve(position, player, units))


def in_reserve(position: Position, player: str, units: Units) -> bool:
    return not position.tracks(player) or all(position.off_board(player)[unit] >= number for unit, number in units.items())


def landings(part: dict, position: Position, due: bool) -> Iterator[Land]:
    if position.step not in (None, "invasion") and not due:
        return
    for player, system in areas(part):
        if position.step is not None and position.active != (player, system):
            continue
        forces = Units({unit: number for unit, number in position.at(system, SPACE, player).items() if unit in GROUND_FORCES})
        for planet in free_planets(part, position, player, system):
            yield from (Land(player, system, planet, units) for units in some_of(forces))


def free_planets(part: dict, position: Position, player: str, system: str) -> List[str]:
    return [
        planet for planet in position.planets[system]
        if not any(position.at(system, planet, other) for other in part["players"] if other != player)
    ]


def advances(_: dict, position: Position, __: bool) -> Iterator[Advance]:
    meets = len(fleets(position)) > 1
    ahead = {
        "move-ships": ["space-cannon-offense"] + (["space-combat"] if meets else []),
        "space-cannon-offense": ["space-combat" if meets else "invasion"],
        "end-of-space-combat": ["invasion", "production"],
        "invasion": ["production"],
    }
    yield from map(Advance, ahead.get(position.step or "", []))


def endings(_: dict, position: Position, __: bool) -> Iterator[EndCombat]:
    if position.step != "space-combat" or fleets(position):
        yield EndCombat()


def moves(part: dict, position: Position, _: bool) -> Iterator[Move]:
    if position.step not in (None, "move-ships"):
        return
    for player, to in areas(part):
        if position.step is None or position.active == (player, to):
            for ships in convoys(part, position, player, to):
                yield Move(player, to, ships)


def convoys(part: dict, position: Position, player: str, to: str) -> Iterator[List[ShipMove]]:
    ships = [
        (ship, origin)
        for origin in part["systems"] if origin != to
        for ship, number in position.at(origin, SPACE, player).items() if number and ship in SHIPS and ship != "fighter"
    ]
    loaded = []
    for ship, origin in ships:
        odd = [
            Cargo(origin, place, Units({unit: 1}))
            for place in (SPACE, *position.planets[origin])
            for unit, number in position.at(origin, place, player).items() if number and unit not in CARRIED
        ]
        yield from ([ShipMove(ship, origin, [cargo])] for cargo in odd)
        plain = [ShipMove(ship, origin, cargo) for cargo in loads(part, position, player, ship, origin, to)]
        yield from ([moved] for moved in plain)
        loaded += plain
    if part["convoy"] == 2:
        for one, other in combinations_with_replacement(loaded, 2):
            same = (one.ship, one.origin) == (other.ship, other.origin)
            if not same or position.at(one.origin, SPACE, player)[one.ship] > 1:
                yield [one, other]


def loads(part: dict, position: Position, player: str, ship: str, origin: str, to: str) -> Iterator[List[Cargo]]:
    spots = [(system, place) for system in (origin, to) for place in (SPACE, *position.planets[system])]
    stock = [(spot, unit, position.at(*spot, player)[unit]) for spot in spots for unit in CARRIED]
    stock = [(spot, unit, number) for spot, unit, number in stock if number]
    most = (part["values"][player][ship] or 0) + 1
    for numbers in product(*(range(number + 1) for _, _, number in stock)):
        if sum(numbers) <= most:
            cargo: Dict[Tuple[str, str], Units] = {}
            for (spot, unit, _), number in zip(stock, numbers):
                if number:
                    cargo.setdefault(spot, Units())[unit] = number
            yield [Cargo(system, place, units) for (system, place), units in cargo.items()]


def some_of(units: Units) -> Iterator[Units]:
    kinds = [(unit, number) for unit, number in units.items() if number]
    for numbers in product(*(range(number + 1) for _, number in kinds)):
        if any(numbers):
            yield Units({unit: taken for (unit, _), taken in zip(kinds, numbers) if taken})


MAKERS = {
    "check": checks, "move": moves, "remove": removals, "lose": losses,
    "place": placements, "land": landings, "advance": advances, "end-combat": endings,
}


# Renaming.


class Renaming(NamedTuple):
    players: Dict[str, str]
    systems: Dict[str, str]
    places: Dict[Tuple[str, str], str]
    """A planet's new name, by its system's old name and its own."""

    def place(self, system: str, place: str) -> str:
        return self.places.get((system, place), place)


def renamings(part: dict) -> List[Renaming]:
    systems = list(part["systems"])
    found = []
    facts = part.get("facts", {})
    for players in permutations(part["players"]):
        if any(facts.get(old, {}) != facts.get(new, {}) for old, new in zip(part["players"], players)):
            continue
        for order in permutations(systems):
            pairs = list(zip(systems, order))
            if any(len(part["systems"][old]) != len(part["systems"][new]) for old, new in pairs):
                continue
            for orders in product(*(permutations(part["systems"][new]) for _, new in pairs)):
                places = {
                    (old, planet): name
                    for (old, _), names in zip(pairs, orders) for planet, name in zip(part["systems"][old], names)
                }
                found.append(Renaming(dict(zip(part["players"], players)), dict(pairs), places))
    return found


def keeps_active(renaming: Renaming, position: Position) -> bool:
    return position.active is None or renaming.players[position.active.player] == position.active.player


def renamed(renaming: Renaming, position: Position) -> Position:
    active = position.active
    return Position(
        step=position.step,
        active=None if active is None else Active(renaming.players[active.player], renaming.systems[active.system]),
        capacity=position.capacity,
        planets=position.planets,
        units={
            (renaming.systems[system], renaming.place(system, place), renaming.players[player]): units
            for (system, place, player), units in position.units.items()
        },
        reinforcements=position.reinforcements,
    )


def firsts(actions: Iterable[Tuple[str, Any]], same: List[Renaming]) -> Iterator[Tuple[str, Any]]:
    for kind, action in actions:
        text = action_text(kind, action)
        if all(action_text(kind, renamed_action(kind, renaming, action)) >= text for renaming in same):
            yield kind, action


def renamed_action(kind: str, renaming: Renaming, action: Any) -> Any:
    if kind in ("advance", "end-combat"):
        return action
    player = renaming.players[action.player]
    if kind == "move":
        ships = [
            ShipMove(ship, renaming.systems[origin], [
                Cargo(renaming.systems[system], renaming.place(system, place), units) for system, place, units in cargo
            ])
            for ship, origin, cargo in action.ships
        ]
        return Move(player, renaming.systems[action.to], ships)
    changed = action._replace(player=player, system=renaming.systems[action.system])
    if kind in ("remove", "place"):
        return changed._replace(place=renaming.place(action.system, action.place))
    return changed._replace(planet=renaming.place(action.system, action.planet)) if kind == "land" else changed


# Texts.


def position_text(position: Position) -> str:
    words = unit_words(position)
    if position.step is not None:
        words.append(f"step={position.step}")
    if position.active is not None:
        words.append(f"active={position.active.player}/{position.active.system}")
    return " ".join(sorted(words))


def unit_words(position: Position) -> List[str]:
    board = [
        f"{player}/{system}/{place}/{unit}={number}"
        for (system, place, player), units in position.units.items() for unit, number in units.items() if number
    ]
    off = [
        f"{player}/reinforcements/{unit}={number}"
        for player, units in (position.reinforcements or {}).items() for unit, number in units.items() if number
    ]
    return board + off


def action_text(kind: str, action: Any) -> str:
    if kind == "move":
        return " ".join(["move", action.player, action.to, *sorted(map(ship_text, action.ships))])
    if kind == "check":
        return f"check {action.player} {action.system}"
    if kind == "lose":
        return f"lose {action.player} {action.system} {units_text(action.units)}"
    if kind in ("remove", "place"):
        return f"{kind} {action.player} {action.system}/{action.place} {units_text(action.units)}"
    if kind == "land":
        return f"land {action.player} {action.system}/{action.planet} {units_text(action.units)}"
    return f"advance {action.to}" if kind == "advance" else "end-combat"


def ship_text(moved: ShipMove) -> str:
    cargo = [f"{system}/{place}/{unit}={number}" for system, place, units in moved.cargo for unit, number in units.items()]
    return f"{moved.ship}@{moved.origin}[{','.join(sorted(cargo))}]"


def units_text(units: Units) -> str:
    return ",".join(sorted(f"{unit}={number}" for unit, number in units.items() if number))


def answer_text(kind: str, answer: Any) -> str:
    if kind == "check":
        return f"capacity={answer['capacity']} counted={answer['counted']} excess={answer['excess']}"
    if isinstance(answer, Illegal):
        return "illegal"
    words = unit_words(answer.position)
    words += [f"owes={debt.player}/{debt.system}/{debt.count}/{units_text(debt.units)}" for debt in answer.debts]
    if "winner" in answer.says:
        words.append(f"winner={answer.says['winner'] or '-'}")
    return " ".join(["legal", *sorted(words)])


if __name__ == "__main__":
    CATALOGUE = json.load(open(sys.argv[1], encoding="utf-8")) if len(sys.argv) > 1 else []
    print(json.dumps(count_scope(json.load(sys.stdin), CATALOGUE), indent=2))

#!/usr/bin/env python3
"""
An engine that follows the article like faithful.py, and also plays the cards that change the answer by being on the board.

A suite that judges the article alone must not ask about positions in which such a card matters: this engine must pass everything.
`with_cards.py units.json` also knows the printed capacity values; `run-suite units --json` prints that file. Python 3.9 or later,
nothing else.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field, fields
from typing import Any, Dict, List, Mapping, Optional

import faithful
from counter import printed
from faithful import in_combat, only, total, written
from jsonrpc import NO_SUCH_METHOD, RpcError, serve
from wire import ACTIONS, SHIPS, SPACE, Position, ShipMove, Units, read_request, record

CATALOGUE: List[dict] = []

EXEMPT_FIGHTERS = 3
"""Fighters in its system that a space dock leaves out of the count."""

EXEMPT_FIGHTERS_CABAL = {False: 6, True: 12}
"""The same for a Dimensional Tear, and for a Dimensional Tear II."""

ARTICLE = {
    name: getattr(faithful, name)
    for name in ("capacity_value", "combined_capacity", "overloaded", "players_with_ships", "removable")
}


@dataclass(frozen=True)
class PositionWithCards(Position):
    facts: Mapping[str, dict] = field(default_factory=dict)
    """What is known of each player: faction and upgrades."""


def facts_of(position: Position, player: str) -> dict:
    return position.facts.get(player, {}) if isinstance(position, PositionWithCards) else {}


def has_upgrade(position: Position, player: str, upgrade: str) -> bool:
    return upgrade in facts_of(position, player).get("upgrades", [])


# The cards.


def exempt_fighters(position: Position, player: str, system: str) -> int:
    """Space docks leave fighters out of the count; Fighter II without room count against the fleet pool instead."""
    if has_upgrade(position, player, "fighter-2") or has_upgrade(position, player, "naalu-fighter-2"):
        limited = ARTICLE["removable"](position, player, system)
        return min(limited["fighter"], max(0, total(limited) - combined_capacity(position, player, system)))
    docks = sum(position.at(system, place, player)["space-dock"] for place in (SPACE, *position.planets.get(system, ())))
    faction = facts_of(position, player).get("faction")
    if faction == "saar":
        return 0
    if faction == "cabal":
        return docks * EXEMPT_FIGHTERS_CABAL[has_upgrade(position, player, "cabal-space-dock-2")]
    return docks * EXEMPT_FIGHTERS


def are_mechs_free(position: Position, player: str, system: str) -> bool:
    """Aerie Sentinel (Argent Flight): not counted beside an own ship that has a capacity value."""
    ships = only(SHIPS, position.at(system, SPACE, player))
    is_argent = facts_of(position, player).get("faction") == "argent"
    return is_argent and any(capacity_value(position, player, ship) is not None for ship in ships)


def removable(position: Position, player: str, system: str) -> Units:
    """R3.1, R3.2: what counts, and so what may have to go."""
    limited = ARTICLE["removable"](position, player, system)
    free = Units({"fighter": exempt_fighters(position, player, system)})
    if are_mechs_free(position, player, system):
        free["mech"] = limited["mech"]
    return limited - free


def overloaded(position: Position, player: str, moved: ShipMove) -> bool:
    """R1: an Aerie Sentinel takes up no room in a ship that has a capacity value."""
    value = capacity_value(position, player, moved.ship)
    is_free = value is not None and facts_of(position, player).get("faction") == "argent"
    load = sum(total(cargo.units) - (cargo.units["mech"] if is_free else 0) for cargo in moved.cargo)
    return load > (value or 0)


def players_with_ships(position: Position, system: str) -> List[str]:
    """Eidolons (Naaz-Rokha) in the space area are ships during a space combat."""
    ships = ARTICLE["players_with_ships"](position, system)
    if not in_combat(position, system):
        return ships
    mechs = [player for player in position.players_in(system) if position.at(system, SPACE, player)["mech"]]
    return ships + [player for player in mechs if player not in ships and facts_of(position, player).get("faction") == "naaz"]


def combined_capacity(position: Position, player: str, system: str) -> int:
    """R2: a Floating Factory (Saar) in the space area adds its value."""
    factories = position.at(system, SPACE, player)["space-dock"] if facts_of(position, player).get("faction") == "saar" else 0
    value = 5 if has_upgrade(position, player, "saar-space-dock-2") else 4
    return ARTICLE["combined_capacity"](position, player, system) + factories * value


def capacity_value(position: Position, player: str, ship: str) -> Optional[int]:
    """R0: a stated value wins; otherwise what the player's card prints."""
    facts = facts_of(position, player)
    if ship not in position.capacity.get(player, {}) and CATALOGUE and ("faction" in facts or "upgrades" in facts):
        return printed(facts, ship, CATALOGUE)
    return ARTICLE["capacity_value"](position, player, ship)


for changed in (capacity_value, combined_capacity, overloaded, players_with_ships, removable):
    setattr(faithful, changed.__name__, changed)


class Engine(faithful.Engine):
    name = "with cards"

    def answer(self, method: str, params: Any) -> dict:
        if method == "hello":
            printed_too = ["printed-capacity"] if CATALOGUE else []
            said = self.hello(record(params, "params"))
            return {**said, "features": [*said["features"], *printed_too]}
        if method not in ACTIONS:
            raise RpcError(NO_SUCH_METHOD, f"no method {method}")
        position, action = read_request(method, params)
        position = with_facts(position, params["position"]["players"])
        return faithful.check(position, action) if method == "check" else written(self.judge(method, position, action))


def with_facts(position: Position, players: Dict[str, dict]) -> PositionWithCards:
    return PositionWithCards(**{each.name: getattr(position, each.name) for each in fields(position)}, facts=players)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        CATALOGUE = json.load(open(sys.argv[1], encoding="utf-8"))
    serve(Engine().answer)

#!/usr/bin/env python3
"""
A combat calculator, and the adapter through which it is asked.

The calculator adds up one player's fleet in one space area, and knows nothing else: no systems, planets, steps or other
players. The adapter only translates. What the calculator has no words for is declined, never judged in its place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict

from jsonrpc import BAD_PARAMS, NO_SUCH_METHOD, RpcError, declined, serve

# The calculator.

NO_CAPACITY = 0
"""How this calculator writes down that a ship has no capacity value."""


@dataclass
class Fleet:
    """A fleet as its user types it in: how many of each unit, and what the ships hold."""

    ships: Dict[str, int] = field(default_factory=dict)
    holds: Dict[str, int] = field(default_factory=dict)
    fighters: int = 0
    infantry: int = 0
    mechs: int = 0

    def capacity(self) -> int:
        """R2: the holds of all ships together."""
        return sum(number * self.holds[ship] for ship, number in self.ships.items())

    def aboard(self) -> int:
        """R2: fighters and ground forces count alike."""
        return self.fighters + self.infantry + self.mechs

    def excess(self) -> int:
        """R3: what is too much."""
        return max(0, self.aboard() - self.capacity())


# The adapter.

SHIPS = ("carrier", "cruiser", "destroyer", "dreadnought", "flagship", "war-sun")
LIMITED = ("fighter", "infantry", "mech")


def answer(method: str, params: Any) -> dict:
    """The result of one request. Raises RpcError where it is declined, malformed or unknown."""
    if method == "hello":
        return hello(params)
    if method != "check":
        raise RpcError(NO_SUCH_METHOD, f"a calculator does not {method}")
    try:
        fleet = fleet_in(params["position"], params["action"]["player"], params["action"]["system"])
        return {"capacity": fleet.capacity(), "counted": fleet.aboard(), "excess": fleet.excess()}
    except (KeyError, TypeError, AttributeError) as fault:
        raise RpcError(BAD_PARAMS, f"malformed params: {type(fault).__name__} {fault}") from fault


def hello(params: dict) -> dict:
    """Any edition will do: they differ in nothing that a calculator counts."""
    if not isinstance(params, dict) or params.get("protocol") != 1 or params.get("edition") not in EDITIONS:
        raise RpcError(BAD_PARAMS, "unknown edition or protocol")
    return {
        "protocol": 1,
        "name": "calculator",
        "version": "1.0.0",
        "language": "python",
        "answers": ["check"],
        "steps": [],
        "features": ["stated-capacity", "mechs"],
    }


EDITIONS = ["lrr-1.1", "lrr-1.2", "lrr-1.3", "lrr-2.0", "current"]


def fleet_in(position: dict, player: str, system: str) -> Fleet:
    """The player's units in the space area of the system, in the calculator's words."""
    if position.get("step") == "space-combat" and position.get("active", {}).get("system") == system:
        raise declined("no combat under way in this calculator")
    there = position["systems"].get(system, {})
    if any(area.get(player) for area in there.get("planets", {}).values()):
        raise declined("no planets in this calculator")
    units = there.get("space", {}).get(player, {})
    capacity = position["players"].get(player, {}).get("capacity", {})
    return fleet_of(units, capacity)


def fleet_of(units: dict, capacity: dict) -> Fleet:
    """Raises RpcError (declined) at what the calculator has no field for."""
    for unit in units:
        if unit not in SHIPS + LIMITED:
            raise declined(f"no {unit} in this calculator")
    if capacity.get("fighter") is not None:
        raise declined("no fighters with capacity in this calculator")
    ships = {ship: units[ship] for ship in SHIPS if ship in units}
    if any(ship not in capacity for ship in ships):
        raise declined("no printed values in this calculator")
    return Fleet(
        ships=ships,
        holds={ship: NO_CAPACITY if capacity[ship] is None else capacity[ship] for ship in ships},
        fighters=units.get("fighter", 0),
        infantry=units.get("infantry", 0),
        mechs=units.get("mech", 0),
    )


if __name__ == "__main__":
    serve(answer)

#!/usr/bin/env python3
"""
An engine that removes excess units at once where their owner has nothing to choose, and asks where there is a choice.

It judges by faithful.py. The contract takes its answers for right; Python 3.9 or later, nothing else.
"""

from __future__ import annotations

from typing import Any

from faithful import Debt, Engine, Illegal, Legal, Verdict, debts_in, is_choice
from jsonrpc import serve
from wire import SPACE, Position, Units


class AtOnce(Engine):
    name = "at-once"

    def judge(self, method: str, position: Position, action: Any) -> Verdict:
        before = settled_before(position) if method == "advance" else position
        verdict = super().judge(method, before, action)
        return verdict if isinstance(verdict, Illegal) else settled_after(verdict)


def settled_before(position: Position) -> Position:
    """Where only forced removals are owed, such an engine would have made them before play could get here."""
    debts = debts_in(position)
    return position if any(map(is_choice, debts)) else with_removed(position, debts)


def settled_after(verdict: Legal) -> Legal:
    """The verdict with its forced removals carried out (R3); what is a choice stays owed (R3.1)."""
    forced = [debt for debt in verdict.debts if not is_choice(debt)]
    choices = [debt for debt in verdict.debts if is_choice(debt)]
    return verdict._replace(position=with_removed(verdict.position, forced), debts=choices)


def with_removed(position: Position, forced: list[Debt]) -> Position:
    for debt in forced:
        units = those_of(debt)
        position = position.taken(debt.system, SPACE, debt.player, units).returned(debt.player, units)
    return position


def those_of(debt: Debt) -> Units:
    """The only answer to a forced removal: all units, or so many of the one kind."""
    return Units({unit: min(number, debt.count) for unit, number in debt.units.items()})


if __name__ == "__main__":
    serve(AtOnce().answer)

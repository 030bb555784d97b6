"""Lets calls take turns on one thread.

Vabamorf uses one core whatever their number, and threads that hand the interpreter's lock to each other in
the middle of a batch take a fifth more time than one that does it all.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")

# A small call waits so long, and until the item under way is done, for each other one that is under way.
TURN_S = 0.02

_analyser = ThreadPoolExecutor(max_workers=1, thread_name_prefix="analyser")


async def answer_in_turns(answer: Callable[[Item], Answer], items: Sequence[Item]) -> list[Answer]:
    """The answers to the items, in their order. Other calls are answered in between."""
    answers: list[Answer] = []
    while len(answers) < len(items):
        turn = asyncio.get_running_loop().run_in_executor(_analyser, _take_turn, answer, items, len(answers))
        answers += await turn
    return answers


def _take_turn(answer: Callable[[Item], Answer], items: Sequence[Item], start: int) -> list[Answer]:
    end = time.perf_counter() + TURN_S
    answers = [answer(items[start])]
    while start + len(answers) < len(items) and time.perf_counter() < end:
        answers.append(answer(items[start + len(answers)]))
    return answers

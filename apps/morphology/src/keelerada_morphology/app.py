"""The calls. Each takes a batch and answers in its order."""

import gc
import platform
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version

import orjson
from fastapi import FastAPI, Response

from keelerada_morphology import estonian, russian
from keelerada_morphology import requests as wire
from keelerada_morphology.refusals import BodyLimit, FailureReport, add_refusals
from keelerada_morphology.turns import answer_in_turns
from keelerada_morphology.vabamorf import read_lexicon_name


def create_app() -> FastAPI:
    app = FastAPI(title="Keelerada morphology", docs_url=None, redoc_url=None, lifespan=_start)
    add_refusals(app)
    app.add_middleware(BodyLimit, max_bytes=wire.MAX_BODY_BYTES)
    app.add_middleware(FailureReport)
    _add_estonian(app)

    @app.post("/russian/analyse")
    async def analyse_russian(batch: wire.WordsRequest) -> Response:
        return _answer({"words": await answer_in_turns(russian.analyse_word, batch.words)})

    @app.get("/health")
    async def tell_health() -> Response:
        # Takes a turn of its own: an analyser that hangs in one word answers nothing here either.
        await answer_in_turns(str, [""])
        return _answer({"status": "ok", "versions": _read_versions()})

    return app


def _add_estonian(app: FastAPI) -> None:
    @app.post("/estonian/analyse")
    async def analyse(batch: wire.AnalyseRequest) -> Response:
        groups = [batch.forms[start : start + _GROUP] for start in range(0, len(batch.forms), _GROUP)]
        answers = await answer_in_turns(estonian.analyse_forms, groups)
        return _answer({"forms": [answer for group in answers for answer in group]})

    @app.post("/estonian/spell")
    async def spell(batch: wire.WordsRequest) -> Response:
        def answer(word: str) -> bool:
            return estonian.check_spelling(word, with_suggestions=False)[0]

        return _answer({"words": await answer_in_turns(answer, batch.words)})

    @app.post("/estonian/suggest")
    async def suggest(batch: wire.SuggestRequest) -> Response:
        def answer(word: str) -> tuple[bool, list[str]]:
            return estonian.check_spelling(word, with_suggestions=True)

        return _answer({"words": await answer_in_turns(answer, batch.words)})

    @app.post("/estonian/synthesise")
    async def synthesise(batch: wire.SynthesiseRequest) -> Response:
        def answer(item: wire.Synthesis) -> list[str]:
            return estonian.synthesise(item.lemma, item.form, item.part_of_speech, item.hint)

        return _answer({"items": await answer_in_turns(answer, batch.items)})


# Forms analysed together: enough to fill Vabamorf's lists, and done in a part of a turn.
_GROUP = 64

# New objects before the interpreter looks for cycles among them. Answers are tuples of strings without any:
# with the usual 700 the search takes five to ten hundredths of the analysis.
_COLLECT_AFTER = 50_000


@asynccontextmanager
async def _start(_app: FastAPI) -> AsyncIterator[None]:
    estonian.analyse_form(estonian.NEUTRAL_MARK, True)  # loads the lexicon before the port is told
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(_COLLECT_AFTER)
    yield


def _answer(content: object) -> Response:
    return Response(orjson.dumps(content), media_type="application/json")


@cache
def _read_versions() -> dict[str, str]:
    packages = ("estnltk", "pymorphy3", "pymorphy3-dicts-ru")
    return {
        "python": platform.python_version(),
        "vabamorfLexicon": read_lexicon_name(),
        **{name: version(name) for name in packages},
    }

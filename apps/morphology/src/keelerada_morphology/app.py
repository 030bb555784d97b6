"""The calls. Each takes a batch and answers in its order."""

import platform
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version

import anyio.to_thread
import orjson
from fastapi import FastAPI, Response

from keelerada_morphology import estonian, russian
from keelerada_morphology import requests as wire
from keelerada_morphology.refusals import BodyLimit, FailureReport, add_refusals
from keelerada_morphology.vabamorf import read_lexicon_name

# Vabamorf uses one core whatever their number; a few let a small batch pass while a long one runs.
THREADS = 4


def create_app() -> FastAPI:
    app = FastAPI(title="Keelerada morphology", docs_url=None, redoc_url=None, lifespan=_start)
    add_refusals(app)
    app.add_middleware(BodyLimit, max_bytes=wire.MAX_BODY_BYTES)
    app.add_middleware(FailureReport)
    _add_estonian(app)

    @app.post("/russian/analyse")
    def analyse_russian(batch: wire.WordsRequest) -> Response:
        return _answer({"words": [russian.analyse_word(word) for word in batch.words]})

    @app.get("/health")
    async def tell_health() -> Response:
        return _answer({"status": "ok", "versions": _read_versions()})

    return app


def _add_estonian(app: FastAPI) -> None:
    @app.post("/estonian/analyse")
    def analyse(batch: wire.AnalyseRequest) -> Response:
        return _answer(
            {"forms": [estonian.analyse_form(item.form, item.is_sentence_initial) for item in batch.forms]}
        )

    @app.post("/estonian/disambiguate")
    def disambiguate(batch: wire.DisambiguateRequest) -> Response:
        return _answer({"sentences": [estonian.disambiguate_sentence(words) for words in batch.sentences]})

    @app.post("/estonian/spell")
    def spell(batch: wire.WordsRequest) -> Response:
        return _answer({"words": [estonian.check_spelling(word, False)[0] for word in batch.words]})

    @app.post("/estonian/suggest")
    def suggest(batch: wire.SuggestRequest) -> Response:
        return _answer({"words": [estonian.check_spelling(word, True) for word in batch.words]})

    @app.post("/estonian/synthesise")
    def synthesise(batch: wire.SynthesiseRequest) -> Response:
        return _answer(
            {
                "items": [
                    estonian.synthesise(item.lemma, item.form, item.part_of_speech, item.hint)
                    for item in batch.items
                ]
            }
        )

    @app.post("/estonian/syllabify")
    def syllabify(batch: wire.WordsRequest) -> Response:
        return _answer({"words": [estonian.syllabify(word) for word in batch.words]})


@asynccontextmanager
async def _start(_app: FastAPI) -> AsyncIterator[None]:
    anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
    estonian.analyse_form(estonian.NEUTRAL_WORD, True)  # loads the lexicon before the port is told
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

import threading
import time

from conftest import Worker, start_worker
from keelerada_morphology.requests import MAX_BODY_BYTES, MAX_WORD_LENGTH, MAX_WORDS


def test_tells_its_health_and_versions(worker: Worker) -> None:
    status, content = worker.call("/health")
    assert status == 200
    assert content["status"] == "ok"
    assert content["versions"]["vabamorfLexicon"] == "2020-01-22_sp"


def test_analyses_estonian_forms_in_their_order(worker: Worker) -> None:
    forms = [("Külvan", True), ("Külvan", False), ("New York", False), ("ja", False)]
    status, content = worker.call("/estonian/analyse", {"forms": forms})
    assert status == 200
    initial, inside, _, last = content["forms"]
    assert len(inside[1]) > len(initial[1])
    assert last == [True, [["ja", "ja", "0", "", "J", ""]]]


def test_a_small_call_need_not_wait_for_the_end_of_a_large_one(worker: Worker) -> None:
    forms = [(f"Kvurtsud{number}dega", False) for number in range(MAX_WORDS)]
    answers: list[int] = []

    def analyse_many() -> None:
        answers.append(len(worker.call("/estonian/analyse", {"forms": forms})[1]["forms"]))

    large = threading.Thread(target=analyse_many)
    large.start()
    time.sleep(0.1)
    for _ in range(3):
        assert worker.call("/estonian/spell", {"words": ["raamat"]}) == (200, {"words": [True]})
    assert answers == []
    large.join()
    assert answers == [MAX_WORDS]


def test_spells_suggests_and_synthesises(worker: Worker) -> None:
    assert worker.call("/estonian/spell", {"words": ["raamat", "ramat"]}) == (200, {"words": [True, False]})
    status, content = worker.call("/estonian/suggest", {"words": ["raamat", "ramat"]})
    assert status == 200
    assert content["words"][0] == [True, []]
    assert "raamat" in content["words"][1][1]
    items = [{"lemma": "palk", "form": "sg kom", "partOfSpeech": "S", "hint": "palga"}]
    assert worker.call("/estonian/synthesise", {"items": items}) == (200, {"items": [["palgaga"]]})


def test_analyses_russian_words(worker: Worker) -> None:
    status, content = worker.call("/russian/analyse", {"words": ["стали", ""]})
    assert status == 200
    assert {"стать", "сталь"} <= {reading[0] for reading in content["words"][0]}
    assert content["words"][1] == []


def test_reads_words_with_letters_that_have_no_name(worker: Worker) -> None:
    status, content = worker.call("/russian/analyse", {"words": ["\U000185d9", "привет\U000185d9"]})
    assert status == 200
    assert content["words"][0] == []


def test_lone_surrogates_and_control_characters_harm_no_other_word(worker: Worker) -> None:
    raw = rb'{"words": ["\ud800", "a\u0000b", "\ud83d\ude00", "raamat"]}'
    status, content = worker.call("/estonian/spell", raw=raw)
    assert status == 200
    assert content["words"][3] is True
    assert len(content["words"]) == 4


def test_words_that_are_names_of_python_objects_are_words(worker: Worker) -> None:
    words = ["constructor", "toString", "valueOf", *dir(object), *dir(dict)]
    forms = [(word, is_initial) for word in words for is_initial in (True, False)]
    status, content = worker.call("/estonian/analyse", {"forms": forms})
    assert (status, len(content["forms"])) == (200, len(forms))
    for path in ("/estonian/spell", "/estonian/suggest", "/russian/analyse"):
        status, content = worker.call(path, {"words": words})
        assert (status, len(content["words"])) == (200, len(words))
    items = [{"lemma": word, "form": "sg kom", "partOfSpeech": "S", "hint": word} for word in words]
    status, content = worker.call("/estonian/synthesise", {"items": items})
    assert (status, len(content["items"])) == (200, len(words))


def test_refuses_too_many_words_and_too_long_ones_with_the_limit(worker: Worker) -> None:
    status, content = worker.call("/estonian/spell", {"words": ["a"] * (MAX_WORDS + 1)})
    assert (status, content["code"], content["limit"]) == (413, "LIMIT_EXCEEDED", MAX_WORDS)
    status, content = worker.call("/russian/analyse", {"words": ["ok", "я" * (MAX_WORD_LENGTH + 1)]})
    assert (status, content["field"], content["limit"]) == (413, "words.1", MAX_WORD_LENGTH)


def test_refuses_a_body_over_the_limit(worker: Worker) -> None:
    status, content = worker.call("/estonian/spell", raw=b" " * (MAX_BODY_BYTES + 1))
    assert (status, content["code"]) == (413, "LIMIT_EXCEEDED")


def test_refuses_what_is_malformed_without_repeating_it(worker: Worker) -> None:
    for raw in (b"{", b"[]", b'{"words": "salakiri"}', b'{"words": [1]}', b'{"salakiri": []}', b"\xff"):
        status, content = worker.call("/estonian/spell", raw=raw)
        assert (status, content["code"]) == (400, "INVALID_REQUEST")
        assert "salakiri" not in content["message"]
    assert worker.call("/estonian/nothing", {})[0] == 404
    assert worker.call("/estonian/spell")[0] == 405


def test_ends_when_its_standard_input_closes_and_has_written_no_word_of_a_text() -> None:
    worker = start_worker()
    worker.call("/estonian/analyse", {"forms": [["kanaarilind", False]]})
    worker.call("/estonian/analyse", raw=b'{"forms": [["kanaarilind')
    output, errors = worker.process.communicate(timeout=5)
    assert worker.process.returncode == 0
    assert "kanaarilind" not in output + errors

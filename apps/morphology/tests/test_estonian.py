from keelerada_morphology import estonian
from keelerada_morphology.vabamorf import load_vabamorf


def lemmas(form: str, is_sentence_initial: bool = False) -> set[str]:
    return {reading[0] for reading in estonian.analyse_form(form, is_sentence_initial)[1]}


def test_gives_every_reading_of_an_ambiguous_form() -> None:
    is_known, readings = estonian.analyse_form("maja", False)
    assert is_known
    assert {reading[5] for reading in readings} == {"sg n", "sg g", "sg p"}
    assert {reading[:5] for reading in readings} == {("maja", "maja", "0", "", "S")}


def test_marks_compounds_clitics_and_endings() -> None:
    assert ("raamatukogu", "raamatu_kogu", "s", "ki", "S", "sg in") in estonian.analyse_form(
        "raamatukoguski", False
    )[1]


def test_gives_the_ma_form_as_the_lemma_of_a_verb() -> None:
    assert "minema" in lemmas("läks")


def test_guesses_unknown_words_and_says_that_they_are_unknown() -> None:
    is_known, readings = estonian.analyse_form("blogimiseks", False)
    assert not is_known or readings
    is_known, readings = estonian.analyse_form("kvurtsudega", False)
    assert not is_known
    assert any(reading[5] == "pl kom" for reading in readings)


def test_a_capitalised_form_has_more_name_readings_inside_a_sentence_than_at_its_start_or_the_same() -> None:
    forms = ["Külvan", "Maja", "Tallinn", "Rääkige"]
    assert any(lemmas(form) != lemmas(form, True) for form in forms)
    assert "Külvan" in lemmas("Külvan")
    assert "Külvan" not in lemmas("Külvan", True)


def test_tells_of_capitalised_forms_whether_the_dictionary_knows_them() -> None:
    for form in ("Raamatuga", "Tallinnas", "TALLINNAS", "Tõnis", "EESTI", "Kuressaare-Tartu"):
        assert estonian.analyse_form(form, False)[0], form
        assert estonian.analyse_form(form, True)[0], form
    for form in ("Kvurtsudega", "KVURTSUDEGA", "Zoom-is", "innerHTML"):
        assert not estonian.analyse_form(form, False)[0], form


def test_forms_given_together_are_read_as_each_alone() -> None:
    words = ["Külvan", "maja", "kvurtsudega", "Tallinnas", "läksid", "-", "jne.", "Rääkige", "(", "Maja"]
    words += ["kes?", "TÜ", "2020.", "a.", "raamatukoguski", "Kuressaare-Tartu", "ja/või", "", "kahe sõnaga"]
    words += ["õun\u0301", "Külvan", "ﬁrma", "²", "Мой", "日本"]
    forms = [(word, is_initial) for word in words * 3 for is_initial in (False, True)]
    assert estonian.analyse_forms(forms) == [estonian.analyse_form(*form) for form in forms]
    assert estonian.analyse_form("Külvan", False) != estonian.analyse_form("Külvan", True)


def test_readings_equal_those_of_estnltk_itself() -> None:
    analyser = load_vabamorf().Vabamorf.instance()
    for form in [
        "maja",
        "kes?",
        "raamatukoguski",
        "kvurtsud",
        "20",
        "?",
        "_",
        "saunameheks-tallimeheks",
        "läks",
        "ei",
        "ära",
        "17-",
        "lause__arv",
        "äärde",
        "arusaamatu",
    ]:
        reference = analyser.analyze([form], disambiguate=False, guess=True, propername=True)[0]["analysis"]
        keys = ("lemma", "root", "ending", "clitic", "partofspeech", "form")
        assert estonian.analyse_form(form, True)[1] == tuple(
            tuple(reading[key] for key in keys) for reading in reference
        )


def test_a_capitalised_form_inside_a_sentence_is_read_as_behind_any_word() -> None:
    analyser = load_vabamorf().Vabamorf.instance()
    for form in ["Külvan", "Maja", "Tallinnas", "Rääkige", "Kvurtsudega", "EESTI", "A.", "Läks", "McDonald"]:
        for word in ("on", "ja", "raamatutes"):
            reference = analyser.analyze([word, form], disambiguate=False)[1]["analysis"]
            readings = [(reading["root"], reading["form"]) for reading in reference]
            found = estonian.analyse_form(form, False)[1]
            assert [(root, code) for _, root, _, _, _, code in found] == readings


def test_the_short_way_for_known_lower_case_forms_leaves_nothing_out() -> None:
    analyser = load_vabamorf().Vabamorf.instance()
    for form in ["tuli", "peeti", "on", "suurem", "sai", "hallid", "kuus", "joonud", "tee", "läbi", "keda"]:
        reference = analyser.analyze([form], disambiguate=False, guess=True, propername=True)[0]["analysis"]
        assert len(estonian.analyse_form(form, False)[1]) == len(reference)


def test_disambiguates_in_the_sentence() -> None:
    sentence = estonian.disambiguate_sentence(["Ta", "läks", "kooli", "."])
    assert len(sentence) == 4
    assert {reading[5] for reading in sentence[2]} == {"adt"}
    assert estonian.disambiguate_sentence([]) == []


def test_an_empty_word_in_a_sentence_has_no_readings_and_does_not_crash_the_disambiguator() -> None:
    sentence = ["ARVAMA_7", "evaidlÕegi", "'", "", "Kang,"]
    assert [len(readings) > 0 for readings in estonian.disambiguate_sentence(sentence)] == [True] * 3 + [
        False,
        True,
    ]
    assert estonian.disambiguate_sentence([""]) == [()]


def test_spells_and_suggests_word_by_word() -> None:
    assert estonian.check_spelling("raamat", True) == (True, [])
    is_correct, suggestions = estonian.check_spelling("ramat", True)
    assert not is_correct
    assert "raamat" in suggestions
    assert estonian.check_spelling("ramat", False) == (False, [])


def test_synthesises_forms() -> None:
    assert estonian.synthesise("raamat", "pl p", "S") == ["raamatuid"]
    assert estonian.synthesise("palk", "sg kom", "S", "palga") == ["palgaga"]
    assert set(estonian.synthesise("palk", "sg kom", "S")) == {"palgaga", "palgiga"}
    assert estonian.synthesise("", "", "") == []


def test_no_input_stops_the_process_or_shifts_the_answers() -> None:
    marks = [
        "",
        " ",
        "-",
        "--",
        "/",
        "-/-",
        "=",
        "_",
        "+",
        "?",
        "~",
        "]",
        "<",
        "'",
        '"',
        "\n",
        "<s>",
        "</s>",
        "1/2",
    ]
    unseen = [
        "\x00",
        "a\x00b",
        "\ud800",
        "\u00ad",
        "\ufeff",
        "\u200b",
        "õ\u0303",
        "😀",
        "а",
        "New York",
        "-a",
        "a-",
    ]
    odd = [*marks, *unseen, "a" * 1000]
    for word in odd:
        estonian.analyse_form(word, False)
        estonian.analyse_form(word, True)
        estonian.check_spelling(word, True)
        estonian.synthesise(word, "sg g")
        estonian.synthesise("maja", word, word, word)
    assert len(estonian.disambiguate_sentence(odd)) == len(odd)
    assert lemmas("maja") == {"maja"}

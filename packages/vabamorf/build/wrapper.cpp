// The calls that the product makes of Vabamorf, each from strings to one string: fields between tabs, rows between line
// ends, words between empty rows. A string stays until the next call. No call throws: "!" says that one failed inside.
#include <emscripten.h>

#include <sstream>
#include <string>

#include "etmrf.h"
#include "proof.h"

bool FSCInit();

namespace {

CLinguistic *linguistic = nullptr;
std::string answer;

CFSWString widen(const std::string &text) { return CFSVar(text.c_str()).GetWString(); }

std::string narrow(const CFSWString &text) {
  CFSVar value(text);
  return static_cast<const char *>(value.GetAString());
}

void addRow(const CMorphInfo &reading) {
  answer += narrow(reading.m_szRoot) + '\t' + narrow(reading.m_szEnding) + '\t' + narrow(reading.m_szClitic) + '\t' +
            narrow(CFSWString(reading.m_cPOS)) + '\t' + narrow(reading.m_szForm) + '\n';
}

/** Runs `work`, which adds to the answer. */
template <class Work>
const char *answerBy(Work work) {
  answer.clear();
  try {
    work();
  } catch (...) {
    answer = "!";
  }
  return answer.c_str();
}

}  // namespace

extern "C" {

/** Reads the dictionary; 0, or 1 where it cannot be read. */
EMSCRIPTEN_KEEPALIVE int openDictionary(const char *path) {
  try {
    FSCInit();
    linguistic = new CLinguistic();
    linguistic->Open(path);
    // A guess switches abbreviations off for good: they are off from the start, so that no answer depends on earlier calls.
    linguistic->m_bAbbrevations = false;
    return 0;
  } catch (...) {
    return 1;
  }
}

/** Readings of words that follow each other, a word a line. */
EMSCRIPTEN_KEEPALIVE const char *analyse(const char *lines, int guesses, int takesNames) {
  return answerBy([&] {
    linguistic->m_bStem = false;
    linguistic->m_bPhonetic = true;  // the marks of compounds come along
    linguistic->m_bProperName = takesNames;
    linguistic->m_bGuess = guesses || takesNames;
    CFSArray<CPTWord> words;
    std::stringstream given(lines);
    for (std::string word; std::getline(given, word);) words.AddItem(widen(word));
    const CFSArray<CMorphInfos> found = linguistic->AnalyzeSentence(words);
    for (INTPTR word = 0; word < found.GetSize(); word++) {
      const CFSArray<CMorphInfo> &readings = found[word].m_MorphInfo;
      for (INTPTR reading = 0; reading < readings.GetSize(); reading++) addRow(readings[reading]);
      answer += '\n';
    }
  });
}

/** "1" where the speller accepts the word, else "0"; then, where they are wanted, its corrections, each behind a tab. */
EMSCRIPTEN_KEEPALIVE const char *checkSpelling(const char *text, int suggests) {
  return answerBy([&] {
    CPTWord word = widen(text);
    word.RemoveHyphens();
    word.RemovePunctuation();
    word.Trim();
    const bool isRight = word.m_szWord.IsEmpty() || linguistic->SpellWord(word.m_szWord) == SPL_NOERROR;
    answer = isRight ? "1" : "0";
    if (isRight || !suggests) return;
    const CFSWStringArray found = linguistic->Suggest(word.m_szWord);
    for (INTPTR place = 0; place < found.GetSize(); place++) answer += '\t' + narrow(found[place]);
  });
}

/** Forms of a lemma, each before a tab. */
EMSCRIPTEN_KEEPALIVE const char *synthesise(const char *lemma, const char *form, const char *partOfSpeech,
                                            const char *hint) {
  return answerBy([&] {
    linguistic->m_bGuess = true;
    linguistic->m_bPhonetic = false;
    CMorphInfo wanted;
    wanted.m_szRoot = widen(lemma);
    wanted.m_cPOS = *partOfSpeech == '\0' ? L'*' : widen(partOfSpeech)[0];
    wanted.m_szForm = widen(form);
    const CFSArray<CMorphInfo> found = linguistic->Synthesize(wanted, widen(hint));
    for (INTPTR place = 0; place < found.GetSize(); place++)
      answer += narrow(found[place].m_szRoot + found[place].m_szEnding + found[place].m_szClitic) + '\t';
  });
}
}

import type { Language } from '@keelerada/contract/fields/language';
import type { WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import { capitalise } from '@keelerada/estonian/capitalise';
import { NO_LABEL } from '@keelerada/estonian/labels/label';
import { labelWordClass } from '@keelerada/estonian/labels/word-class-labels';

/** A word of the text; its place in the list is its id. */
export interface AnalysedWord {
  /** As it stands in the text. */
  readonly original: string;
  /** In lower case, names with a capital: equal words are counted together. */
  readonly word: string;
  readonly lemma: string;
  /** For reading: joined by hyphens, or an en dash. */
  readonly syllableText: string;
  /** In lower case, without hyphens. */
  readonly syllables: readonly string[];
  readonly wordClass: string;
  readonly form: string;
  /** Place in the text; -1 if equal words are counted. */
  readonly start: number;
  /** More than 1 only if equal words are counted. */
  readonly count: number;
  /** Has letters of another alphabet, so nothing is known of it. */
  readonly isForeign: boolean;
}

/** Syllables are joined by one hyphen; a hyphen of the word itself makes it two. */
const SYLLABLE_HYPHEN = '--';
const LETTER = /\p{L}/u;
/** A capital that no hyphen goes before: the name is written in capitals, as NATO. */
const INNER_CAPITAL = /[^-]\p{Lu}/u;

/** The words of an answer. `language` is that of its labels. */
export function readWords(answer: WordAnalyserResponse, language: Language): readonly AnalysedWord[] {
  const nameClass = labelWordClass('PROPN', language);
  return answer.sonad.map((original, index) => {
    const lemma = answer.lemmad[index]!;
    const cut = answer.silbid[index]!;
    const wordClass = answer.sonaliigid[index]!;
    const fold = chooseCase(wordClass === nameClass, lemma);
    return {
      original,
      word: fold(original, '-'),
      lemma,
      syllableText: LETTER.test(cut) ? fold(cut, SYLLABLE_HYPHEN).replaceAll(SYLLABLE_HYPHEN, '-') : NO_LABEL,
      syllables: cut
        .toLowerCase()
        .split('-')
        .filter((syllable) => LETTER.test(syllable)),
      wordClass,
      form: answer.vormimargendid[index]!,
      start: answer.kohad[index] ?? -1,
      count: answer.kordused[index] ?? 1,
      isForeign: cut === NO_LABEL,
    };
  });
}

/** How a word is written: names with a capital at the beginning and after each hyphen of the word, which is `border`. */
function chooseCase(isName: boolean, lemma: string): (written: string, border: string) => string {
  if (!isName) return (written) => written.toLowerCase();
  if (INNER_CAPITAL.test(lemma)) return (written) => written;
  return (written, border) => written.toLowerCase().split(border).map(capitalise).join(border);
}

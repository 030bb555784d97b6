import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';
import { isForeign } from '@keelerada/corrector/spelling/is-foreign-sentence';
import type { AnnotatedSentence, AnnotatedText } from '@keelerada/estonian/annotated-text';

const WORD = /^\p{L}[\p{L}\p{M}’'-]*$/u;
const CAPITAL = /^\p{Lu}/u;
const LATIN = /^[\p{Script=Latin}\p{M}’'-]+$/u;

/** A half-open range of UTF-16 units of the text. */
export interface SentencePlace {
  readonly start: number;
  readonly end: number;
}

interface CountedSentence extends SentencePlace {
  readonly words: number;
  readonly unknown: number;
}

/**
 * The sentences of an Estonian text that are in another language: the dictionary does not know their words, proper names
 * left out, or they are in other letters. A shorter sentence counts too if it stands beside such a one and none of its
 * words is known.
 */
export function findForeignSentences(
  text: string,
  { language, sentences }: AnnotatedText,
  morphology: Pick<CorrectorMorphology, 'isKnown'>,
): SentencePlace[] {
  if (language !== 'et') return [];
  const isUnknown = (word: string): boolean => !LATIN.test(word) || !morphology.isKnown(word);
  const counted = sentences.map((sentence): CountedSentence => {
    const words = listWords(text, sentence);
    const { start, end } = sentence;
    return { start, end, words: words.length, unknown: words.filter(isUnknown).length };
  });
  const areForeign = counted.map(isForeign);
  return counted
    .filter(
      ({ words, unknown }, i) =>
        areForeign[i] === true ||
        (words > 0 && unknown === words && (areForeign[i - 1] === true || areForeign[i + 1] === true)),
    )
    .map(({ start, end }) => ({ start, end }));
}

/** Words of a sentence that tell its language: names are the same in all. */
function listWords(text: string, { tokens }: AnnotatedSentence): string[] {
  return tokens
    .map(({ start, end, upos }) => ({ word: text.slice(start, end), upos }))
    .filter(({ word, upos }) => WORD.test(word) && !(upos === 'PROPN' && CAPITAL.test(word)))
    .map(({ word }) => word);
}

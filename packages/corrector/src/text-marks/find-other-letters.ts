import { alignLetters } from '@keelerada/estonian/letters/fold-letters';
import { latiniseWord } from '@keelerada/estonian/letters/latinise-letters';
import type { Correction } from '../correction/correction';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';

const OTHER_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const OTHER_LETTERS = new RegExp(OTHER_LETTER, 'gu');
const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN_WORD = /^\p{Script=Latin}{2,}$/u;
const SCORE = 0.95;

/**
 * Words with letters of another alphabet that look like Latin ones, with the Latin word. `written` is the text before
 * folding; places are those of the folded text. A word of nothing but such letters (`Та`) counts where it is an Estonian
 * one and no word of the text needs that alphabet.
 */
export function findOtherLetters(
  written: string,
  { isKnown }: Pick<CorrectorMorphology, 'isKnown'>,
): Correction[] {
  if (!OTHER_LETTER.test(written)) return [];
  const { text, findStart, findEnd } = alignLetters(written);
  const words = [...text.matchAll(WORDS)].flatMap(({ 0: word, index: start }) => {
    const end = start + word.length;
    const original = written.slice(findStart(start), findEnd(end));
    const letters = [...new Set(original.match(OTHER_LETTERS))].join('');
    return letters === '' ? [] : [{ start, end, original, letters, word, right: latiniseWord(word) }];
  });
  const isForeign = words.some(({ right }) => OTHER_LETTER.test(right));
  return words.flatMap(({ letters, word, right, ...place }): Correction[] => {
    const isWhole = !/\p{Script=Latin}/u.test(word);
    const isWrong = !OTHER_LETTER.test(word) || (isWhole && !isForeign && isKnown(right));
    const reason = { kind: 'text-mark', because: 'other-alphabet', mark: letters } as const;
    const mark = { ...place, type: 'spellingError', tier: 'sure', score: SCORE, reason } as const;
    return isWrong && LATIN_WORD.test(right) ? [{ ...mark, replacements: [right] }] : [];
  });
}

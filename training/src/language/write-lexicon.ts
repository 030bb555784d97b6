import {
  CANDIDATE_FLAG,
  CAPITAL_SHARE_MASK,
  FREQUENCY_STEP,
  type LexiconMeta,
} from '@keelerada/corrector/language/lexicon';
import { encodeSections } from '@keelerada/corrector/language/section-file';

const LAST_LETTER = 0x80;
const MOST_LETTERS = 126;

export interface LexiconEntry {
  /** The word in lower case. */
  readonly word: string;
  /** Relative frequency, above 0. */
  readonly frequency: number;
  /** Share of capitalised uses inside sentences, 0 to 1. */
  readonly capitalShare: number;
  readonly isCandidate: boolean;
}

/** The file of a lexicon. Words are sorted by their letters' codes and stored without what they share with the one before. */
export function writeLexicon(entries: readonly LexiconEntry[]): Uint8Array {
  const alphabet = [...new Set(entries.flatMap(({ word }) => [...word]))].sort().join('');
  if (alphabet.length > MOST_LETTERS)
    throw new Error(`The lexicon has ${alphabet.length} different letters.`);
  const codes = new Map([...alphabet].map((letter, i) => [letter, i + 1]));
  const sorted = entries.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  const shared = new Uint8Array(sorted.length);
  const letters: number[] = [];
  let before = '';
  sorted.forEach(({ word }, i) => {
    let common = 0;
    while (common < before.length && word[common] === before[common]) common++;
    shared[i] = common;
    for (let at = common; at < word.length; at++)
      letters.push(codes.get(word[at]!)! | (at === word.length - 1 ? LAST_LETTER : 0));
    before = word;
  });
  const meta: LexiconMeta = { alphabet };
  return encodeSections(meta, {
    shared,
    letters: Uint8Array.from(letters),
    frequency: Uint8Array.from(sorted, ({ frequency }) =>
      Math.min(255, Math.max(0, Math.round(-Math.log10(frequency) / FREQUENCY_STEP))),
    ),
    flags: Uint8Array.from(
      sorted,
      ({ capitalShare, isCandidate }) =>
        Math.round(capitalShare * CAPITAL_SHARE_MASK) | (isCandidate ? CANDIDATE_FLAG : 0),
    ),
  });
}

import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarToken } from '../../sentence/grammar-sentence';
import type { Guard } from './guard';
import { NEVER } from './guard';
import { readKnownWord } from './read-written-word';

/** Degrees of Vabamorf's parts of speech: adjective, comparative, superlative. */
const DEGREES = makeTable<number>({ A: 1, C: 2, U: 3 });
const COMPARING = new Set([
  'kui',
  'palju',
  'veel',
  'rohkem',
  'vähem',
  'kõige',
  'sama',
  'nii',
  'liiga',
  'väga',
]);
const FARTHEST_SIGN = 3;

/** The degree of an adjective is what the writer means; only a word that compares (kui, kõige, palju) is evidence for another. */
export const keepDegree: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  const wanted = DEGREES.get(candidate.reading?.pos ?? '');
  if (!word || wanted === undefined) return 0;
  const written = new Set(word.token.readings.flatMap(({ partOfSpeech }) => DEGREES.get(partOfSpeech) ?? []));
  if (written.size === 0 || written.has(wanted)) return 0;
  return isCompared(guarded.sentence.tokens, candidate.start) ? 0 : NEVER;
};

function isCompared(tokens: readonly GrammarToken[], place: number): boolean {
  return tokens
    .slice(Math.max(0, place - 2), place + FARTHEST_SIGN + 1)
    .some(({ lower }, i) => i !== Math.min(place, 2) && COMPARING.has(lower));
}

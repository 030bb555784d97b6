import { isFinite, type GrammarToken } from '../../sentence/grammar-sentence';
import { type Guard, NEVER } from './guard';

/** Most words of a sentence without a verb: a greeting, an order in a restaurant. */
const MOST_WORDS = 5;
/** Words that have no comma before them in a list or a comparison. */
const JOINERS = new Set(['ja', 'ning', 'või', 'ega', 'kui']);
const PARTITIVES = new Set(['sg p', 'pl p']);

/** A short sentence without a verb, in the partitive: „Palju õnne!”, „Kena päeva!”. */
export function isVerblessPartitive(words: readonly GrammarToken[]): boolean {
  return isVerbless(words) && words.some(isPartitive) && !words.some(({ lower }) => lower === 'palun');
}

/** In a sentence without a verb only the words themselves show which case or comma is meant. */
export const keepVerbless: Guard = (candidate, { sentence: { tokens } }) => {
  const words = tokens.filter(({ isWord }) => isWord);
  if (candidate.kind === 'comma-delete' && !words.some(isVerb))
    return JOINERS.has(tokens[candidate.end]?.lower ?? '') ? 0 : NEVER;
  if (!isVerbless(words)) return 0;
  const [word] = tokens.slice(candidate.start, candidate.end);
  // `Mulle palun üks pilet`
  if (words.some(({ lower }) => lower === 'palun') && candidate.written?.code === 'sg n') return NEVER;
  return word?.isKnown === true && isPartitive(word) ? NEVER : 0;
};

function isVerbless(words: readonly GrammarToken[]): boolean {
  return words.length <= MOST_WORDS && !words.some(isVerb);
}

function isVerb(word: GrammarToken): boolean {
  return isFinite(word) && word.lower !== 'palun';
}

function isPartitive({ readings }: GrammarToken): boolean {
  return readings.some(({ form }) => PARTITIVES.has(form));
}

import { measureDiversity } from '../../vocabulary/diversity';
import { toDiversityWord } from '../../vocabulary/measure-vocabulary';
import { isConsideredWord } from '../../vocabulary/stop-words';
import { type FeatureInput, type FeatureValues, type LevelWord, share } from './feature-input';

/** 1 for a text that breaks off; it says something of the length, nothing of the level. */
export const BROKEN_OFF = 'ending.brokenOff';
/** A last line of fewer words is the name of the writer. */
const LEAST_BROKEN_WORDS = 5;

/** True if the last sentence of a text, long enough not to be a name, has no mark at its end. */
export function isBrokenOff({ sentences, tokens }: FeatureInput): boolean {
  const isLong = (sentences.at(-1)?.length ?? 0) >= LEAST_BROKEN_WORDS;
  const last = tokens.at(-1)?.at(-1)?.upos;
  return isLong && last !== 'PUNCT' && last !== 'SYM';
}

/** Words of a window in which different lemmas and cases are counted, so that the length of a text does not matter. */
const WINDOW_WORDS = 30;

/** How varied the words are, whatever the length of a text. */
export function measureVariety({ words }: FeatureInput): FeatureValues {
  const diversity = measureDiversity(words.filter(isConsideredWord).map(toDiversityWord));
  return {
    mtld: Math.log1p(diversity.mtld ?? 0),
    lemmasInWindow: countInWindows(words, ({ lemma }) => lemma),
    casesInWindow: countInWindows(words, (word) => word.morphology.get('Case')),
  };
}

type ReadKey = (word: LevelWord) => string | undefined;

/** Mean number of different keys in the windows of a text, over the words of a window; linear in the words. */
function countInWindows(words: readonly LevelWord[], readKey: ReadKey): number {
  const size = Math.min(WINDOW_WORDS, words.length);
  const counts = new Map<string, number>();
  let sum = 0;
  words.forEach((word, index) => {
    change(counts, readKey(word), 1);
    if (index >= size) change(counts, readKey(words[index - size]!), -1);
    if (index >= size - 1) sum += counts.size;
  });
  return share(sum, (words.length - size + 1) * size);
}

function change(counts: Map<string, number>, key: string | undefined, by: number): void {
  if (key === undefined) return;
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

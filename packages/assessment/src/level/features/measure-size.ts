import { measureDiversity } from '../../vocabulary/diversity';
import { toDiversityWord } from '../../vocabulary/measure-vocabulary';
import { isConsideredWord } from '../../vocabulary/stop-words';
import { share } from './feature-input';
import type { FeatureInput, FeatureValues, LevelWord } from './feature-input';

/** Features that grow with the length of a text. */
export function measureLength({ words, sentences }: FeatureInput): FeatureValues {
  const lemmas = new Set(words.map(({ lemma }) => lemma));
  return {
    words: words.length,
    logWords: Math.log1p(words.length),
    sentences: sentences.length,
    lemmas: lemmas.size,
    syllables: words.reduce((sum, word) => sum + word.syllables, 0),
    longWords: words.filter(({ letters }) => letters >= 10).length,
    cases: countDifferent(words, (word) => word.morphology.get('Case')),
    tags: countDifferent(words, ({ upos, features }) => `${upos} ${features}`),
    adjectiveCases: countDifferent(words, (word) => caseOf(word, 'ADJ')),
    nounCases: countDifferent(words, (word) => caseOf(word, 'NOUN')),
    pronounCases: countDifferent(words, (word) => caseOf(word, 'PRON')),
    connectives: countDifferent(words, ({ upos, lemma }) => (/^[CS]CONJ$/u.test(upos) ? lemma : undefined)),
    adverbs: countDifferent(words, ({ upos, lemma }) => (upos === 'ADV' ? lemma : undefined)),
  };
}

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

/** Words of a window in which different lemmas, tags and cases are counted, so that the length of a text does not matter. */
const WINDOW_WORDS = 30;

/** How varied the words are. Root TTR and its kin grow with the length of a text, the others hardly. */
export function measureVariety({ words }: FeatureInput): FeatureValues {
  const verbs = words.filter(({ upos }) => upos === 'VERB' || upos === 'AUX').map(({ lemma }) => lemma);
  const diversity = measureDiversity(words.filter(isConsideredWord).map(toDiversityWord));
  const nouns = words.filter(({ upos }) => upos === 'NOUN').map(({ lemma }) => lemma);
  return {
    rootTtr: diversity.rootTtr,
    verbVariety: share(new Set(verbs).size, Math.sqrt(2 * verbs.length)),
    nounVariety: share(new Set(nouns).size, Math.sqrt(2 * nouns.length)),
    mtld: Math.log1p(diversity.mtld ?? 0),
    lemmasInWindow: countInWindows(words, ({ lemma }) => lemma),
    tagsInWindow: countInWindows(words, ({ upos, features }) => `${upos} ${features}`),
    casesInWindow: countInWindows(words, (word) => word.morphology.get('Case')),
    classesInWindow: countInWindows(words, ({ upos }) => upos),
    verbFormsInWindow: countInWindows(words, ({ upos, features }) =>
      upos === 'VERB' ? features : undefined,
    ),
  };
}

function caseOf(word: LevelWord, upos: string): string | undefined {
  return word.upos === upos ? word.morphology.get('Case') : undefined;
}

type ReadKey = (word: LevelWord) => string | undefined;

function countDifferent(words: readonly LevelWord[], readKey: ReadKey): number {
  const keys = new Set(words.map(readKey));
  keys.delete(undefined);
  return keys.size;
}

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

import type { AssessedSentence, Mark } from '../words/assessed-word';
import {
  measureFleschKincaid,
  measureLix,
  measureSmog,
  type Readability,
  READABILITY_LEVELS,
  type ReadabilityLevel,
  type TextCounts,
} from './readability';

/** A word is long from this number of letters (LIX: more than six). */
const LONG_WORD_LETTERS = 7;
const POLYSYLLABIC_SYLLABLES = 3;
/** A sentence with more words than this is long. */
const MAX_SENTENCE_WORDS = 17;

const NOUNS = new Set(['NOUN', 'PROPN']);
const VERBS = new Set(['VERB', 'AUX']);

/** Complexity of a text. Marks are in text order. */
export interface Complexity extends TextCounts {
  readonly nouns: number;
  readonly verbs: number;
  /** Nouns and proper names to verbs and auxiliaries; undefined where there is no verb. */
  readonly nounVerbRatio: number | undefined;
  /** Undefined for a text without words, as are the others. */
  readonly smog: Readability | undefined;
  readonly fleschKincaid: Readability | undefined;
  readonly lix: Readability | undefined;
  /** The different levels of the three formulas, easiest first. */
  readonly levels: readonly ReadabilityLevel[];
  readonly marks: {
    readonly longSentences: readonly Mark[];
    readonly longWords: readonly Mark[];
    readonly nouns: readonly Mark[];
  };
}

/** Counts, readability and marks of the sentences of a text, in time linear in its words. */
export function measureComplexity(sentences: readonly AssessedSentence[]): Complexity {
  const words = sentences.flatMap((sentence) => sentence.words);
  const longWords = words.filter(({ letters }) => letters >= LONG_WORD_LETTERS);
  const nouns = words.filter(({ upos }) => NOUNS.has(upos));
  const verbs = words.filter(({ upos }) => VERBS.has(upos)).length;
  const counts: TextCounts = {
    sentences: sentences.length,
    words: words.length,
    syllables: words.reduce((sum, { syllables }) => sum + syllables, 0),
    polysyllabicWords: words.filter(({ syllables }) => syllables >= POLYSYLLABIC_SYLLABLES).length,
    longWords: longWords.length,
  };
  const longSentences = sentences.filter((sentence) => sentence.words.length > MAX_SENTENCE_WORDS);
  return {
    ...counts,
    nouns: nouns.length,
    verbs,
    nounVerbRatio: verbs === 0 ? undefined : nouns.length / verbs,
    ...measureReadability(counts),
    marks: {
      longSentences: longSentences.map(toMark),
      longWords: longWords.map(toMark),
      nouns: nouns.map(toMark),
    },
  };
}

function measureReadability(
  counts: TextCounts,
): Pick<Complexity, 'smog' | 'fleschKincaid' | 'lix' | 'levels'> {
  if (counts.words === 0) return { smog: undefined, fleschKincaid: undefined, lix: undefined, levels: [] };
  const [smog, fleschKincaid, lix] = [measureSmog(counts), measureFleschKincaid(counts), measureLix(counts)];
  const found = new Set([smog.level, fleschKincaid.level, lix.level]);
  return { smog, fleschKincaid, lix, levels: READABILITY_LEVELS.filter((level) => found.has(level)) };
}

function toMark({ start, end }: Mark): Mark {
  return { start, end };
}

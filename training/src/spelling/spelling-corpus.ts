import { readLearnerPairs } from '../language/read-sentences';
import { makeRandom, shuffle } from '../tagger/random-order';
import type { TokenAnnotator } from '../grammar/annotate-tokens';
import { readDevelopmentSentences, readTartuSentences } from '../grammar/learner-corpus';
import type { LearnerSentence } from '../grammar/learner-corpus';
import type { SourceSentence } from '../language/read-sentences';

export const FOLDS = 5;
/** Sentences of edited text that teach which words are no errors. */
const CLEAN_SENTENCES = 6_000;
const CLEAN_SEED = 11;
const [FEWEST_TOKENS, MOST_TOKENS] = [4, 60];

/** A sentence to learn from. Sentences of fold k are judged by models that saw none of them. */
export interface SpellingSentence extends Omit<LearnerSentence, 'source' | 'block' | 'corrected'> {
  readonly source: 'tartu' | 'dev' | 'clean';
  readonly fold: number;
  /** What the word model must not have seen: a corrected extract or a sentence of edited text. */
  readonly leftOut?: string | SourceSentence;
}

/** Learner sentences of both corpora and a sample of edited ones. */
export async function readSpellingSentences(
  annotator: TokenAnnotator,
  clean: readonly SourceSentence[],
): Promise<SpellingSentence[]> {
  const extracts = readLearnerPairs().map(({ corrected }) => corrected);
  const tartu = (await readTartuSentences(annotator)).map((sentence, i) => ({
    ...takeLearner(sentence),
    leftOut: extracts[i]!,
  }));
  const development = (await readDevelopmentSentences(annotator)).map(takeLearner);
  const sample = sampleClean(clean);
  const annotated = await annotator.annotate(sample.map(({ tokens }) => tokens));
  const edited = sample.map((leftOut, i) => ({
    source: 'clean' as const,
    fold: i % FOLDS,
    gold: { tokens: leftOut.tokens, annotators: [[]] },
    written: annotated[i]!,
    leftOut,
  }));
  return [...tartu, ...development, ...edited];
}

function takeLearner({ source, block, gold, written }: LearnerSentence): SpellingSentence {
  return { source, fold: block % FOLDS, gold, written };
}

function sampleClean(sentences: readonly SourceSentence[]): SourceSentence[] {
  const usable = sentences.filter(
    ({ source, tokens }) =>
      (source === 'clean' || source === 'academic') &&
      tokens.length >= FEWEST_TOKENS &&
      tokens.length <= MOST_TOKENS,
  );
  const order = shuffle(usable.length, makeRandom(CLEAN_SEED));
  return Array.from(order.subarray(0, CLEAN_SENTENCES), (i) => usable[i]!);
}

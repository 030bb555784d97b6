import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { annotateTokens } from '../annotation/annotate';
import type { SourceSentence } from '../language/read-sentences';
import { hashWords, makeRandom } from '../learning/random-order';
import { type GoldSentence, readDevelopmentGold } from '../sources/read-m2';
import { alignPair, readLearnerPairs } from '../sources/read-parallel-text';
import { makeCorruptor } from './corrupt-sentences';
import { learnErrorModel } from './learn-error-model';
import { readErrorPairs } from './read-error-pairs';
import { type AnnotatorGold, findSpellingGold } from './spelling-gold';

export const FOLDS = 4;
/** Runs of sentences that stay in one fold, so that neighbours are not apart. */
const BLOCKS = 40;
/** Sentences of edited text, most of them with a word misspelt on purpose. */
const EDITED_SENTENCES = 14_000;
const SEED = 11;
const [FEWEST_TOKENS, MOST_TOKENS] = [4, 40];

/** A sentence to learn from. Sentences of fold k are judged by models that saw none of them. */
export interface SpellingSentence {
  readonly source: 'tartu' | 'dev' | 'edited';
  readonly fold: number;
  readonly written: GrammarSentence;
  /** What each annotator calls misspelt. */
  readonly gold: readonly AnnotatorGold[];
  /** What the word model must not have seen: a corrected extract or a sentence of edited text. */
  readonly leftOut?: string | SourceSentence;
}

interface PlainSentence extends Pick<SpellingSentence, 'source' | 'fold' | 'leftOut'> {
  readonly edited: GoldSentence;
}

/** Learner sentences of both corpora, and edited sentences with made errors for training alone. */
export async function readSpellingSentences(sources: readonly SourceSentence[]): Promise<SpellingSentence[]> {
  const plain = [...readTartu(), ...readDevelopment(), ...makeErrors(sources)];
  const annotated = await annotateTokens(
    plain.map(({ edited }) => edited.tokens),
    { hasTrees: false },
  );
  return plain.map(({ edited, ...sentence }, i) => {
    const written = annotated[i]!;
    return { ...sentence, written, gold: findSpellingGold(edited, written) };
  });
}

function readTartu(): PlainSentence[] {
  const pairs = readLearnerPairs();
  return pairs.map((pair, i) => ({
    source: 'tartu',
    fold: findFold(i, pairs.length),
    edited: alignPair(pair),
    leftOut: pair.corrected,
  }));
}

function readDevelopment(): PlainSentence[] {
  const sentences = readDevelopmentGold();
  return sentences.map((edited, i) => ({ source: 'dev', fold: findFold(i, sentences.length), edited }));
}

function makeErrors(sources: readonly SourceSentence[]): PlainSentence[] {
  const usable = sources.filter(
    ({ source, tokens }) =>
      (source === 'clean' || source === 'academic') &&
      tokens.length >= FEWEST_TOKENS &&
      tokens.length <= MOST_TOKENS,
  );
  // By the letters of a sentence, so that another cutting of a few sentences does not draw all of them anew.
  const bySeed = new Map(usable.map((leftOut) => [hashWords(leftOut.tokens, SEED), leftOut]));
  const chosen = [...bySeed].sort(([a], [b]) => a - b).slice(0, EDITED_SENTENCES);
  const pairs = readErrorPairs();
  const corrupt = makeCorruptor(pairs, learnErrorModel(pairs));
  return chosen.map(([seed, leftOut]): PlainSentence => {
    const { tokens, error } = corrupt(leftOut.tokens, makeRandom(seed));
    const edits = error
      ? [{ start: error.place, end: error.place + 1, type: 'R:SPELL', alternatives: [[error.right]] }]
      : [];
    return { source: 'edited', fold: seed % FOLDS, edited: { tokens, annotators: [edits] }, leftOut };
  });
}

/** Fold of a sentence by its place in its corpus. */
export function findFold(index: number, count: number): number {
  return Math.floor((index * BLOCKS) / count) % FOLDS;
}

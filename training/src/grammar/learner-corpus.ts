import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { type AnnotationDepth, annotateTokens } from '../annotation/annotate';
import { pairTokens } from '../sources/align-tokens';
import { type GoldSentence, readDevelopmentGold } from '../sources/read-m2';
import { alignPair, listTokens, readLearnerPairs } from '../sources/read-parallel-text';
import { readEditedTokens } from './read-clean-text';

/** Both corpora are cut into this many blocks; counts used as features leave the own block out. */
export const BLOCK_COUNT = 10;

/** The development part goes from one level to the next: its blocks are made of runs of about one text. */
const DEVELOPMENT_RUN = 12;

/** A learner's sentence with what is right. */
export interface LearnerSentence {
  readonly source: 'tartu' | 'dev' | 'edited';
  /** Place among the sentences of the source. */
  readonly place: number;
  /** 0 to `BLOCK_COUNT` - 1. */
  readonly block: number;
  readonly gold: GoldSentence;
  readonly written: GrammarSentence;
  /** The corrected sentence and the place of each written token in it; only of the Tartu pairs. */
  readonly corrected?: { readonly sentence: GrammarSentence; readonly partners: Int32Array };
}

/** Block of a sentence of the development part by its place. */
export const findDevelopmentBlock = (place: number): number =>
  Math.floor(place / DEVELOPMENT_RUN) % BLOCK_COUNT;

/** The development part of EstGEC-L2. */
export async function readDevelopmentSentences(depth: AnnotationDepth): Promise<LearnerSentence[]> {
  const gold = readDevelopmentGold();
  const written = await annotateTokens(
    gold.map(({ tokens }) => tokens),
    depth,
  );
  return gold.map((sentence, i) => ({
    source: 'dev',
    place: i,
    block: findDevelopmentBlock(i),
    gold: sentence,
    written: written[i]!,
  }));
}

/** Sentences of edited text with their trees, in which nothing is to be corrected. */
export async function readEditedSentences(): Promise<LearnerSentence[]> {
  const sentences = readEditedTokens();
  const written = await annotateTokens(sentences, { hasTrees: true });
  return sentences.map((tokens, i) => ({
    source: 'edited',
    place: i,
    block: i % BLOCK_COUNT,
    gold: { tokens, annotators: [[]] },
    written: written[i]!,
  }));
}

/** The Tartu-L2 pairs; each extract counts as one sentence. The corrected side needs no trees. */
export async function readTartuSentences(): Promise<LearnerSentence[]> {
  const pairs = readLearnerPairs();
  const gold = pairs.map(alignPair);
  const correctedTokens = pairs.map(({ corrected }) => listTokens(corrected));
  const written = await annotateTokens(
    gold.map(({ tokens }) => tokens),
    { hasTrees: true },
  );
  const corrected = await annotateTokens(correctedTokens, { hasTrees: false });
  return gold.map((sentence, i) => ({
    source: 'tartu',
    place: i,
    block: findBlock(i, gold.length),
    gold: sentence,
    written: written[i]!,
    corrected: { sentence: corrected[i]!, partners: pairTokens(sentence.tokens, correctedTokens[i]!) },
  }));
}

/** Block of one of so many Tartu-L2 pairs. */
export function findBlock(index: number, count: number): number {
  return Math.floor((index * BLOCK_COUNT) / count);
}

/** Half of the corpus that a block belongs to, 0 or 1. */
export function findHalf(block: number): number {
  return block * 2 < BLOCK_COUNT ? 0 : 1;
}

/** Counts by block, so that those of a block can be left out. */
export class BlockCounts {
  private readonly blocks = Array.from({ length: BLOCK_COUNT }, () => new Map<string, number>());

  add(block: number, key: string): void {
    const counts = this.blocks[block]!;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  /** The counts of all blocks but one, of all if `leftOut` is -1, on top of those that are given. */
  sum(leftOut: number, given: ReadonlyMap<string, number> = new Map()): Map<string, number> {
    const sums = new Map(given);
    this.blocks.forEach((counts, block) => {
      if (block === leftOut) return;
      for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
    });
    return sums;
  }
}

import type { LemmaOperation } from './lemma-operation';
import type { Tag } from './tag-inventory';

/** A UD reading that an analysis was seen with: a tag and the way to the lemma. */
export interface Outcome {
  readonly tagId: number;
  readonly operation: LemmaOperation;
}

/** How often the analyses under one key were seen with which reading. Counts are shares, so not whole numbers. */
export interface OutcomeCounts {
  /** How often an analysis with this key was among those of a word. */
  readonly offered: number;
  /** How often it was the right one: the sum of `counts`, plus what was too rare to keep. */
  readonly chosen: number;
  readonly outcomeIds: readonly number[];
  readonly counts: readonly number[];
}

/** From the most exact key of an analysis to the most general. */
export type KeyLevel = 'lexical' | 'ending' | 'tag';

/** How much the estimate of the more general level weighs in that of each, as if it had been seen that often. */
export const LEVEL_SMOOTHING: Readonly<Record<KeyLevel, number>> = { lexical: 1, ending: 3, tag: 3 };

/** How often a word was seen, in steps of `findCountStep`. */
export interface WordFrequency {
  readonly anywhere: number;
  readonly lowerCase: number;
  /** Capitalised where no sentence or quotation begins. */
  readonly capitalInside: number;
}

/**
 * What the treebank shows, as candidates and features need it. The trained model answers with all that was counted;
 * in training a word's own occurrence is taken out first, so that the tagger meets the unknown as often as it will later.
 */
export interface TaggingKnowledge {
  readonly tags: readonly Tag[];
  readonly outcomes: readonly Outcome[];
  findOutcomeCounts(level: KeyLevel, key: number): OutcomeCounts | undefined;
  /** `word` as `normaliseWord` gives it. */
  findWordFrequency(word: string): WordFrequency;
  /** The number of a tag by its name, undefined for one the treebank does not have. */
  findTagId(name: string): number | undefined;
}

const COUNT_STEPS = [1, 2, 5, 16, 100];

/** A count as a step: 0, 1, 2-4, 5-15, 16-99, 100 and more give 0 to 5. */
export function findCountStep(count: number): number {
  let step = 0;
  while (step < COUNT_STEPS.length && count >= COUNT_STEPS[step]!) step++;
  return step;
}

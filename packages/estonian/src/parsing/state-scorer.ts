import type { FeatureBuffer } from '../tagging/weights/feature-buffer';
import type { Weights } from '../tagging/weights/weights';
import { type AllowedActions, SHIFT } from './action-inventory';
import { BetweenCounts } from './between-counts';
import {
  makeParserFeatures,
  writeRestFeatures,
  writeTreeFeatures,
  writeWordFeatures,
} from './parser-features';
import { KeptScores } from './kept-scores';
import type { ParserState, StackNode } from './parser-state';
import type { SentenceColumns } from './sentence-columns';

/** log2 of the number of weights: 16 MB in memory. */
export const PARSER_WEIGHT_BITS = 24;

/** Where the weights of a feature for all actions begin: that of an action is at this number ^ its number. */
function findWeightPlace(feature: number): number {
  return Math.imul(feature, 0x9e3779b1) >>> (32 - PARSER_WEIGHT_BITS);
}

/** A sentence with what features need to know of all of it. */
export interface ParsedSentence {
  readonly columns: SentenceColumns;
  readonly between: BetweenCounts;
}

export function makeParsedSentence(columns: SentenceColumns): ParsedSentence {
  return { columns, between: new BetweenCounts(columns) };
}

/**
 * Scores the actions of states of one sentence with given weights. Most states of a beam have the same words on top, with the
 * same dependents, so the scores of these are kept until the next sentence.
 */
export class StateScorer {
  /** Numbers of the actions that the state scored last allows, and their scores. */
  readonly actions: number[] = [];
  readonly scores: number[] = [];
  private readonly weights: Weights;
  private readonly allowed: AllowedActions;
  private readonly features = makeParserFeatures();
  private readonly places = new Int32Array(this.features.words.values.length);
  private sentence: ParsedSentence | undefined;
  private readonly ofWords = new KeptScores();
  private readonly ofTrees = new KeptScores();

  constructor(weights: Weights, allowed: AllowedActions) {
    this.weights = weights;
    this.allowed = allowed;
  }

  /** The states that follow are of this sentence, and weights have not changed since. */
  begin(sentence: ParsedSentence): void {
    this.sentence = sentence;
    this.ofWords.clear();
    this.ofTrees.clear();
  }

  /** Fills `actions` and `scores`; a sole action scores 0. There is none at the end. */
  score(state: ParserState): void {
    const { columns } = this.sentence!;
    const { actions, scores, weights, places } = this;
    const canShift = state.next < columns.count;
    actions.length = 0;
    scores.length = 0;
    if (state.depth < 2) {
      if (!canShift) return;
      actions.push(SHIFT);
      scores.push(0);
      return;
    }
    const upper = state.top!;
    const lower = upper.below!;
    const allowed = this.allowed.find(columns.upos[lower.token]!, columns.upos[upper.token]!);
    const words = this.scoreWords(upper, lower, state.next, allowed);
    const trees = this.scoreTrees(upper, lower, allowed);
    const wordScores = this.ofWords.values;
    const treeScores = this.ofTrees.values;
    writeRestFeatures(columns, state, this.features.rest);
    const count = this.findPlaces(this.features.rest);
    for (let k = canShift ? 0 : 1; k < allowed.length; k++) {
      actions.push(allowed[k]!);
      scores.push(
        wordScores[words + k]! + treeScores[trees + k]! + weights.sumSlot(places, count, allowed[k]!),
      );
    }
  }

  /** Gives `visit` the place of each weight that scores an action of a state with at least two words on the stack. */
  visitFeatures(state: ParserState, action: number, visit: (place: number) => void): void {
    const { columns, between } = this.sentence!;
    const { words, trees, rest } = this.features;
    const upper = state.top!;
    const lower = upper.below!;
    writeWordFeatures(columns, between, [upper.token, lower.token, state.next], words);
    writeTreeFeatures(columns, upper, lower, trees);
    writeRestFeatures(columns, state, rest);
    for (const group of [words, trees, rest]) {
      const count = this.findPlaces(group);
      for (let f = 0; f < count; f++) visit(this.places[f]! ^ action);
    }
  }

  /** Answers where the scores lie in `ofWords`. */
  private scoreWords(upper: StackNode, lower: StackNode, next: number, allowed: readonly number[]): number {
    const { ofWords, features } = this;
    const place = ofWords.find(upper.token, lower.token, next);
    if (!ofWords.isFilled) {
      const { columns, between } = this.sentence!;
      writeWordFeatures(columns, between, [upper.token, lower.token, next], features.words);
      this.sumGroup(features.words, allowed, ofWords.values, place);
    }
    return place;
  }

  /** Answers where the scores lie in `ofTrees`. */
  private scoreTrees(upper: StackNode, lower: StackNode, allowed: readonly number[]): number {
    const { ofTrees, features } = this;
    const place = ofTrees.find(upper.signature, lower.signature, 0);
    if (!ofTrees.isFilled) {
      writeTreeFeatures(this.sentence!.columns, upper, lower, features.trees);
      this.sumGroup(features.trees, allowed, ofTrees.values, place);
    }
    return place;
  }

  private sumGroup(
    group: FeatureBuffer,
    allowed: readonly number[],
    scores: Float64Array,
    from: number,
  ): void {
    const { weights, places } = this;
    const count = this.findPlaces(group);
    for (let k = 0; k < allowed.length; k++) scores[from + k] = weights.sumSlot(places, count, allowed[k]!);
  }

  private findPlaces({ values, count }: FeatureBuffer): number {
    const { places } = this;
    for (let f = 0; f < count; f++) places[f] = findWeightPlace(values[f]!);
    return count;
  }
}

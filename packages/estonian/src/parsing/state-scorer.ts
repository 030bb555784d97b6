import type { Weights } from '../tagging/weights';
import { SHIFT } from './action-inventory';
import type { AllowedActions } from './action-inventory';
import { BetweenCounts, makeParserBuffer, writeParserFeatures } from './parser-features';
import type { ParserState } from './parser-state';
import type { SentenceColumns } from './sentence-columns';

/** log2 of the number of weights: 8 MB in memory. */
export const PARSER_WEIGHT_BITS = 23;

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

/** Scores the actions of a state with given weights. */
export class StateScorer {
  /** Numbers of the actions that the state scored last allows, and their scores. */
  readonly actions: number[] = [];
  readonly scores: number[] = [];
  private readonly weights: Weights;
  private readonly allowed: AllowedActions;
  private readonly features = makeParserBuffer();
  private readonly places = new Int32Array(this.features.values.length);

  constructor(weights: Weights, allowed: AllowedActions) {
    this.weights = weights;
    this.allowed = allowed;
  }

  /** Fills `actions` and `scores`; a sole action scores 0. There is none at the end. */
  score(sentence: ParsedSentence, state: ParserState): void {
    const { columns } = sentence;
    const { actions, scores } = this;
    actions.length = 0;
    scores.length = 0;
    if (state.next < columns.count) actions.push(SHIFT);
    if (state.depth < 2) {
      if (actions.length === 1) scores.push(0);
      return;
    }
    const { upos } = columns;
    const upper = state.top!;
    for (const action of this.allowed.find(upos[upper.below!.token]!, upos[upper.token]!)) {
      actions.push(action);
    }
    const count = this.findPlaces(sentence, state);
    for (const action of actions) scores.push(this.weights.sumSlot(this.places, count, action));
  }

  /** Gives `visit` the place of each weight that scores an action of a state with at least two words on the stack. */
  visitFeatures(
    sentence: ParsedSentence,
    state: ParserState,
    action: number,
    visit: (place: number) => void,
  ): void {
    const count = this.findPlaces(sentence, state);
    for (let f = 0; f < count; f++) visit(this.places[f]! ^ action);
  }

  private findPlaces({ columns, between }: ParsedSentence, state: ParserState): number {
    const { features, places } = this;
    writeParserFeatures(columns, between, state, features);
    for (let f = 0; f < features.count; f++) places[f] = findWeightPlace(features.values[f]!);
    return features.count;
  }
}

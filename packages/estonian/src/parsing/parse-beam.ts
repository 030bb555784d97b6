import { RankedContinuations } from '../tagging/ranked-continuations';
import { applyAction, type ParserAction, type ParserState, START_STATE } from './parser-state';
import type { ParsedSentence, StateScorer } from './state-scorer';

/** More than any weights: such an action is taken only where there is no other. */
const SECOND_OBJECT_PENALTY = 3e9;

/** A head and relation for each token: `heads` holds token indices, -1 for the root; `relations` numbers, -1 for the root. */
export interface ParsedTree {
  readonly heads: Int32Array;
  readonly relations: Int32Array;
}

/** Searches for the best sequence of actions: `width` partial parses are kept after each action. */
export class ParserBeam {
  private readonly scorer: StateScorer;
  private readonly actions: readonly ParserAction[];
  private readonly ranked: RankedContinuations;
  /** How far behind the best a partial parse may be before it is given up. */
  private readonly limit: number;

  constructor(scorer: StateScorer, actions: readonly ParserAction[], width: number, limit = Infinity) {
    this.scorer = scorer;
    this.actions = actions;
    this.ranked = new RankedContinuations(width);
    this.limit = limit;
  }

  /** The best partial parses of the sentence begun with one action more, best first. Each has more to do. */
  advance(beam: readonly ParserState[]): ParserState[] {
    const { ranked, scorer } = this;
    ranked.count = 0;
    for (let parent = 0; parent < beam.length; parent++) {
      const state = beam[parent]!;
      scorer.score(state);
      const { actions, scores } = scorer;
      for (let k = 0; k < actions.length; k++) {
        const penalty = this.addsObject(state, actions[k]!) ? SECOND_OBJECT_PENALTY : 0;
        ranked.add(state.score + scores[k]! - penalty, parent, actions[k]!);
      }
    }
    const next: ParserState[] = [];
    const least = ranked.scores[0]! - this.limit;
    for (let place = 0; place < ranked.count && ranked.scores[place]! >= least; place++) {
      const action = ranked.choices[place]!;
      const parent = beam[ranked.parents[place]!]!;
      next.push(applyAction(parent, this.actions[action]!, action, ranked.scores[place]!));
    }
    return next;
  }

  /** Whether the action gives a word a second direct object, which UD does not have. */
  private addsObject({ top }: ParserState, number: number): boolean {
    const { kind, isObject } = this.actions[number]!;
    return isObject && (kind === 'left' ? top! : top!.below!).hasObject;
  }

  /** The best parse of a sentence of one token or more. */
  parse(sentence: ParsedSentence): ParserState {
    this.scorer.begin(sentence);
    let beam: readonly ParserState[] = [START_STATE];
    for (let step = countActions(sentence.columns.count); step > 0; step--) {
      beam = this.advance(beam);
    }
    return beam[0]!;
  }

  /** The tree that the actions up to a final state build. */
  readTree(state: ParserState, count: number): ParsedTree {
    const heads = new Int32Array(count).fill(-1);
    const relations = new Int32Array(count).fill(-1);
    for (let current = state; current.parent; current = current.parent) {
      const { kind, relation } = this.actions[current.action]!;
      if (kind === 'shift') continue;
      const upper = current.parent.top!;
      const [head, dependent] = kind === 'left' ? [upper, upper.below!] : [upper.below!, upper];
      heads[dependent.token] = head.token;
      relations[dependent.token] = relation;
    }
    return { heads, relations };
  }
}

/** Each of `tokens` words is put on the stack once, and all but the root are attached once. */
export function countActions(tokens: number): number {
  return 2 * tokens - 1;
}

import {
  type ActionInventory,
  AllowedActions,
  listActions,
} from '@keelerada/estonian/parsing/action-inventory';
import { countActions, ParserBeam } from '@keelerada/estonian/parsing/parse-beam';
import { PARSER_BEAM_WIDTH } from '@keelerada/estonian/parsing/parser-model';
import {
  applyAction,
  type ParserAction,
  type ParserState,
  START_STATE,
} from '@keelerada/estonian/parsing/parser-state';
import { makeSentenceColumns, type TagPartsCache } from '@keelerada/estonian/parsing/sentence-columns';
import {
  makeParsedSentence,
  type ParsedSentence,
  PARSER_WEIGHT_BITS,
  StateScorer,
} from '@keelerada/estonian/parsing/state-scorer';
import { AveragedPerceptron } from '../learning/averaged-perceptron';
import { listGoldActions } from './gold-actions';
import type { TrainingTree } from './training-tree';

/** A partial parse so far behind the best hardly ever becomes the best again; to follow it would only take time. */
const BEHIND_LIMIT = 60;

/** A sentence and the actions that build its tree. */
export interface ParserExample {
  readonly sentence: ParsedSentence;
  readonly gold: readonly number[];
}

/** Prepares trees; those with an attachment that is too rare are left out. */
export function makeParserExamples(
  trees: readonly TrainingTree[],
  inventory: ActionInventory,
): ParserExample[] {
  const tags: TagPartsCache = new Map();
  return trees.flatMap((tree) => {
    const gold = listGoldActions(tree, inventory);
    if (gold === undefined) return [];
    const columns = makeSentenceColumns(tree.forms, tree.readings, tags);
    return [{ sentence: makeParsedSentence(columns), gold }];
  });
}

/** Learns to choose actions by beam search. */
export class ParserLearner {
  private readonly perceptron: AveragedPerceptron;
  private readonly scorer: StateScorer;
  private readonly beam: ParserBeam;
  private readonly actions: readonly ParserAction[];

  /** `seed` decides in which order the sentences come. */
  constructor(inventory: ActionInventory, seed: number, width = PARSER_BEAM_WIDTH) {
    this.perceptron = new AveragedPerceptron(PARSER_WEIGHT_BITS, seed);
    this.scorer = new StateScorer(this.perceptron.weights, new AllowedActions(inventory));
    this.actions = listActions(inventory);
    this.beam = new ParserBeam(this.scorer, this.actions, width, BEHIND_LIMIT);
  }

  /** Goes once over all examples in an order of its own; returns how many sentences were wrong. */
  learnEpoch(examples: readonly ParserExample[], epoch: number): number {
    return this.perceptron.learnEpoch(examples, epoch, (example) => this.learnSentence(example));
  }

  /** The mean of the weights over all steps so far. */
  averageWeights(): Float32Array {
    return this.perceptron.average();
  }

  private learnSentence({ sentence, gold }: ParserExample): boolean {
    this.scorer.begin(sentence);
    let beam: readonly ParserState[] = [START_STATE];
    let right = START_STATE;
    let worst = 0;
    let violation: { found: ParserState; right: ParserState } | undefined;
    const length = countActions(sentence.columns.count);
    for (let step = 0; step < length; step++) {
      beam = this.beam.advance(beam);
      right = this.extendRight(right, gold[step]!);
      const behind = beam[0]!.score - right.score;
      if (behind < worst) continue;
      worst = behind;
      violation = { found: beam[0]!, right };
    }
    const isRight = isSamePath(beam[0]!, right);
    if (isRight || !violation) return false;
    this.update(violation.right, violation.found);
    return true;
  }

  private extendRight(right: ParserState, number: number): ParserState {
    const { scorer } = this;
    scorer.score(right);
    const score = right.score + scorer.scores[scorer.actions.indexOf(number)]!;
    return applyAction(right, this.actions[number]!, number, score);
  }

  private update(right: ParserState, found: ParserState): void {
    const good = listPath(right);
    const bad = listPath(found);
    let first = 0;
    while (first < good.length && good[first]!.action === bad[first]!.action) first++;
    for (let step = first; step < good.length; step++) {
      this.visit(good[step]!, this.perceptron.raise);
      this.visit(bad[step]!, this.perceptron.lower);
    }
  }

  /** A state with fewer than two words on the stack has one action, which is not scored. */
  private visit(state: ParserState, change: (place: number) => void): void {
    const before = state.parent!;
    if (before.depth >= 2) this.scorer.visitFeatures(before, state.action, change);
  }
}

/** States after each action, from the first. */
function listPath(state: ParserState): ParserState[] {
  const path: ParserState[] = [];
  for (let current = state; current.parent; current = current.parent) path.push(current);
  return path.reverse();
}

function isSamePath(first: ParserState, second: ParserState): boolean {
  let [a, b] = [first, second];
  while (a.parent && b.parent) {
    if (a.action !== b.action) return false;
    [a, b] = [a.parent, b.parent];
  }
  return true;
}

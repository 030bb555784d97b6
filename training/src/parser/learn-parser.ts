import {
  type ActionInventory,
  AllowedActions,
  listActions,
  SHIFT,
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

/**
 * The actions that build a tree without crossing arcs: a word is attached as soon as it has all of its own dependents. Gives
 * undefined if the tree needs an attachment that is too rare to be among the actions.
 */
export function listGoldActions(tree: TrainingTree, inventory: ActionInventory): number[] | undefined {
  const { heads, relations } = tree;
  const numbers = new Map(
    inventory.attachments.map(([kind, relation], i) => [`${kind} ${inventory.relations[relation]!}`, i + 1]),
  );
  const waiting = heads.map(() => 0);
  for (const head of heads) if (head >= 0) waiting[head]!++;
  const actions: number[] = [];
  const stack: number[] = [];
  const attach = (kind: 'left' | 'right', dependent: number): boolean => {
    const number = numbers.get(`${kind} ${relations[dependent]!}`);
    waiting[heads[dependent]!]!--;
    if (number !== undefined) actions.push(number);
    return number !== undefined;
  };
  for (let next = 0; next < heads.length; next++) {
    stack.push(next);
    actions.push(SHIFT);
    while (stack.length >= 2) {
      const [lower, upper] = stack.slice(-2) as [number, number];
      if (heads[lower] === upper) {
        if (!attach('left', lower)) return undefined;
        stack.splice(-2, 1);
      } else if (heads[upper] === lower && waiting[upper] === 0) {
        if (!attach('right', upper)) return undefined;
        stack.pop();
      } else break;
    }
  }
  return actions;
}

/** Learns to choose actions by beam search. */
export class ParserLearner extends AveragedPerceptron<ParserExample> {
  private readonly scorer: StateScorer;
  private readonly beam: ParserBeam;
  private readonly actions: readonly ParserAction[];

  constructor(inventory: ActionInventory, seed: number) {
    super(PARSER_WEIGHT_BITS, seed);
    this.scorer = new StateScorer(this.weights, new AllowedActions(inventory));
    this.actions = listActions(inventory);
    this.beam = new ParserBeam(this.scorer, this.actions, PARSER_BEAM_WIDTH, BEHIND_LIMIT);
  }

  protected override learnSentence({ sentence, gold }: ParserExample): boolean {
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
      this.visit(good[step]!, this.raise);
      this.visit(bad[step]!, this.lower);
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

import { FeatureBuffer } from '../tagging/weights/feature-buffer';
import type { BetweenCounts } from './between-counts';
import type { ParserState, StackNode } from './parser-state';
import type { SentenceColumns } from './sentence-columns';

const MOST_FEATURES = 96;

/**
 * Room for the features of one state, in groups by what they depend on, so that scores of a group that were found for one state
 * hold for others.
 */
export interface ParserFeatures {
  /** Of the two topmost words and the next ones: the same wherever these three words come together. */
  readonly words: FeatureBuffer;
  /** Of what depends on the two topmost words. */
  readonly trees: FeatureBuffer;
  /** Of the third word on the stack and of how much is left. */
  readonly rest: FeatureBuffer;
}

export function makeParserFeatures(): ParserFeatures {
  const make = (kind: string): FeatureBuffer => new FeatureBuffer(`parser ${kind}`, 0, MOST_FEATURES);
  return { words: make('words'), trees: make('trees'), rest: make('rest') };
}

/** Parts of a state that several groups of features read; one object, filled for each state. */
const look = {
  /** Tokens: the two topmost words and the next ones; the row outside the sentence if there is none. */
  upper: 0,
  lower: 0,
  next: 0,
  next2: 0,
  next3: 0,
  /** The words beside the two topmost, towards each other and away. */
  beforeUpper: 0,
  afterLower: 0,
  beforeLower: 0,
  distance: 0,
  between: 0,
  ahead: 0,
};

/** Writes the features of two words on top of the stack, `next` being the next token, to be joined with each action. */
export function writeWordFeatures(
  columns: SentenceColumns,
  between: BetweenCounts,
  [upper, lower, next]: readonly [upper: number, lower: number, next: number],
  out: FeatureBuffer,
): void {
  const { count } = columns;
  look.upper = upper;
  look.lower = lower;
  look.next = Math.min(next, count);
  look.next2 = Math.min(next + 1, count);
  look.next3 = Math.min(next + 2, count);
  look.beforeUpper = upper - 1;
  look.afterLower = lower + 1;
  look.beforeLower = lower === 0 ? count : lower - 1;
  look.distance = findDistanceStep(upper - lower);
  look.between = between.describe(lower, upper);
  look.ahead = between.describeAhead(look.next);
  out.clear();
  writeWords(columns, out);
  writePairs(columns, out);
  writeContexts(columns, out);
}

/** Writes the features of what depends on the two topmost words so far. */
export function writeTreeFeatures(
  columns: SentenceColumns,
  upper: StackNode,
  lower: StackNode,
  out: FeatureBuffer,
): void {
  out.clear();
  writeDependents(columns, upper, lower, out);
  writeInnerDependents(columns, upper, lower, out);
  writeFrames(columns, upper, lower, out);
}

/** Writes the features of the third word on the stack and of how much is left. */
export function writeRestFeatures(columns: SentenceColumns, state: ParserState, out: FeatureBuffer): void {
  const { lemma, upos, coarse, count } = columns;
  const upper = state.top!;
  const lower = upper.below!;
  const third = lower.below ? lower.below.token : count;
  const thirdRight = lower.below ? lower.below.rightRelation : -1;
  const next = Math.min(state.next, count);
  const [top, under] = [coarse[upper.token]!, coarse[lower.token]!];
  const pair = upos[upper.token]! * 32 + upos[lower.token]!;
  out.clear();
  out.add(lemma[third]!);
  out.addTriple(top, under, coarse[third]!);
  out.addTriple(pair, coarse[third]!, coarse[next]!);
  out.addPair(top, coarse[third]!);
  out.addPair(top, lemma[third]!);
  out.addTriple(pair, lemma[third]!, thirdRight);
  out.addTriple(top, coarse[third]!, findDistanceStep(lower.token - third));
  out.addTriple(pair, Math.min(state.depth, 4), Math.min(count - state.next, 3));
  out.addTriple(pair, lemma[count - 1]!, Math.min(state.depth, 3));
}

function findDistanceStep(distance: number): number {
  if (distance <= 4) return distance;
  if (distance <= 6) return 5;
  return distance <= 10 ? 6 : 7;
}

function writeWords({ word, lemma, coarse, tag, suffix }: SentenceColumns, out: FeatureBuffer): void {
  const { upper, lower, next, next2, next3 } = look;
  out.add(word[upper]!);
  out.add(lemma[upper]!);
  out.add(coarse[upper]!);
  out.add(tag[upper]!);
  out.addPair(lemma[upper]!, coarse[upper]!);
  out.addPair(suffix[upper]!, coarse[upper]!);
  out.add(word[lower]!);
  out.add(lemma[lower]!);
  out.add(coarse[lower]!);
  out.add(tag[lower]!);
  out.addPair(lemma[lower]!, coarse[lower]!);
  out.addPair(suffix[lower]!, coarse[lower]!);
  out.add(word[next]!);
  out.add(lemma[next]!);
  out.add(tag[next]!);
  out.add(lemma[next2]!);
  out.add(coarse[next2]!);
  out.add(coarse[next3]!);
}

function writePairs(columns: SentenceColumns, out: FeatureBuffer): void {
  const { lemma, upos, coarse, tag, suffix, caseName, numberName } = columns;
  const { upper, lower, distance, between, ahead } = look;
  const pair = upos[upper]! * 32 + upos[lower]!;
  out.addPair(lemma[upper]!, lemma[lower]!);
  out.addPair(lemma[upper]!, coarse[lower]!);
  out.addPair(coarse[upper]!, lemma[lower]!);
  out.addPair(coarse[upper]!, coarse[lower]!);
  out.addPair(tag[upper]!, tag[lower]!);
  out.addPair(lemma[upper]!, tag[lower]!);
  out.addPair(tag[upper]!, lemma[lower]!);
  out.addTriple(lemma[upper]!, lemma[lower]!, pair);
  out.addTriple(coarse[upper]!, coarse[lower]!, distance);
  out.addTriple(lemma[upper]!, coarse[lower]!, distance);
  out.addTriple(coarse[upper]!, lemma[lower]!, distance);
  out.addTriple(coarse[upper]!, coarse[lower]!, between);
  out.addPair(pair, between);
  out.addTriple(lemma[upper]!, upos[lower]!, between);
  out.addTriple(lemma[lower]!, upos[upper]!, between);
  out.addTriple(tag[upper]!, tag[lower]!, distance);
  out.addPair(suffix[upper]!, coarse[lower]!);
  out.addPair(coarse[upper]!, suffix[lower]!);
  out.addPair(suffix[upper]!, lemma[lower]!);
  out.addPair(lemma[upper]!, suffix[lower]!);
  out.addPair(suffix[upper]!, suffix[lower]!);
  out.addPair(pair, ahead);
  out.addTriple(coarse[upper]!, coarse[lower]!, ahead);
  out.addTriple(pair, between, ahead);
  const agreement =
    findAgreement(caseName[upper]!, caseName[lower]!) * 4 +
    findAgreement(numberName[upper]!, numberName[lower]!);
  out.addPair(pair, agreement);
  out.addTriple(pair, agreement, distance);
}

/** 0: one of the two has none, 1: they differ, 2: they are the same. */
function findAgreement(first: number, second: number): number {
  if (first === 0 || second === 0) return 0;
  return first === second ? 2 : 1;
}

function writeContexts({ lemma, upos, coarse, tag }: SentenceColumns, out: FeatureBuffer): void {
  const { upper, lower, next, next2, next3, beforeUpper, afterLower, beforeLower } = look;
  const pair = upos[upper]! * 32 + upos[lower]!;
  out.addPair(coarse[upper]!, coarse[next]!);
  out.addPair(lemma[upper]!, lemma[next]!);
  out.addPair(lemma[upper]!, coarse[next]!);
  out.addPair(coarse[upper]!, lemma[next]!);
  out.addPair(tag[upper]!, tag[next]!);
  out.addPair(coarse[lower]!, coarse[next]!);
  out.addPair(lemma[lower]!, coarse[next]!);
  out.addPair(coarse[lower]!, lemma[next]!);
  out.addPair(lemma[lower]!, lemma[next]!);
  out.addTriple(coarse[upper]!, coarse[lower]!, coarse[next]!);
  out.addTriple(lemma[upper]!, coarse[lower]!, coarse[next]!);
  out.addTriple(coarse[upper]!, lemma[lower]!, coarse[next]!);
  out.addTriple(coarse[upper]!, coarse[lower]!, lemma[next]!);
  out.addTriple(coarse[upper]!, coarse[next]!, coarse[next2]!);
  out.addTriple(pair, coarse[next]!, coarse[next2]!);
  out.addTriple(pair, coarse[next2]!, coarse[next3]!);
  out.addTriple(coarse[upper]!, coarse[lower]!, coarse[beforeUpper]!);
  out.addTriple(coarse[upper]!, coarse[lower]!, coarse[afterLower]!);
  out.addTriple(coarse[upper]!, coarse[lower]!, coarse[beforeLower]!);
  out.addTriple(pair, coarse[beforeUpper]!, coarse[afterLower]!);
  out.addTriple(pair, coarse[beforeLower]!, coarse[next]!);
}

function writeDependents(
  columns: SentenceColumns,
  upper: StackNode,
  lower: StackNode,
  out: FeatureBuffer,
): void {
  const { lemma, coarse, count } = columns;
  const [top, under] = [coarse[upper.token]!, coarse[lower.token]!];
  const tokenOf = (node: StackNode | undefined): number => (node === undefined ? count : node.token);
  const upperLeft = tokenOf(upper.left);
  const upperRight = tokenOf(upper.right);
  const lowerLeft = tokenOf(lower.left);
  const lowerRight = tokenOf(lower.right);
  out.addTriple(top, coarse[upperLeft]!, upper.leftRelation);
  out.addTriple(top, coarse[upperRight]!, upper.rightRelation);
  out.addTriple(under, coarse[lowerLeft]!, lower.leftRelation);
  out.addTriple(under, coarse[lowerRight]!, lower.rightRelation);
  out.addTriple(top, under, coarse[upperLeft]!);
  out.addTriple(top, under, coarse[upperRight]!);
  out.addTriple(top, under, coarse[lowerLeft]!);
  out.addTriple(top, under, coarse[lowerRight]!);
  out.addTriple(top, lemma[lowerRight]!, lower.rightRelation);
  out.addTriple(under, lemma[upperLeft]!, upper.leftRelation);
  out.addTriple(lemma[upper.token]!, lemma[lowerRight]!, lower.rightRelation);
  out.addTriple(lemma[lower.token]!, lemma[upperLeft]!, upper.leftRelation);
  out.addTriple(top, coarse[upperLeft]!, coarse[tokenOf(upper.innerLeft)]!);
  out.addTriple(under, coarse[lowerRight]!, coarse[tokenOf(lower.innerRight)]!);
  out.addTriple(top, coarse[lowerRight]!, coarse[tokenOf(lower.innerRight)]!);
  out.addTriple(under, coarse[upperLeft]!, coarse[tokenOf(upper.innerLeft)]!);
}

/** Relations of the dependents and dependents of dependents. */
function writeInnerDependents(
  columns: SentenceColumns,
  upper: StackNode,
  lower: StackNode,
  out: FeatureBuffer,
): void {
  const { lemma, upos, coarse, caseName, count } = columns;
  const tokenOf = (node: StackNode | undefined): number => (node === undefined ? count : node.token);
  const pair = upos[upper.token]! * 32 + upos[lower.token]!;
  const [top, under] = [coarse[upper.token]!, coarse[lower.token]!];
  const right = tokenOf(lower.right);
  const left = tokenOf(upper.left);
  out.addTriple(top, coarse[tokenOf(upper.left?.left)]!, upper.leftRelation);
  out.addTriple(under, coarse[tokenOf(lower.right?.right)]!, lower.rightRelation);
  out.addTriple(pair, coarse[right]!, coarse[tokenOf(lower.right?.right)]!);
  out.addTriple(pair, coarse[left]!, coarse[tokenOf(upper.left?.left)]!);
  out.addTriple(pair, upper.leftRelation, lower.rightRelation);
  out.addTriple(pair, upper.rightRelation, lower.leftRelation);
  out.addTriple(pair, coarse[left]!, coarse[right]!);
  out.addTriple(pair, caseName[upper.token]! ^ caseName[right]!, lower.rightRelation);
  out.addTriple(lemma[lower.token]!, top, lower.rightRelation);
  out.addTriple(lemma[upper.token]!, under, upper.leftRelation);
}

function writeFrames(columns: SentenceColumns, upper: StackNode, lower: StackNode, out: FeatureBuffer): void {
  const { lemma, upos, coarse, count } = columns;
  const [top, under] = [coarse[upper.token]!, coarse[lower.token]!];
  const pair = upos[upper.token]! * 32 + upos[lower.token]!;
  const upperMarker = upper.marker < 0 ? count : upper.marker;
  const lowerMarker = lower.marker < 0 ? count : lower.marker;
  out.addPair(top, upper.relations);
  out.addPair(under, lower.relations);
  out.addTriple(top, under, upper.relations);
  out.addTriple(top, under, lower.relations);
  out.addTriple(lemma[lower.token]!, lower.relations, top);
  out.addTriple(lemma[upper.token]!, upper.relations, under);
  out.addTriple(pair, upper.relations, lower.relations);
  out.addTriple(top, under, lemma[upperMarker]!);
  out.addTriple(top, under, lemma[lowerMarker]!);
  out.addTriple(lemma[lower.token]!, lemma[upperMarker]!, top);
  out.addTriple(lemma[upper.token]!, lemma[lowerMarker]!, under);
  out.addTriple(pair, Math.min(upper.leftCount, 4), Math.min(lower.rightCount, 4));
  out.addTriple(top, Math.min(upper.leftCount, 4), Math.min(upper.rightCount, 4));
  out.addTriple(under, Math.min(lower.leftCount, 4), Math.min(lower.rightCount, 4));
}

import { FeatureBuffer } from '../tagging/feature-buffer';
import type { ParserState, StackNode } from './parser-state';
import { TOKEN_KIND } from './sentence-columns';
import type { SentenceColumns } from './sentence-columns';

const MOST_FEATURES = 128;

/** Room for the features of one state. */
export function makeParserBuffer(): FeatureBuffer {
  return new FeatureBuffer('parser', 0, MOST_FEATURES);
}

/** Parts of a state that several groups of features read; one object, filled for each state. */
const look = {
  /** Tokens: the two topmost words, the third, and the next words; the row outside the sentence if there is none. */
  upper: 0,
  lower: 0,
  third: 0,
  next: 0,
  next2: 0,
  /** The words beside the two topmost, towards each other and away. */
  beforeUpper: 0,
  afterLower: 0,
  beforeLower: 0,
  distance: 0,
  between: 0,
};

/** Writes the features of a state with at least two words on the stack, to be joined with each action. */
export function writeParserFeatures(
  columns: SentenceColumns,
  between: BetweenCounts,
  state: ParserState,
  out: FeatureBuffer,
): void {
  const upper = state.top!;
  const lower = upper.below!;
  fillLook(columns, between, state, upper, lower);
  out.clear();
  writeWords(columns, out);
  writePairs(columns, out);
  writeContexts(columns, out);
  writeDependents(columns, upper, lower, out);
  writeFrames(columns, upper, lower, state, out);
}

function fillLook(
  { count }: SentenceColumns,
  between: BetweenCounts,
  state: ParserState,
  upper: StackNode,
  lower: StackNode,
): void {
  look.upper = upper.token;
  look.lower = lower.token;
  look.third = lower.below ? lower.below.token : count;
  look.next = Math.min(state.next, count);
  look.next2 = Math.min(state.next + 1, count);
  look.beforeUpper = upper.token - 1;
  look.afterLower = lower.token + 1;
  look.beforeLower = lower.token === 0 ? count : lower.token - 1;
  look.distance = findDistanceStep(upper.token - lower.token);
  look.between = between.describe(lower.token, upper.token);
}

function findDistanceStep(distance: number): number {
  if (distance <= 4) return distance;
  if (distance <= 6) return 5;
  return distance <= 10 ? 6 : 7;
}

function writeWords({ word, lemma, coarse, tag, suffix }: SentenceColumns, out: FeatureBuffer): void {
  const { upper, lower, third, next, next2 } = look;
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
  out.add(lemma[third]!);
  out.add(tag[third]!);
}

function writePairs(columns: SentenceColumns, out: FeatureBuffer): void {
  const { lemma, upos, coarse, tag, caseName, numberName } = columns;
  const { upper, lower, distance, between } = look;
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
  const { upper, lower, third, next, next2, beforeUpper, afterLower, beforeLower } = look;
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
  out.addTriple(coarse[upper]!, coarse[lower]!, coarse[third]!);
  out.addTriple(pair, coarse[third]!, coarse[next]!);
  out.addPair(coarse[upper]!, coarse[third]!);
  out.addPair(coarse[upper]!, lemma[third]!);
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

function writeFrames(
  columns: SentenceColumns,
  upper: StackNode,
  lower: StackNode,
  state: ParserState,
  out: FeatureBuffer,
): void {
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
  out.addTriple(pair, Math.min(state.depth, 4), Math.min(count - state.next, 3));
  out.addPair(top, Math.min(count - state.next, 2));
  out.addTriple(pair, lemma[count - 1]!, Math.min(state.depth, 3));
}

const COUNTED_KINDS = [
  TOKEN_KIND.finiteVerb,
  TOKEN_KIND.comma,
  TOKEN_KIND.conjunction,
  TOKEN_KIND.otherMark,
  TOKEN_KIND.nominal,
];
const MOST_COUNTED = 2;

/** Counts of kinds of words between any two words of a sentence, from sums up to each word. */
export class BetweenCounts {
  private readonly sums: readonly Int32Array[];

  constructor({ kinds, count }: SentenceColumns) {
    this.sums = COUNTED_KINDS.map((kind) => {
      const sums = new Int32Array(count + 1);
      for (let i = 0; i < count; i++) sums[i + 1] = sums[i]! + ((kinds[i]! & kind) === 0 ? 0 : 1);
      return sums;
    });
  }

  /** A number that says of each kind whether none, one or more stand between token `from` and token `to`. */
  describe(from: number, to: number): number {
    let code = 0;
    for (const sums of this.sums) {
      code = code * (MOST_COUNTED + 1) + Math.min(sums[to]! - sums[from + 1]!, MOST_COUNTED);
    }
    return code;
  }
}

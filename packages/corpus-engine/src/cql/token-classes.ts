import type { SegmentPart } from '../segment/selection';
import { type CompiledCql, MAX_TOKEN_FORMULAS } from './compile-cql';
import { CqlError } from './cql-error';
import { ReadingFitter } from './fit-readings';
import { addState } from './position-automaton';
import type { Border } from './cql-query';
import { judgeHeads, listHeadTests } from './split-by-head';
import type { TokenOutcomes } from './split-by-outcome';
import { judgeErrors, listErrorTests } from './split-by-error';
import { isNever } from './token-formula';
import { type FormulaPart, splitByRelation } from './split-by-relation';

/**
 * The tokens of a segment in classes of which the query tells no two members apart: the class of a token is
 * `readingClasses[reading] * relationClassCount + relationClasses[relation]`, then times the classes of each of `outcomes` and
 * the class of the token there.
 */
export interface TokenClasses {
  readonly count: number;
  readonly readingClasses: Uint32Array;
  readonly relationClasses: Uint32Array;
  readonly relationClassCount: number;
  /** Of heads and of errors, those that the query asks for. */
  readonly outcomes: readonly TokenOutcomes[];
  /** Marks that some test fits; null without marks. */
  readonly askedMarks: Uint8Array | null;
  /** States of the query's automaton whose letter fits the tokens of a class, or is a border where the class counts from `count`. */
  readonly findStates: (tokenClass: number) => Uint32Array;
}

/** Borders that stand at the same place, in the order of the classes that follow those of tokens. */
export const BORDERS_OF_GAPS: readonly (readonly Border[])[] = [
  ['<s>', '<text>'],
  ['<s>', '</s>'],
  ['</s>', '</text>'],
];

/** Puts the tokens of a segment into classes. Throws CqlError if the query needs too many tests. */
export function classifyTokens({ segment, errors: layer }: SegmentPart, compiled: CompiledCql): TokenClasses {
  const errorTests = listErrorTests(compiled);
  const errors = judgeErrors(errorTests, layer, compiled);
  const fitter = new ReadingFitter(segment, compiled);
  const headTests = listHeadTests(compiled);
  const heads = judgeHeads(headTests, segment, compiled, fitter);
  const parts = splitByRelation(
    segment,
    compiled,
    { tests: errorTests, outcomes: errors },
    { tests: headTests, outcomes: heads },
  ).filter(({ ofReading }) => !isNever(ofReading));
  if (parts.length > MAX_TOKEN_FORMULAS)
    throw new CqlError(
      'TOO_MANY_TESTS',
      0,
      `The places of the query need ${parts.length} tests, at most ${MAX_TOKEN_FORMULAS}: ask for fewer relations or errors.`,
    );
  const readingMasks = new Uint32Array(segment.sizes.readings);
  const relationMasks = new Uint32Array(segment.relations.size);
  const errorMasks = new Uint32Array(errors.classCount);
  const headMasks = new Uint32Array(heads.classCount);
  parts.forEach((part, bit) => {
    addBit(errorMasks, part.errors, bit);
    addBit(headMasks, part.heads, bit);
    addBit(readingMasks, fitter.fit(part.ofReading), bit);
    addBit(relationMasks, part.relations, bit);
  });
  const readings = numberMasks(readingMasks);
  const relations = numberMasks(relationMasks);
  const relationClassCount = Math.max(1, relations.masks.length);
  const count =
    Math.max(1, readings.masks.length) * relationClassCount * heads.classCount * errors.classCount;
  const findStates = (tokenClass: number): Uint32Array => {
    if (tokenClass >= count) return listBorderStates(compiled, BORDERS_OF_GAPS[tokenClass - count]!);
    const withoutError = Math.floor(tokenClass / errors.classCount);
    const withoutHead = Math.floor(withoutError / heads.classCount);
    const ofReading = readings.masks[Math.floor(withoutHead / relationClassCount)] ?? 0;
    const ofRelation = relations.masks[withoutHead % relationClassCount] ?? 0;
    const ofOthers =
      headMasks[withoutError % heads.classCount]! & errorMasks[tokenClass % errors.classCount]!;
    return listStates(compiled, parts, ofReading & ofRelation & ofOthers);
  };
  return {
    count,
    outcomes: [heads, errors].filter(({ classCount }) => classCount > 1),
    askedMarks: errors.askedMarks,
    readingClasses: readings.numbers,
    relationClasses: relations.numbers,
    relationClassCount,
    findStates,
  };
}

function listBorderStates({ positions, borders }: CompiledCql, fitting: readonly Border[]): Uint32Array {
  const states = new Uint32Array(positions.cells);
  positions.letters.forEach((formula, i) => {
    const border = borders[formula];
    if (border !== null && fitting.includes(border!)) addState(states, i + 1);
  });
  return states;
}

function addBit(masks: Uint32Array, fitting: Uint8Array, bit: number): void {
  for (let i = 0; i < masks.length; i++) masks[i]! |= fitting[i]! << bit;
}

/** The different masks, and the number of each one's. */
function numberMasks(masks: Uint32Array): { numbers: Uint32Array; masks: readonly number[] } {
  const known = new Map<number, number>();
  const numbers = new Uint32Array(masks.length);
  let last = -1;
  let lastNumber = 0;
  masks.forEach((mask, i) => {
    if (mask !== last) {
      last = mask;
      lastNumber = known.get(mask) ?? known.size;
      known.set(mask, lastNumber);
    }
    numbers[i] = lastNumber;
  });
  return { numbers, masks: [...known.keys()] };
}

function listStates(
  { positions, formulas }: CompiledCql,
  parts: readonly FormulaPart[],
  mask: number,
): Uint32Array {
  const isFit = new Uint8Array(formulas.length);
  parts.forEach(({ formula }, bit) => (isFit[formula]! |= (mask >>> bit) & 1));
  const states = new Uint32Array(positions.cells);
  positions.letters.forEach((formula, i) => {
    if (isFit[formula] === 1) addState(states, i + 1);
  });
  return states;
}

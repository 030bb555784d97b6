import type { SegmentPart } from '../segment/selection';
import type { CompiledCql } from './compile-cql';
import { MAX_TOKEN_FORMULAS } from './compile-cql';
import { CqlError } from './cql-error';
import { ReadingFitter } from './fit-readings';
import { addState } from './position-automaton';
import type { ErrorOutcomes } from './split-by-error';
import { judgeErrors, listErrorTests } from './split-by-error';
import { isNever } from './token-formula';
import type { FormulaPart } from './split-by-relation';
import { splitByRelation } from './split-by-relation';

/**
 * The tokens of a segment in classes of which the query tells no two members apart: the class of a token is
 * `readingClasses[reading] * relationClassCount + relationClasses[relation]`, times the classes of errors and the class of
 * its errors where the query asks for errors.
 */
export interface TokenClasses {
  readonly count: number;
  readonly readingClasses: Uint32Array;
  readonly relationClasses: Uint32Array;
  readonly relationClassCount: number;
  readonly errors: ErrorOutcomes;
  /** States of the query's automaton whose letter fits the tokens of a class. */
  readonly findStates: (tokenClass: number) => Uint32Array;
}

/** Puts the tokens of a segment into classes. Throws CqlError if the query needs too many tests. */
export function classifyTokens({ segment, errors: layer }: SegmentPart, compiled: CompiledCql): TokenClasses {
  const errorTests = listErrorTests(compiled);
  const errors = judgeErrors(errorTests, layer, compiled);
  const parts = splitByRelation(segment, compiled, errorTests, errors).filter(
    ({ ofReading }) => !isNever(ofReading),
  );
  if (parts.length > MAX_TOKEN_FORMULAS)
    throw new CqlError(
      'TOO_MANY_TESTS',
      0,
      `The places of the query need ${parts.length} tests, at most ${MAX_TOKEN_FORMULAS}: ask for fewer relations or errors.`,
    );
  const fitter = new ReadingFitter(segment, compiled);
  const readingMasks = new Uint32Array(segment.sizes.readings);
  const relationMasks = new Uint32Array(segment.relations.size);
  const errorMasks = new Uint32Array(errors.classCount);
  parts.forEach(({ ofReading, relations, errors: classes }, bit) => {
    addBit(errorMasks, classes, bit);
    addBit(readingMasks, fitter.fit(ofReading), bit);
    addBit(relationMasks, relations, bit);
  });
  const readings = numberMasks(readingMasks);
  const relations = numberMasks(relationMasks);
  const relationClassCount = Math.max(1, relations.masks.length);
  const findStates = (tokenClass: number): Uint32Array => {
    const withoutError = Math.floor(tokenClass / errors.classCount);
    const ofReading = readings.masks[Math.floor(withoutError / relationClassCount)] ?? 0;
    const ofRelation = relations.masks[withoutError % relationClassCount] ?? 0;
    const ofError = errorMasks[tokenClass % errors.classCount]!;
    return listStates(compiled, parts, ofReading & ofRelation & ofError);
  };
  return {
    count: Math.max(1, readings.masks.length) * relationClassCount * errors.classCount,
    errors,
    readingClasses: readings.numbers,
    relationClasses: relations.numbers,
    relationClassCount,
    findStates,
  };
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

import type { Segment } from '../segment/segment';
import type { CompiledCql } from './compile-cql';
import { MAX_TOKEN_FORMULAS } from './compile-cql';
import { CqlError } from './cql-error';
import { ReadingFitter } from './fit-readings';
import { addState } from './position-automaton';
import { isNever } from './token-formula';
import type { FormulaPart } from './split-by-relation';
import { splitByRelation } from './split-by-relation';

/**
 * The tokens of a segment in classes of which the query tells no two members apart: the class of a token is
 * `readingClasses[reading] * relationClassCount + relationClasses[relation]`.
 */
export interface TokenClasses {
  readonly count: number;
  readonly readingClasses: Uint32Array;
  readonly relationClasses: Uint32Array;
  readonly relationClassCount: number;
  /** States of the query's automaton whose letter fits the tokens of a class. */
  readonly findStates: (tokenClass: number) => Uint32Array;
}

/** Puts the tokens of a segment into classes. Throws CqlError if the query needs too many tests. */
export function classifyTokens(segment: Segment, compiled: CompiledCql): TokenClasses {
  const parts = splitByRelation(segment, compiled).filter(({ ofReading }) => !isNever(ofReading));
  if (parts.length > MAX_TOKEN_FORMULAS)
    throw new CqlError(
      'TOO_MANY_TESTS',
      0,
      `The places of the query need ${parts.length} tests, at most ${MAX_TOKEN_FORMULAS}: ask for fewer relations.`,
    );
  const fitter = new ReadingFitter(segment, compiled);
  const readingMasks = new Uint32Array(segment.sizes.readings);
  const relationMasks = new Uint32Array(segment.relations.size);
  parts.forEach(({ ofReading, relations }, bit) => {
    addBit(readingMasks, fitter.fit(ofReading), bit);
    addBit(relationMasks, relations, bit);
  });
  const readings = numberMasks(readingMasks);
  const relations = numberMasks(relationMasks);
  const relationClassCount = Math.max(1, relations.masks.length);
  const findStates = (tokenClass: number): Uint32Array => {
    const ofReading = readings.masks[Math.floor(tokenClass / relationClassCount)] ?? 0;
    return listStates(compiled, parts, ofReading & (relations.masks[tokenClass % relationClassCount] ?? 0));
  };
  return {
    count: Math.max(1, readings.masks.length) * relationClassCount,
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

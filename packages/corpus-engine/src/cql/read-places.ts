import { readLiteral } from './compile-value';
import type { TokenFormula, TokenTest } from './cql-query';
import type { CqlPlace } from './make-cql';
import { ANY_ERROR } from './make-cql';
import { parseCql } from './parse-cql';
import type { Pattern } from './pattern';

/** A query as a row of places: what `makeCql` writes. */
export interface CqlPlaces {
  readonly places: readonly CqlPlace[];
  readonly isWithinSentence: boolean;
}

/**
 * Reads a simple query back as the places it was made of; null if it holds more than `makeCql` can write, such as a
 * choice, a negation or a regular expression. Throws CqlError.
 */
export function readPlaces(cql: string): CqlPlaces | null {
  const { pattern, isWithinSentence } = parseCql(cql);
  const parts = pattern.kind === 'sequence' ? pattern.parts : [pattern];
  const places = parts.map(readPlace);
  return places.every((place) => place !== null) ? { places, isWithinSentence } : null;
}

function readPlace(pattern: Pattern<TokenFormula>): CqlPlace | null {
  if (pattern.kind === 'letter') return readFormula(pattern.letter);
  if (pattern.kind !== 'repeat' || pattern.part.kind !== 'letter') return null;
  const place = readFormula(pattern.part.letter);
  const { least, most } = pattern;
  return place === null ? null : { ...place, least, most: most === Infinity ? null : most };
}

function readFormula(formula: TokenFormula): CqlPlace | null {
  const parts = formula.kind === 'and' ? formula.parts : [formula];
  let place: CqlPlace | null = {};
  for (const part of parts) {
    if (part.kind === 'always') continue;
    place = part.kind === 'test' && place !== null ? addTest(place, part.test) : null;
  }
  return place;
}

/** The place with one more field; null if the test says more than the field can, or the field is taken. */
function addTest(place: CqlPlace, test: TokenTest): CqlPlace | null {
  const { attribute, feature, pattern, pairs } = test;
  if (attribute === 'feats') return pairs.length === 0 ? null : addFeatures(place, pairs);
  const isAnyError = attribute.startsWith('error') && test.value === ANY_ERROR;
  const value = isAnyError ? ANY_ERROR : pattern === null ? null : readLiteral(pattern);
  if (value === null || value === '') return null;
  if (attribute === 'feature') return addFeatures(place, [`${feature}=${value}`]);
  return attribute in place ? null : { ...place, [attribute]: value };
}

function addFeatures(place: CqlPlace, pairs: readonly string[]): CqlPlace {
  return { ...place, feats: [...(place.feats?.split('|') ?? []), ...pairs].join('|') };
}

import { readLiteral } from './compile-value';
import type { CqlQuery, TokenFormula, TokenPlace, TokenTest } from './cql-query';
import { ANY_ERROR, type CqlPlace } from './make-cql';
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
  const query = parseCql(cql);
  if (hasMore(query)) return null;
  const { pattern, isWithinSentence } = query;
  const parts = pattern.kind === 'sequence' ? pattern.parts : [pattern];
  const places = parts.map(readPlace);
  return places.every((place) => place !== null) ? { places, isWithinSentence } : null;
}

/** Whether a query asks for more than its places in a row. */
function hasMore(query: CqlQuery): boolean {
  const { mostSentences, mostTokens, isOverSentences, conditions, equalities, texts } = query;
  const isLimited =
    (mostSentences > 1 && mostSentences < Infinity) || mostTokens < Infinity || isOverSentences;
  return isLimited || conditions.length > 0 || equalities.length > 0 || texts !== null;
}

function readPlace(pattern: Pattern<TokenPlace>): CqlPlace | null {
  if (pattern.kind === 'letter') return readToken(pattern.letter);
  if (pattern.kind !== 'repeat' || pattern.part.kind !== 'letter') return null;
  const place = readToken(pattern.part.letter);
  const { least, most } = pattern;
  return place === null ? null : { ...place, least, most: most === Infinity ? null : most };
}

function readToken({ formula, label, border }: TokenPlace): CqlPlace | null {
  return label === null && border === null ? readFormula(formula) : null;
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
  const { attribute, feature, pattern, pairs, isCaseless, isOfHead } = test;
  if (isCaseless || isOfHead) return null;
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

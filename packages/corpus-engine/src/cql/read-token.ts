import { CqlError } from './cql-error';
import type { CqlAttribute, TokenFormula, TokenTest } from './cql-query';
import { CQL_ATTRIBUTES } from './cql-query';
import type { QueryReader } from './query-reader';
import { readValuePattern, takeQuoted } from './read-value';

/** Reads `[…]` from its opening bracket on. Throws CqlError. */
export function readToken(reader: QueryReader): TokenFormula {
  reader.expect('[');
  if (reader.take(']')) return { kind: 'always' };
  const formula = readOr(reader);
  if (!reader.take(']')) reader.fail('Expected &, | or ]');
  return formula;
}

/** Reads a value that stands alone: a word form. Throws CqlError. */
export function readLoneValue(reader: QueryReader): TokenFormula {
  return readTest(reader, 'word', '');
}

function readOr(reader: QueryReader): TokenFormula {
  const parts = [readAnd(reader)];
  while (reader.take('|')) parts.push(readAnd(reader));
  return parts.length === 1 ? parts[0]! : { kind: 'or', parts };
}

function readAnd(reader: QueryReader): TokenFormula {
  const parts = [readNot(reader)];
  while (reader.take('&')) parts.push(readNot(reader));
  return parts.length === 1 ? parts[0]! : { kind: 'and', parts };
}

function readNot(reader: QueryReader): TokenFormula {
  if (reader.take('!')) return reader.inside(() => ({ kind: 'not', part: readNot(reader) }));
  if (!reader.take('(')) return readComparison(reader);
  const formula = reader.inside(() => readOr(reader));
  if (!reader.take(')')) reader.fail('Expected &, | or )');
  return formula;
}

function readComparison(reader: QueryReader): TokenFormula {
  reader.peek();
  const start = reader.at;
  const name = reader.readName();
  if (name === '') reader.fail('Expected an attribute such as word or lemma');
  const attribute = findAttribute(name, start);
  const isNegated = reader.take('!');
  if (!reader.take('='))
    throw new CqlError('EXPECTED_COMPARISON', reader.at, `Expected = or != after ${name}.`);
  const formula = readTest(reader, attribute, attribute === 'feature' ? nameFeature(name) : '');
  return isNegated ? { kind: 'not', part: formula } : formula;
}

/** Features that the analyses have, and those of Universal Dependencies that a query of another corpus may name. */
const FEATURES: readonly string[] = [
  ...['Case', 'Number', 'Person', 'Tense', 'Mood', 'VerbForm', 'Voice', 'Degree', 'Polarity', 'Connegative'],
  ...['PronType', 'Poss', 'Reflex', 'NumType', 'NumForm', 'AdpType', 'Abbr', 'Foreign', 'Hyph', 'Typo'],
];

/** The name as Universal Dependencies write it: `case` is `Case`. */
const nameFeature = (name: string): string =>
  FEATURES.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;

/** UD features begin with a capital letter, such as `Case`; the known ones may be written in small letters too. */
function findAttribute(name: string, start: number): CqlAttribute | 'feature' {
  const attribute = CQL_ATTRIBUTES.find((known) => known === name.toLowerCase());
  if (attribute !== undefined) return attribute;
  if (/^[A-Z]/u.test(nameFeature(name))) return 'feature';
  throw new CqlError(
    'UNKNOWN_ATTRIBUTE',
    start,
    `There is no attribute ${name}: use ${CQL_ATTRIBUTES.join(', ')}, or a UD feature such as Case.`,
  );
}

function readTest(reader: QueryReader, attribute: TokenTest['attribute'], feature: string): TokenFormula {
  const range = takeQuoted(reader);
  const value = reader.source.slice(range.from, range.to);
  const isList = attribute === 'feats';
  const pattern = isList ? null : readValuePattern(reader, range);
  const pairs = isList ? readPairs(value, range.from) : [];
  return { kind: 'test', test: { attribute, feature, value, pattern, pairs } };
}

/** The features of `feats`; `_` and an empty value stand for none, as in CoNLL-U. */
function readPairs(value: string, from: number): string[] {
  const list = value.replace(/\\(.)/gsu, '$1');
  if (list === '' || list === '_') return [];
  const pairs = list.split('|');
  if (pairs.every((pair) => /^[^=\s]+=[^=\s]+$/u.test(pair))) return pairs;
  throw new CqlError('BAD_FEATURES', from, 'Write features as Name=Value, several separated by |.');
}

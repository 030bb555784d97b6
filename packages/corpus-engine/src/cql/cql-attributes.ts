import { CqlError } from './cql-error';
import type { CqlAttribute } from './cql-query';
import { CQL_ATTRIBUTES } from './cql-query';

/** Features that the analyses have, and those of Universal Dependencies that a query of another corpus may name. */
const FEATURES: readonly string[] = [
  ...['Case', 'Number', 'Person', 'Tense', 'Mood', 'VerbForm', 'Voice', 'Degree', 'Polarity', 'Connegative'],
  ...['PronType', 'Poss', 'Reflex', 'NumType', 'NumForm', 'AdpType', 'Abbr', 'Foreign', 'Hyph', 'Typo'],
];

/**
 * The attribute of a name. UD features begin with a capital letter, such as `Case`; the known ones may be written in small
 * letters too. Throws CqlError.
 */
export function findAttribute(
  name: string,
  start: number,
): { attribute: CqlAttribute | 'feature'; feature: string } {
  const small = name.toLowerCase();
  const attribute = CQL_ATTRIBUTES.find((known) => known === small);
  if (attribute !== undefined) return { attribute, feature: '' };
  const feature = FEATURES.find((known) => known.toLowerCase() === small) ?? name;
  if (/^[A-Z]/u.test(feature)) return { attribute: 'feature', feature };
  throw new CqlError(
    'UNKNOWN_ATTRIBUTE',
    start,
    `There is no attribute ${name}: use ${CQL_ATTRIBUTES.join(', ')}, or a UD feature such as Case.`,
  );
}

/** The features of `feats`; `_` and an empty value stand for none, as in CoNLL-U. Throws CqlError. */
export function readPairs(value: string, from: number): string[] {
  const list = value.replace(/\\(.)/gsu, '$1');
  if (list === '' || list === '_') return [];
  const pairs = list.split('|');
  if (pairs.every((pair) => /^[^=\s]+=[^=\s]+$/u.test(pair))) return pairs;
  throw new CqlError('BAD_FEATURES', from, 'Write features as Name=Value, several separated by |.');
}

import { makeTable } from '@keelerada/estonian/make-table';
import { findClassLetter } from '@keelerada/estonian/vertical/class-letter';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import { CqlError } from './cql-error';
import { CQL_ATTRIBUTES, type CqlAttribute } from './cql-query';
import { findNearest } from './find-nearest';

/** Features that the analyses have, and those of Universal Dependencies that a query of another corpus may name. */
const FEATURES: readonly string[] = [
  ...['Case', 'Number', 'Person', 'Tense', 'Mood', 'VerbForm', 'Voice', 'Degree', 'Polarity', 'Connegative'],
  ...['PronType', 'Poss', 'Reflex', 'NumType', 'NumForm', 'AdpType', 'Abbr', 'Foreign', 'Hyph', 'Typo'],
];

/** Names that other corpora use for the same. */
const OTHER_NAMES = makeTable<CqlAttribute>({
  ...{ form: 'word', lc: 'word', lemma_lc: 'lemma', lempos: 'lemma', lempos_lc: 'lemma' },
  ...{ upos: 'pos', tag: 'pos', xpos: 'class', features: 'feats', relation: 'deprel' },
});
const HEAD = 'head.';
/** Before the name of a feature, as in `feats.Case`. */
const OF_FEATURES = /^feat(?:ure)?s\./iu;

export interface NamedAttribute {
  readonly written: string;
  readonly attribute: CqlAttribute | 'feature';
  /** Name of a UD feature. */
  readonly feature: string;
  /** Capital letters do not count, whatever the search. */
  readonly isCaseless: boolean;
  /** Asked of the word that the token depends on. */
  readonly isOfHead: boolean;
  /** `lempos` is base form and word class in one. */
  readonly kind: 'lempos' | null;
}

/**
 * The attribute of a name. UD features begin with a capital letter, such as `Case`; the known ones may be written in small
 * letters too. Throws CqlError.
 */
export function findAttribute(name: string, start: number): NamedAttribute {
  const isOfHead = name.startsWith(HEAD);
  const own = (isOfHead ? name.slice(HEAD.length) : name).replace(OF_FEATURES, '');
  const small = own.toLowerCase();
  const attribute = CQL_ATTRIBUTES.find((known) => known === small) ?? OTHER_NAMES.get(small);
  const feature = FEATURES.find((known) => known.toLowerCase() === small) ?? own;
  const isKnown = attribute === undefined ? /^[A-Z]/u.test(feature) : true;
  const isLempos = small.startsWith('lempos');
  if (!isKnown || (isOfHead && (isLempos || /^(?:error|corrected)/u.test(small))))
    throw new CqlError(
      'UNKNOWN_ATTRIBUTE',
      start,
      `There is no attribute ${name}: use ${CQL_ATTRIBUTES.join(', ')}, or a UD feature such as Case.`,
    );
  return {
    ...{ written: name, attribute: attribute ?? 'feature', feature: attribute === undefined ? feature : '' },
    ...{ isCaseless: small === 'lc', isOfHead, kind: isLempos ? 'lempos' : null },
  };
}

/** Properties of texts by the names of the text query and of other corpora. */
const TEXT_PROPERTIES = makeTable<string>({
  ...{
    level: 'keeletase',
    language: 'tekstikeel',
    corpus: 'korpus',
    subcorpus: 'korpus',
    type: 'tekstityyp',
  },
  ...{ domain: 'valdkond', age: 'vanusevahemik', gender: 'sugu', sex: 'sugu', education: 'haridus' },
  ...{ nativelang: 'emakeel', native_language: 'emakeel', l1: 'emakeel', nationality: 'kodakondsus' },
  ...{
    country: 'riik',
    year: 'aasta',
    studylevel: 'oppeaste',
    degree: 'teaduskraad',
    score: 'tulemusvahemik',
    otherlang: 'muudkeeled',
  },
});
const OWN_TEXT_PROPERTIES = [
  ...['id', 'title', 'korpus', 'tekstityyp', 'tekstikeel', 'keeletase', 'valdkond', 'abivahendid'],
  ...['akad_oppematerjal', 'vanusevahemik', 'sugu', 'haridus', 'oppeaste', 'teaduskraad', 'emakeel'],
  ...['muudkeeled', 'kodakondsus', 'riik', 'tulemusvahemik', 'aasta', 'ajavahemik'],
];

/** The property of texts that a name stands for. Throws CqlError. */
export function findTextProperty(name: string, start: number): string {
  const small = name.toLowerCase();
  const property = TEXT_PROPERTIES.get(small) ?? OWN_TEXT_PROPERTIES.find((known) => known === small);
  if (property !== undefined) return property;
  const nearest = findNearest(small, [...OWN_TEXT_PROPERTIES, ...TEXT_PROPERTIES.keys()]);
  throw new CqlError(
    'UNKNOWN_VALUE',
    start,
    `Texts have no property ${name}; the nearest: ${nearest.join(', ')}.`,
    nearest,
  );
}

/** Word classes of the letter of a lempos; null for any. Throws CqlError. */
export function readClasses(written: string, start: number): readonly string[] | null {
  const letter = written.toLowerCase();
  if (letter === '.*' || letter === '.') return null;
  const classes = PARTS_OF_SPEECH.filter((upos) => findClassLetter(upos) === letter);
  if (classes.length > 0) return classes;
  const known = [...new Set(PARTS_OF_SPEECH.map(findClassLetter))];
  const message = `There is no class ${letter} of a lempos: use ${known.join(', ')}.`;
  throw new CqlError('UNKNOWN_VALUE', start, message, known);
}

/** The features of `feats`; `_` and an empty value stand for none, as in CoNLL-U. Throws CqlError. */
export function readPairs(value: string, from: number): string[] {
  const list = value.replace(/\\(.)/gsu, '$1');
  if (list === '' || list === '_') return [];
  const pairs = list.split('|');
  if (pairs.every((pair) => /^[^=\s]+=[^=\s]+$/u.test(pair))) return pairs;
  throw new CqlError('BAD_FEATURES', from, 'Write features as Name=Value, several separated by |.');
}

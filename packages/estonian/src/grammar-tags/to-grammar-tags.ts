import { makeTable } from '../make-table';

/**
 * Word classes of Vabamorf and of Estonian constraint grammar: verb, noun, adjective, pronoun, numeral, adverb, adposition,
 * conjunction, abbreviation, punctuation and symbols; then interjection and unknown word, which no filter asks for.
 */
export const WORD_CLASSES = ['V', 'S', 'A', 'P', 'N', 'D', 'K', 'J', 'Y', 'Z', 'I', 'X'] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** The cases in the order of Estonian grammars; `part` is the partitive, `adit` the short illative. */
export const CASE_TAGS = [
  ...(['nom', 'gen', 'part', 'adit', 'ill', 'in', 'el', 'all', 'ad', 'abl'] as const),
  ...(['tr', 'term', 'es', 'abes', 'kom'] as const),
] as const;
export type CaseTag = (typeof CASE_TAGS)[number];

/** A reading in the tags of Estonian constraint grammar. */
export interface GrammarTags {
  readonly wordClass: WordClass;
  /** Form tags in a fixed order, without the class: `com`, `sg`, `nom`. */
  readonly forms: readonly string[];
  /** Of verbs; null for other words. */
  readonly finiteness: 'fin' | 'infin' | null;
}

const CASES = makeTable<CaseTag>({
  ...{ Nom: 'nom', Gen: 'gen', Par: 'part', Add: 'adit', Ill: 'ill', Ine: 'in', Ela: 'el', All: 'all' },
  ...{ Ade: 'ad', Abl: 'abl', Tra: 'tr', Ter: 'term', Ess: 'es', Abe: 'abes', Com: 'kom' },
});
const NUMBERS = makeTable<string>({ Sing: 'sg', Plur: 'pl' });
const DEGREES = makeTable<string>({ Pos: 'pos', Cmp: 'comp', Sup: 'super' });
const MOODS = makeTable<string>({ Ind: 'indic', Cnd: 'cond', Imp: 'imper', Qot: 'quot' });
const TENSES = makeTable<string>({ Pres: 'pres', Past: 'past' });
const PERSONS = makeTable<string>({ 1: 'ps1', 2: 'ps2', 3: 'ps3' });
const VOICES = makeTable<string>({ Act: 'ps', Pass: 'imps' });
const VERB_FORMS = makeTable<string>({ Inf: 'inf', Sup: 'sup', Conv: 'ger', Ger: 'ger', Part: 'partic' });
const PRONOUN_KINDS = makeTable<readonly string[]>({
  ...{ Prs: ['pers'], Dem: ['dem'], Art: ['dem'], Int: ['inter'], Rel: ['rel'], 'Int,Rel': ['inter', 'rel'] },
  ...{ Ind: ['indef'], Tot: ['det'], Neg: ['indef'], Rcp: ['recip'] },
});
const ADPOSITION_KINDS = makeTable<string>({ Post: 'post', Prep: 'pre' });
const PLAIN_CLASSES = makeTable<WordClass>({
  ...{ ADV: 'D', PART: 'D', INTJ: 'I', PUNCT: 'Z', SYM: 'Z' },
});

type Tags = ReadonlyMap<string, string>;

/**
 * UPOS and UD features in the tags of Estonian constraint grammar. Ordinals are numerals there, determiners pronouns,
 * auxiliaries verbs. A UPOS that is none gives class X.
 */
export function toGrammarTags(upos: string, features: string): GrammarTags {
  const values = readFeatures(features);
  if (values['Abbr'] === 'Yes') return { wordClass: 'Y', forms: listNominalForms(values), finiteness: null };
  if (upos === 'VERB' || upos === 'AUX') return describeVerb(values);
  const [wordClass, forms] = describeOther(upos, values);
  return { wordClass, forms, finiteness: null };
}

/** The tag of the case that features name, or null. */
export function readCaseTag(features: string): CaseTag | null {
  return CASES.get(readFeatures(features)['Case'] ?? '') ?? null;
}

type Features = Readonly<Record<string, string | undefined>>;

function readFeatures(features: string): Features {
  return Object.fromEntries(
    features.split('|').map((feature) => {
      const cut = feature.indexOf('=');
      return [feature.slice(0, cut), feature.slice(cut + 1)];
    }),
  );
}

function describeOther(upos: string, values: Features): [WordClass, readonly string[]] {
  const nominal = listNominalForms(values);
  if (upos === 'NOUN') return ['S', ['com', ...nominal]];
  if (upos === 'PROPN') return ['S', ['prop', ...nominal]];
  if (upos === 'NUM') return ['N', ['card', ...nominal]];
  if (upos === 'PRON' || upos === 'DET') return ['P', [...listPronounKinds(values), ...nominal]];
  if (upos === 'ADJ' && values['NumType'] === 'Ord') return ['N', ['ord', ...nominal]];
  if (upos === 'ADJ') return ['A', [...find(DEGREES, values['Degree']), ...nominal]];
  if (upos === 'ADP') return ['K', find(ADPOSITION_KINDS, values['AdpType'])];
  if (upos === 'CCONJ') return ['J', ['crd']];
  if (upos === 'SCONJ') return ['J', ['sub']];
  return [PLAIN_CLASSES.get(upos) ?? 'X', []];
}

function describeVerb(values: Features): GrammarTags {
  const isFinite = values['VerbForm'] === 'Fin' || values['Polarity'] === 'Neg';
  const isNegative = values['Polarity'] === 'Neg' || values['Connegative'] === 'Yes';
  // The past of finite forms is the imperfect; participles have a past of their own.
  const readTense = (tense: string) => (tense === 'past' && isFinite ? 'impf' : tense);
  const forms = [
    ...find(VERB_FORMS, values['VerbForm']),
    ...find(MOODS, values['Mood']),
    ...find(TENSES, values['Tense']).map(readTense),
    ...find(PERSONS, values['Person']),
    ...find(NUMBERS, values['Number']),
    ...find(CASES, values['Case']),
    ...find(VOICES, values['Voice']),
    ...(isFinite ? [isNegative ? 'neg' : 'af'] : []),
  ];
  return { wordClass: 'V', forms, finiteness: isFinite ? 'fin' : 'infin' };
}

function listPronounKinds(values: Features): readonly string[] {
  const kinds = PRONOUN_KINDS.get(values['PronType'] ?? '') ?? [];
  if (values['PronType'] === 'Rcp') return kinds;
  if (values['Reflex'] === 'Yes') return ['refl'];
  if (values['Poss'] === 'Yes') return ['poss'];
  return [...kinds, ...find(PERSONS, values['Person'])];
}

function listNominalForms(values: Features): readonly string[] {
  return [...find(NUMBERS, values['Number']), ...find(CASES, values['Case'])];
}

function find(tags: Tags, value: string | undefined): readonly string[] {
  const tag = value === undefined ? undefined : tags.get(value);
  return tag === undefined ? [] : [tag];
}

import { readOwn } from '@keelerada/estonian/make-table';

/** What the drop-downs of a place offer: codes of Universal Dependencies and of sentence parts, in the usual order. */

export const wordClasses = [
  ...['NOUN', 'PROPN', 'ADJ', 'PRON', 'DET', 'NUM', 'VERB', 'AUX', 'ADV', 'ADP'],
  ...['CCONJ', 'SCONJ', 'INTJ', 'PUNCT', 'SYM', 'X'],
] as const;

/** Keys of the labels of word classes of constraint grammar, by their letters. */
export const grammarClassKeys: Readonly<Record<string, string>> = {
  ...{ V: 'VERB', S: 'NOUN', A: 'ADJ', P: 'PRON', N: 'NUM', D: 'ADV', K: 'ADP', J: 'CONJ', Y: 'ABBR' },
  ...{ Z: 'PUNCT', I: 'INTJ', X: 'X' },
};

/** Features with their values. */
export const featureValues = {
  Case: 'Nom Gen Par Add Ill Ine Ela All Ade Abl Tra Ter Ess Abe Com'.split(' '),
  Number: 'Sing Plur'.split(' '),
  Person: '1 2 3'.split(' '),
  Tense: 'Pres Past'.split(' '),
  Mood: 'Ind Cnd Imp Qot'.split(' '),
  VerbForm: 'Fin Inf Sup Part Conv'.split(' '),
  Voice: 'Act Pass'.split(' '),
  Degree: 'Pos Cmp Sup'.split(' '),
} as const;
export type FeatureName = keyof typeof featureValues;

const NOMINAL: readonly FeatureName[] = ['Case', 'Number'];
const VERBAL: readonly FeatureName[] = ['Mood', 'Tense', 'Person', 'Number', 'VerbForm', 'Voice', 'Case'];
const ALL: readonly FeatureName[] = [
  'Case',
  'Number',
  'Person',
  'Tense',
  'Mood',
  'VerbForm',
  'Voice',
  'Degree',
];

const featuresOfClass: Readonly<Record<string, readonly FeatureName[]>> = {
  NOUN: NOMINAL,
  PROPN: NOMINAL,
  ADJ: [...NOMINAL, 'Degree', 'VerbForm'],
  PRON: [...NOMINAL, 'Person'],
  DET: NOMINAL,
  NUM: NOMINAL,
  VERB: VERBAL,
  AUX: VERBAL,
  ADV: [],
  ADP: [],
  CCONJ: [],
  SCONJ: [],
  INTJ: [],
  PUNCT: [],
  SYM: [],
};

/** Features that words of a class can have; all of them if the class is open. */
export function listFeatures(wordClass: string | undefined): readonly FeatureName[] {
  return (wordClass === undefined ? undefined : readOwn(featuresOfClass, wordClass)) ?? ALL;
}

/** Key of the label of a feature's value: a word where the value is a digit. */
export function readValueKey(value: string): string {
  return readOwn({ '1': 'first', '2': 'second', '3': 'third' }, value) ?? value;
}

/** Sentence parts in the codes of Estonian constraint grammar. */
export const sentenceParts = [
  ...['@SUBJ', '@OBJ', '@PRD', 'AT', '@ADVL', '@FMV', '@IMV', '@FCV', '@ICV', '@NEG'],
  ...['@J', '@B', 'QM', 'AP'],
] as const;

/**
 * Relations of Universal Dependencies to the head of a word, with their Estonian subtypes, as keys of their labels: a colon
 * would name a group of messages.
 */
export const relationKeys: readonly string[] = [
  ...['nsubj', 'nsubj_cop', 'csubj', 'csubj_cop', 'obj', 'obl', 'obl_lmod'],
  ...['obl_tmod', 'obl_arg', 'obl_state', 'obl_mode', 'obl_agent', 'advmod', 'advmod_lmod'],
  ...['advmod_tmod', 'advmod_mode', 'amod', 'nmod', 'det', 'nummod', 'acl'],
  ...['acl_relcl', 'appos', 'xcomp', 'ccomp', 'advcl', 'root', 'conj'],
  ...['cc', 'mark', 'case', 'aux', 'cop', 'compound_prt', 'compound'],
  ...['flat', 'fixed', 'parataxis', 'discourse', 'vocative', 'orphan', 'punct'],
];

/** The relation of a key, such as `nsubj:cop` of `nsubj_cop`. */
export function readRelation(key: string): string {
  return key.replace('_', ':');
}

/** How many tokens may stand at a place; `most` null is any number. */
export const repeats = [
  { key: 'once', least: 1, most: 1 },
  { key: 'optional', least: 0, most: 1 },
  { key: 'up_to_three', least: 0, most: 3 },
  { key: 'any_number', least: 0, most: null },
  { key: 'one_or_more', least: 1, most: null },
] as const;

/** What the help shows: a piece of a query and the key of what it means. */
export const helpLines = [
  { key: 'word', code: '"maja"' },
  { key: 'lemma', code: '[lemma="maja"]' },
  { key: 'pos', code: '[pos="NOUN"]' },
  { key: 'feature', code: '[Case="Gen"]' },
  { key: 'relation', code: '[deprel="nsubj"]  [part="@SUBJ"]' },
  { key: 'joined', code: '[lemma="maja" & Case!="Gen"]' },
  { key: 'pattern', code: '[lemma=".*maja|kodu"]' },
  { key: 'error', code: '[error="R:NOM:FORM"]  [error="SPELL"]' },
  { key: 'error_first', code: '[error.first=".*"]' },
  { key: 'corrected', code: '[corrected="keelt"]  [corrected.lemma="keel"]' },
  { key: 'any', code: '[]' },
  { key: 'repeat', code: '[]?  []*  []+  []{2,4}' },
  { key: 'choice', code: '("ei" | "ega") [pos="VERB"]' },
  { key: 'within', code: '"mees" []* "naine" within s' },
  { key: 'border', code: '<s> []  [] </s>' },
  { key: 'case_marks', code: '"Maja"%c  "vaike"%d' },
  { key: 'head', code: '[deprel="obj" & head.lemma="lugema"]' },
  { key: 'labels', code: '1:[] 2:[] & 1.lemma = 2.lemma' },
  { key: 'texts', code: '"maja" within <text level="B1"/>' },
] as const;

export const examples = [
  { key: 'adjective_noun', cql: '[pos="ADJ"] [lemma="maja"]' },
  { key: 'lemma_verb', cql: '[lemma="ema"] [pos="VERB"]' },
  { key: 'conditional', cql: '[pos="VERB|AUX" & Mood="Cnd"]' },
  { key: 'compound', cql: '[lemma=".+maja"]' },
  { key: 'error', cql: '[error.first="R:WS"]' },
  { key: 'distance', cql: '[lemma="minema"] []{0,3} [Case="Ill|Add"] within s' },
] as const;

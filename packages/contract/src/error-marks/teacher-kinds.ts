import type { SingleErrorCode } from './error-codes';

/** Kinds of errors as a teacher speaks of them, in the order of a table. */
export const teacherKinds = [
  'spelling',
  'partitive',
  'object',
  'government',
  'agreement',
  'noun-form',
  'infinitive',
  'verb-form',
  'comma',
  'punctuation',
  'word-order',
  'together',
  'capitals',
  'word-choice',
  'words',
] as const;
export type TeacherKind = (typeof teacherKinds)[number];

interface TeacherKindText {
  readonly name: Readonly<Record<'et' | 'en', string>>;
  /** In whose look its marks are shown. */
  readonly code: SingleErrorCode;
}

export const teacherKindTexts: Readonly<Record<TeacherKind, TeacherKindText>> = {
  spelling: makeText('R:SPELL', 'Õigekiri', 'Spelling'),
  partitive: makeText('R:NOM:FORM', 'Osastav', 'Partitive'),
  object: makeText('R:NOM:FORM', 'Sihitis', 'Object'),
  government: makeText('R:NOM:FORM', 'Rektsioon', 'Government'),
  agreement: makeText('R:NOM:FORM', 'Ühildumine', 'Agreement'),
  'noun-form': makeText('R:NOM:FORM', 'Käändevorm', 'Case form'),
  infinitive: makeText('R:VERB:FORM', 'da / ma', 'da / ma'),
  'verb-form': makeText('R:VERB:FORM', 'Pöördevorm', 'Verb form'),
  comma: makeText('M:PUNCT', 'Koma', 'Comma'),
  punctuation: makeText('R:PUNCT', 'Muu märk', 'Other mark'),
  'word-order': makeText('R:WO', 'Sõnajärg', 'Word order'),
  together: makeText('R:WS', 'Kokku ja lahku', 'One word or two'),
  capitals: makeText('R:CASE', 'Algustäht', 'Capitals'),
  'word-choice': makeText('R:LEX', 'Sõnavalik', 'Word choice'),
  words: makeText('M:LEX', 'Puuduv või liigne sõna', 'Missing or extra word'),
};

function makeText(code: SingleErrorCode, et: string, en: string): TeacherKindText {
  return { code, name: { et, en } };
}

/** An error as the corrector knows it. */
export interface ErrorToName {
  readonly code: string;
  /** Rule of the corrector (`errorRules`), where it is known. */
  readonly rule?: string | undefined;
  /** Vabamorf's code of the form that belongs in the place, where it is known. */
  readonly wantedForm?: string | undefined;
  readonly written: string;
  readonly corrected: string;
}

const kindsOfRules = new Map<string, TeacherKind>([
  ['government', 'government'],
  ['noun-government', 'government'],
  ['adposition', 'government'],
  ['experiencer', 'government'],
  ['attribute', 'agreement'],
  ['subject-verb', 'agreement'],
  ['joint-subject', 'agreement'],
  ['joint-case', 'agreement'],
  ['predicative', 'agreement'],
  ['role-noun', 'government'],
  ['numeral', 'partitive'],
  ['object', 'object'],
  ['total-object', 'object'],
  ['infinitive', 'infinitive'],
]);

const PARTITIVE = /(?:^| )p$/u;

/** The kind of an error; one of several kinds at once (`R:LEX:SPELL`) goes under its first. */
export function findTeacherKind({ code, rule, wantedForm, written, corrected }: ErrorToName): TeacherKind {
  const kind = code.slice(2);
  if (kind.startsWith('NOM:FORM') || kind.startsWith('VERB:FORM')) {
    const ofRule = kindsOfRules.get(rule ?? '');
    if (kind.startsWith('VERB:FORM')) return ofRule ?? 'verb-form';
    if (ofRule === 'agreement') return ofRule;
    return wantedForm !== undefined && PARTITIVE.test(wantedForm) ? 'partitive' : (ofRule ?? 'noun-form');
  }
  if (kind.startsWith('PUNCT')) return isComma(written, corrected) ? 'comma' : 'punctuation';
  if (kind.startsWith('SPELL')) return 'spelling';
  if (kind.startsWith('WO')) return 'word-order';
  if (kind.startsWith('WS')) return 'together';
  if (kind.startsWith('CASE')) return 'capitals';
  return code.startsWith('R') ? 'word-choice' : 'words';
}

const isComma = (written: string, corrected: string): boolean => `${written}${corrected}`.includes(',');

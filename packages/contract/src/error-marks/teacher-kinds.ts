import terms from '../site/terms.json' with { type: 'json' };
import type { SingleErrorCode } from './error-codes';

const { errors, topics } = terms;

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
  spelling: { code: 'R:SPELL', name: errors.spelling },
  partitive: { code: 'R:NOM:FORM', name: topics.partitive },
  object: { code: 'R:NOM:FORM', name: topics.object },
  government: { code: 'R:NOM:FORM', name: topics.government },
  agreement: { code: 'R:NOM:FORM', name: topics.agreement },
  'noun-form': { code: 'R:NOM:FORM', name: errors['case-form'] },
  infinitive: { code: 'R:VERB:FORM', name: topics.infinitive },
  'verb-form': { code: 'R:VERB:FORM', name: errors['verb-form'] },
  comma: { code: 'M:PUNCT', name: errors.comma },
  punctuation: { code: 'R:PUNCT', name: errors['other-punctuation'] },
  'word-order': { code: 'R:WO', name: errors['word-order'] },
  together: { code: 'R:WS', name: errors.together },
  capitals: { code: 'R:CASE', name: errors.capitals },
  'word-choice': { code: 'R:LEX', name: errors['word-choice'] },
  words: { code: 'M:LEX', name: errors.words },
};

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

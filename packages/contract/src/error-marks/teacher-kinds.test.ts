import { expect, it } from 'vitest';
import { findTeacherKind } from './teacher-kinds';

it.each([
  ['partitive', { code: 'R:NOM:FORM', rule: 'government', wantedForm: 'sg p' }],
  ['partitive', { code: 'R:NOM:FORM', rule: 'numeral' }],
  ['government', { code: 'R:NOM:FORM:SPELL', rule: 'government', wantedForm: 'sg kom' }],
  ['object', { code: 'R:NOM:FORM', rule: 'total-object', wantedForm: 'sg g' }],
  ['agreement', { code: 'R:NOM:FORM', rule: 'attribute', wantedForm: 'pl p' }],
  ['noun-form', { code: 'R:NOM:FORM', wantedForm: 'pl n' }],
  ['agreement', { code: 'R:VERB:FORM', rule: 'subject-verb' }],
  ['infinitive', { code: 'R:VERB:FORM', rule: 'infinitive' }],
  ['verb-form', { code: 'R:VERB:FORM' }],
  ['comma', { code: 'M:PUNCT', corrected: ',' }],
  ['punctuation', { code: 'R:PUNCT', written: '.', corrected: '?' }],
  ['spelling', { code: 'R:SPELL:CASE' }],
  ['together', { code: 'R:WS:NOM:FORM' }],
  ['word-choice', { code: 'R:LEX:SPELL' }],
  ['words', { code: 'U:LEX' }],
])('%s: %j', (kind, error) => {
  expect(findTeacherKind({ written: '', corrected: '', ...error })).toBe(kind);
});

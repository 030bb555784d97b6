import { expect, it } from 'vitest';
import { usesErrors } from './uses-errors';

const word = { keyword: 'error correct', unit: 'lemma' } as const;
const query = (cql: string) => ({ cql, keepCapitalization: false });
const width = { type: 'WORD', count: 5 } as const;

it.each([
  ['lines with their errors', { ...word, showsErrors: true }],
  ['counted corrections', { ...word, width, measure: { place: 'CORRECTION' } }],
  ['lines of one correction', { ...word, counted: { measure: { place: 'CORRECTION' }, values: ['ja'] } }],
  ['a test of an error', query('[lemma="ja"] ([pos="NOUN"] | [!(error=".*" & pos="VERB")]){2}')],
  ['a corrected word', query('[corrected.lemma="ja"]')],
] as const)('needs the errors for %s', (_, given) => {
  expect(usesErrors(given)).toBe(true);
});

it.each([
  ['a keyword that reads like an attribute', { ...word, showsErrors: false }],
  ['a query for such a word', query('[word="error"] [lemma="corrected"]')],
  ['texts', { ...word, width, measure: { place: 'TEXT' } }],
] as const)('does without them for %s', (_, given) => {
  expect(usesErrors(given)).toBe(false);
});

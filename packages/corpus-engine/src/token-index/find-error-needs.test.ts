import { expect, it } from 'vitest';
import { findErrorNeeds } from './find-error-needs';

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
  expect(findErrorNeeds(given)).not.toBeNull();
});

it.each([
  ['a keyword that reads like an attribute', { ...word, showsErrors: false }],
  ['a query for such a word', query('[word="error"] [lemma="corrected"]')],
  ['texts', { ...word, width, measure: { place: 'TEXT' } }],
] as const)('does without them for %s', (_, given) => {
  expect(findErrorNeeds(given)).toBeNull();
});

it.each([
  ['[error="LEX"]', ['M:LEX', 'R:LEX:WS']],
  ['"ja" [error.first="r:.*" & pos="NOUN"]+', ['R:WS', 'R:LEX:WS']],
  ['([error="WS"] | "ja" [error="M:LEX" & error=".*"])', ['M:LEX', 'R:WS', 'R:LEX:WS']],
  ['[error="WO"]', []],
] as const)('knows which errors a text needs for %s', (cql, codes) => {
  const { isNeeded } = findErrorNeeds(query(cql))!;
  expect(['M:LEX', 'R:WS', 'R:LEX:WS'].filter((code) => isNeeded!(code))).toEqual(codes);
});

it.each(['[error!="LEX"]', '"ja" [error="LEX"]?', '[error="WS" | lemma="ja"]', '[corrected="ja"]'])(
  'needs none for certain in %s',
  (cql) => {
    expect(findErrorNeeds(query(cql))?.isNeeded).toBeUndefined();
  },
);

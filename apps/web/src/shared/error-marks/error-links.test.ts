import { expect, it } from 'vitest';
import { findErrorCode, makeErrorCql, makeProfilePath, makeMarkedTextPath } from './error-links';
import { findCodeFamily } from './error-look';

it('finds the type that a query asks for, and none where it asks for several or something else', () => {
  expect(findErrorCode(makeErrorCql('M:PUNCT'))).toBe('M:PUNCT');
  expect(findErrorCode('[lemma="koer" & error="R:NOM:FORM"]')).toBe('R:NOM:FORM');
  for (const other of [makeErrorCql(null), '[lemma="R:SPELL"]', '[error="R:SPELL"] [error="R:LEX"]'])
    expect(findErrorCode(other)).toBeNull();
});

it('names types and texts in addresses', () => {
  expect(makeProfilePath('R:WS')).toBe('/tools/errors?liik=R%3AWS');
  expect(makeMarkedTextPath('a-1')).toBe('/tools/errors?tekst=a-1');
});

it('shows a joined code in the look of its first part', () => {
  expect(findCodeFamily('R:NOM:FORM:SPELL')).toBe('form');
  expect(findCodeFamily('R:WS:CASE')).toBe('compounding');
  expect(findCodeFamily('X')).toBe('other');
});

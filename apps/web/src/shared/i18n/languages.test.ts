import { afterEach, expect, it } from 'vitest';
import { readStoredLanguage } from './languages';

afterEach(() => localStorage.clear());

it.each([
  ['ET', 'et'],
  ['et', 'et'],
  ['EN', 'en'],
  ['fi', 'en'],
])('reads the stored language %s as %s', (stored, language) => {
  localStorage.setItem('language', stored);
  expect(readStoredLanguage()).toBe(language);
});

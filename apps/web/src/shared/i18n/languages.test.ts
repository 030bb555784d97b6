// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readStoredLanguage } from './languages';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  ['ET', 'et'],
  ['et', 'et'],
  ['EN', 'en'],
  ['fi', 'en'],
])('reads the stored language %s as %s', (stored, language) => {
  localStorage.setItem('language', stored);
  expect(readStoredLanguage()).toBe(language);
});

it.each([
  [['et-EE', 'en'], 'et'],
  [['et'], 'et'],
  [['en-GB', 'et'], 'en'],
  [['fi', 'et', 'en'], 'et'],
  [['ru', 'de'], 'en'],
  [[], 'en'],
])('without a choice a browser that asks for %j gets %s', (wanted, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  expect(readStoredLanguage()).toBe(language);
});

it('the choice comes before the language of the browser', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['et']);
  localStorage.setItem('language', 'en');
  expect(readStoredLanguage()).toBe('en');
});

import { describe, expect, it } from 'vitest';
import { isPunctuationForm } from './punctuation-form';

describe('isPunctuationForm', () => {
  it.each(['.', '...', '.......…', '------', '___', '*', '***', '•', '●', '\uf0b7', '：', '（', '－', '\u00ad', '„', '?!', "''", '´', '¨'])(
    'takes %j for punctuation',
    (form) => {
      expect(isPunctuationForm(form)).toBe(true);
    },
  ); // prettier-ignore

  it.each([':)', ';-)', ':(', ":'(", ':*', '-_-', '%', '@', '§', '+', '=', '😀', '1.', 'a', '1.-', '°', '€'])(
    'takes %j for no punctuation',
    (form) => {
      expect(isPunctuationForm(form)).toBe(false);
    },
  );

  it('takes time linear in the length', () => {
    expect(isPunctuationForm(`${'.'.repeat(1_000_000)}a`)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { hideAnswer } from './hide-answer';

it('the answer is put out of sight as a whole word, whatever its letters', () => {
  const text = 'Tegusõna „aitama” järel on osastav: „sõpra”. Sõprade kohta kehtib sama.';
  expect(hideAnswer(text, ['sõpra', 'sõbra'])).toBe(
    'Tegusõna „aitama” järel on osastav: „…”. Sõprade kohta kehtib sama.',
  );
});

it('a comma and signs of patterns do no harm', () => {
  expect(hideAnswer('Koma on et ees.', [','])).toBe('Koma on et ees.');
  expect(hideAnswer('Kirjuta jne.', ['jne.'])).toBe('Kirjuta …');
});

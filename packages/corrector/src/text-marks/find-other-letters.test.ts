import { expect, it } from 'vitest';
import { explainCorrection } from '../explain/explain-correction';
import { findOtherLetters } from './find-other-letters';

const KNOWN = new Set(['Ma', 'elan', 'Tartus', 'kool']);
const find = (text: string): string[] => {
  const found = findOtherLetters(text, { isKnown: (word) => KNOWN.has(word) });
  return found.map(({ original, replacements: [right] }) => `${original} > ${right}`);
};

it.each([
  ['Mа elаn Tаrtus.', ['Mа > Ma', 'elаn > elan', 'Tаrtus > Tartus']],
  ['Raa\u00adm\u200bаt on Tαrtus.', ['Raa\u00adm\u200bаt > Raamat', 'Tαrtus > Tartus']],
  ['Ма elan siin.', ['Ма > Ma']],
  ['Sõna «слово» on Tаrtus ja Ма ka.', ['Tаrtus > Tartus']],
  ['Ma ütlesin „рост“ ja IT-отдел, sinα.', []],
  ['Tavaline tekst õ ä ö ü.', []],
])('marks letters of another alphabet in %j', (text, marks) => {
  expect(find(text)).toEqual(marks);
});

it('names the letters in both languages', () => {
  const [mark] = findOtherLetters('Tаrtu', { isKnown: () => true });
  expect(explainCorrection(mark!, 'et').short).toBe('teise tähestiku täht: „а”');
  expect(explainCorrection(mark!, 'en').long).toContain('write “Tartu”');
});

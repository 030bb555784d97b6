import {
  MAX_CLASS_CHARACTERS,
  MAX_CLASS_TEXT_CHARACTERS,
  MAX_CLASS_TEXTS,
} from '@keelerada/contract/fields/limits';
import { expect, it } from 'vitest';
import { addTexts, countWords, findTrouble, splitTexts } from './class-text';

it('pasted texts are parted by a line of hyphens, equals signs or stars; empty ones are none', () => {
  expect(splitTexts('Üks.\r\n\r\nVeel.\r\n---\r\nKaks – see on a-b.\n *** \n\n=====\nKolm')).toEqual([
    'Üks.\n\nVeel.',
    'Kaks – see on a-b.',
    'Kolm',
  ]);
  expect(splitTexts('--\nÜks -- kaks')).toEqual(['--\nÜks -- kaks']);
  expect(splitTexts(' \n---\n…')).toEqual([]);
});

it('texts without a name are numbered on, also after one was taken out', () => {
  const name = (number: number) => `Tekst ${number}`;
  const texts = addTexts([], [{ text: 'a' }, { name: 'b.docx', text: 'b' }, { text: 'c' }], name);
  expect(texts.map((text) => text.name)).toEqual(['Tekst 1', 'b.docx', 'Tekst 3']);
  expect(addTexts(texts.slice(2), [{ text: 'd' }], name).map((text) => text.name)).toEqual([
    'Tekst 3',
    'Tekst 4',
  ]);
});

it('words are counted as writers count them', () => {
  expect(countWords('Kas 3-aastane Mari-Liis tuli? – Ei.')).toBe(5);
});

it('what is over a limit is told', () => {
  const make = (count: number, length: number) =>
    addTexts([], new Array<{ text: string }>(count).fill({ text: 'a'.repeat(length) }), String);
  expect(findTrouble(make(MAX_CLASS_TEXTS, 5))).toBeNull();
  expect(findTrouble(make(MAX_CLASS_TEXTS + 1, 5))).toBe('too_many');
  expect(findTrouble(make(1, MAX_CLASS_TEXT_CHARACTERS + 1))).toBe('too_long');
  const fitting = MAX_CLASS_CHARACTERS / MAX_CLASS_TEXT_CHARACTERS;
  expect(findTrouble(make(fitting, MAX_CLASS_TEXT_CHARACTERS))).toBeNull();
  expect(findTrouble(make(fitting + 1, MAX_CLASS_TEXT_CHARACTERS))).toBe('too_long_together');
});

it('texts of one name are numbered, whatever the ending of the file', () => {
  const add = (texts: Parameters<typeof addTexts>[0], ...names: readonly string[]) =>
    addTexts(
      texts,
      names.map((name) => ({ name, text: 'Tere.' })),
      (number) => `Tekst ${number}`,
    );
  const texts = add(add([], 'essee.docx', 'Essee.txt'), 'essee.docx', 'essee (2).odt', 'Mari', 'Mari');
  expect(texts.map(({ name }) => name)).toEqual([
    ...['essee.docx', 'Essee (2).txt', 'essee (3).docx', 'essee (2) (2).odt', 'Mari', 'Mari (2)'],
  ]);
});

import { expect, it } from 'vitest';
import {
  editItem,
  makeSheet,
  moveItem,
  removeItem,
  replaceItem,
  resizeSheet,
  type Sheet,
  takeSpareItems,
} from './sheet';

const examples = ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text, marks: [], words: 1, textId: null }));
const read = ({ items, spare }: Sheet) =>
  [items, spare].map((list) => list.map(({ example }) => example.text).join('')).join('|');
const sheet = makeSheet(examples, 2);

it('has the first sentences and keeps the others at hand', () => {
  expect(read(sheet)).toBe('ab|cde');
  expect(read(makeSheet(examples, 9))).toBe('abcde|');
});

it('grows by spare sentences and gives the last ones back', () => {
  expect(read(resizeSheet(sheet, 4))).toBe('abcd|e');
  expect(read(resizeSheet(sheet, 9))).toBe('abcde|');
  expect(read(resizeSheet(resizeSheet(sheet, 4), 1))).toBe('a|bcde');
});

it('takes as many others as there are on it, if there are so many', () => {
  const others = takeSpareItems(sheet)!;
  expect(read(others)).toBe('cd|e');
  expect(takeSpareItems(others)).toBeNull();
});

it('replaces one by the next spare one, in its place', () => {
  const replaced = replaceItem(sheet, sheet.items[0]!.id);
  expect(read(replaced)).toBe('cb|de');
  expect(read(replaceItem(makeSheet(examples, 5), 0))).toBe('abcde|');
});

it('takes one out and moves one, never past the ends', () => {
  expect(read(removeItem(sheet, 0))).toBe('b|cde');
  expect(read(moveItem(sheet, 0, 1))).toBe('ba|cde');
  expect(read(moveItem(sheet, 0, -1))).toBe('ab|cde');
  expect(read(moveItem(sheet, 1, 1))).toBe('ab|cde');
  expect(read(moveItem(sheet, 99, 1))).toBe('ab|cde');
});

it('has an edited sentence in its place', () => {
  expect(read(editItem(sheet, 1, { text: 'B', marks: [] }))).toBe('aB|cde');
});

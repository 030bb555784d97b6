import { describe, expect, it } from 'vitest';
import { makeTitleSortKey } from './describe-text';

const sortTitles = (titles: string[]) =>
  titles
    .map((title) => ({ title, key: Buffer.from(makeTitleSortKey(title)) }))
    .sort((left, right) => Buffer.compare(left.key, right.key))
    .map(({ title }) => title);

describe('makeTitleSortKey', () => {
  it('orders by the Estonian alphabet', () => {
    const titles = ['Ülikool', 'Ärev', 'Õun', 'Žanr', 'Tänav', 'Zoo', 'Šokk', 'Suvi', 'Vana', 'Öö', 'xena'];
    expect(sortTitles(titles)).toEqual([
      ...['Suvi', 'Šokk', 'Zoo', 'Žanr', 'Tänav', 'Vana', 'Õun', 'Ärev', 'Öö', 'Ülikool', 'xena'],
    ]);
  });

  it('orders numbers by their size', () => {
    const titles = ['Töö 10', 'Töö 2', 'Töö 007', 'Töö 123456789012', 'Töö 99', 'Töö 1234567890'];
    expect(sortTitles(titles)).toEqual([
      ...['Töö 2', 'Töö 007', 'Töö 10', 'Töö 99', 'Töö 1234567890', 'Töö 123456789012'],
    ]);
  });

  it('agrees with the collator of the language for titles of the usual kinds', () => {
    const titles = [
      'A2 2018 I_001-014',
      'A2 2018 I_001-2',
      'B1 2020 II_003-1',
      'Kokkuvõte',
      'Öine',
      'Essee 12',
    ];
    const collator = new Intl.Collator('et', { numeric: true });
    expect(sortTitles(titles)).toEqual([...titles].sort(collator.compare));
  });

  it('keeps within what an index entry may hold and never splits a character', () => {
    const key = makeTitleSortKey('😀'.repeat(500));
    expect(Buffer.byteLength(key)).toBeLessThan(2700);
    expect(key.isWellFormed?.() ?? true).toBe(true);
  });
});

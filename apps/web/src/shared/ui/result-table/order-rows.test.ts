import { compareEstonian } from '@keelerada/corpus-engine/base/estonian-collation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChoices, filterRows, sortRows, rankTexts } from './order-rows';
import type { ResultColumn, TextColumn } from './result-column';
import type { ColumnFilter, TableSort } from './table-view';

interface Row {
  readonly word: string;
  readonly count: number;
}

const word: TextColumn<Row> = { id: 'word', kind: 'text', heading: 'Word', readText: (row) => row.word };
const count: ResultColumn<Row> = {
  id: 'count',
  kind: 'number',
  heading: 'Count',
  readNumber: (row) => row.count,
};
const columns = [word, count];
const makeRows = (...words: string[]) => words.map((text, index) => ({ word: text, count: (index * 7) % 5 }));

const sortWords = (rows: readonly Row[], sort: TableSort | null) =>
  [...sortRows(rows, columns, sort)].map((index) => rows[index]!.word);
const filterWords = (rows: readonly Row[], filter: ColumnFilter) =>
  [...filterRows(rows, columns, { word: filter }, sortRows(rows, columns, null))].map(
    (index) => rows[index]!.word,
  );

describe('sortRows', () => {
  it('sorts words by the Estonian alphabet, both ways', () => {
    const rows = makeRows('õun', 'zoo', 'žest', 'sõna', 'šokk', 'täht', 'öö', 'ümber', 'wc', 'vesi', 'ära');
    const sorted = ['sõna', 'šokk', 'zoo', 'žest', 'täht', 'vesi', 'wc', 'õun', 'ära', 'öö', 'ümber'];
    expect(sortWords(rows, { columnId: 'word', isDescending: false })).toEqual(sorted);
    expect(sortWords(rows, { columnId: 'word', isDescending: true })).toEqual(sorted.toReversed());
  });

  it('ranks any texts as the collation of the corpus does', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: fc.constantFrom(..."aAsšzžõäöüxy-'1и"), maxLength: 7 }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(text.map((value) => value.normalize('NFC'))), (texts) => {
        const ranks = rankTexts(texts);
        const byRank = texts.toSorted((a, b) => ranks[texts.indexOf(a)]! - ranks[texts.indexOf(b)]!);
        expect(byRank).toEqual(texts.toSorted(compareEstonian));
      }),
    );
  });

  it('sorts again where the cells say something else in another language', () => {
    const rows = makeRows('noun', 'verb');
    const names: Record<string, string> = { noun: 'nimisõna', verb: 'tegusõna' };
    const sort = { columnId: 'word', isDescending: false };
    const english: TextColumn<Row> = {
      ...word,
      heading: 'Kind',
      readText: (row) => (row.word === 'noun' ? 'z' : 'a'),
    };
    const estonian: TextColumn<Row> = { ...word, heading: 'Liik', readText: (row) => names[row.word]! };
    expect([...sortRows(rows, [english], sort)]).toEqual([1, 0]);
    expect([...sortRows(rows, [estonian], sort)]).toEqual([0, 1]);
  });

  it('keeps equal rows in the order of the answer both ways', () => {
    const rows = [3, 1, 3, 2, 1].map((value, index) => ({ word: `w${index}`, count: value }));
    expect(sortWords(rows, { columnId: 'count', isDescending: true })).toEqual([
      'w0',
      'w2',
      'w3',
      'w1',
      'w4',
    ]);
    expect(sortWords(rows, { columnId: 'count', isDescending: false })).toEqual([
      'w1',
      'w4',
      'w3',
      'w0',
      'w2',
    ]);
    expect(sortWords(rows, null)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4']);
  });

  it('sorts numbers below one and above what 32 bits hold', () => {
    const rows = [0.5, 1e12, 0.25, 7].map((value) => ({ word: String(value), count: value }));
    const sorted = sortWords(rows, { columnId: 'count', isDescending: false });
    expect(sorted).toEqual(['0.25', '0.5', '7', '1000000000000']);
  });

  it('takes new rows although the columns stay the same', () => {
    const sort = { columnId: 'word', isDescending: false };
    sortWords(makeRows('b', 'a'), sort);
    expect(sortWords(makeRows('d', 'e', 'c'), sort)).toEqual(['c', 'd', 'e']);
  });
});

describe('filterRows', () => {
  const rows = makeRows('Õpetaja', 'õpe', 'kõpitsema', 'vaba');

  it('finds text inside words and at their beginning, in any case', () => {
    expect(filterWords(rows, { kind: 'text', match: 'contains', text: ' õP ' })).toEqual([
      'Õpetaja',
      'õpe',
      'kõpitsema',
    ]);
    expect(filterWords(rows, { kind: 'text', match: 'starts', text: 'õp' })).toEqual(['Õpetaja', 'õpe']);
  });

  it('keeps the rows with any of the chosen values, and all where nothing is chosen', () => {
    expect(filterWords(rows, { kind: 'choice', values: ['vaba', 'õpe'] })).toEqual(['õpe', 'vaba']);
    expect(filterWords(rows, { kind: 'choice', values: [] })).toHaveLength(4);
  });
});

describe('countChoices', () => {
  it('lists the values by the alphabet with the number of their rows', () => {
    expect(countChoices(makeRows('z', 'ä', 'z', 's'), word)).toEqual([
      ['s', 1],
      ['z', 2],
      ['ä', 1],
    ]);
  });

  it('counts the rows that the choices of other columns let through, and keeps what is chosen', () => {
    const kind: TextColumn<Row> = {
      id: 'kind',
      kind: 'text',
      heading: 'Kind',
      readText: ({ word: text }) => text.slice(0, 1),
    };
    const rows = makeRows('a1', 'a2', 'b1');
    const filters: Record<string, ColumnFilter> = {
      kind: { kind: 'choice', values: ['a'] },
      word: { kind: 'choice', values: ['b1'] },
    };
    expect(countChoices(rows, word, [kind, word], filters)).toEqual([
      ['a1', 1],
      ['a2', 1],
      ['b1', 0],
    ]);
    expect(countChoices(rows, kind, [kind, word], filters)).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });
});

import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { DownloadTable } from './download-table';
import { writeCsv } from './write-csv';

const table = (rows: DownloadTable['rows']): DownloadTable => ({
  sheetName: 'Word list',
  columns: [{ heading: 'Word' }, { heading: 'Frequency' }],
  rows,
  provenance: { sheetName: 'Source', entries: [['Query', 'lemmas,\nwithout stop words']] },
});

const parse = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', ''), { comments: '#' }).data;

describe('writeCsv', () => {
  it('holds the heading and every row, quotes and line breaks included', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [`sõna "${index}"\n,`, index]);
    const parsed = parse(writeCsv(table(rows)));
    expect(parsed[0]).toEqual(['Word', 'Frequency']);
    expect(parsed.slice(1, -1)).toEqual(rows.map(([word, count]) => [word, String(count)]));
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('keeps the text %j from running as a formula', (text) => {
    expect(parse(writeCsv(table([[text, 1]])))[1]?.[0]).toBe(`'${text}`);
  });

  it('leaves a negative number a number', () => {
    expect(parse(writeCsv(table([['a', -2]])))[1]).toEqual(['a', '-2']);
  });

  it('puts the provenance on comment lines, one line each', () => {
    expect(writeCsv(table([])).split('\r\n')[0]).toBe('\uFEFF# Query: lemmas, without stop words');
  });
});

import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { makeMetadataTable } from './download-texts';

function readTable(table: string): Record<string, string>[] {
  return papaparse.parse<Record<string, string>>(table.slice(1).trim(), { header: true }).data;
}

describe('makeMetadataTable', () => {
  it('has a row for every text and a column for every property', () => {
    const rows = readTable(
      makeMetadataTable([
        { file: 'a.txt', id: '1', properties: [{ name: 'title', value: 'Kodu, kallis "kodu"' }] },
        {
          file: 'b.txt',
          id: '2',
          properties: [
            { name: 'emakeel', value: 'vene' },
            { name: 'emakeel', value: 'soome' },
          ],
        },
      ]),
    );
    expect(rows).toEqual([
      { file: 'a.txt', id: '1', emakeel: '', title: 'Kodu, kallis "kodu"' },
      { file: 'b.txt', id: '2', emakeel: 'vene|soome', title: '' },
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('keeps a spreadsheet from running %j', (value) => {
    const table = makeMetadataTable([{ file: 'a.txt', id: '1', properties: [{ name: 'title', value }] }]);
    expect(readTable(table)[0]?.title?.startsWith("'")).toBe(true);
  });
});

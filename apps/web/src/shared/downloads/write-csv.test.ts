import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { CellRow } from './download-table';
import { createCsvWriter } from './write-csv';

const head = {
  language: 'en',
  sheetName: 'Word list',
  columns: [{ heading: 'Word' }, { heading: 'Frequency' }],
  cutMark: ' [cut]',
  provenance: { sheetName: 'Source', entries: [['Query', 'lemmas,\nwithout stop words']] },
} as const;

/** The file as text, its rows added some at a time. */
async function write(...batches: readonly (readonly CellRow[])[]): Promise<string> {
  return writeIn('en', ...batches);
}

async function writeIn(language: 'et' | 'en', ...batches: readonly (readonly CellRow[])[]): Promise<string> {
  const writer = createCsvWriter({ ...head, language });
  for (const rows of batches) writer.addRows(rows);
  // The reader takes the byte order mark away: what is read begins after it.
  return writer.finish().blob.text();
}

const parse = (csv: string) => Papa.parse<string[]>(csv).data;

describe('createCsvWriter', () => {
  it('holds the heading and every row, quotes and line breaks included', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [`sõna "${index}"\n,`, index]);
    const parsed = parse(await write(rows.slice(0, 3000), rows.slice(3000), []));
    expect(parsed[0]).toEqual(['Word', 'Frequency']);
    expect(parsed.slice(1, -1)).toEqual(rows.map(([word, count]) => [word, String(count)]));
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
    'keeps the text %j from running as a formula',
    async (text) => {
      expect(parse(await write([[text, 1]]))[1]?.[0]?.startsWith(`'${text.slice(0, 1)}`)).toBe(true);
    },
  );

  it('leaves a negative number a number', async () => {
    expect(parse(await write([['a', -2]]))[1]).toEqual(['a', '-2']);
  });

  it('puts the provenance into a file of its own, name and value in each row', async () => {
    expect((await write()).split('\r\n')).toEqual(['Word,Frequency', '']);
    const { source } = createCsvWriter(head).finish();
    expect(source?.name).toBe('Source');
    expect(parse((await source?.blob.text()) ?? '')[0]).toEqual(['Query', 'lemmas,\nwithout stop words']);
  });

  it('writes semicolons and decimal commas in Estonian, as its spreadsheet programs read them', async () => {
    expect((await writeIn('et', [['a;b', 2.5]])).split('\r\n').slice(0, 2)).toEqual([
      'Word;Frequency',
      '"a;b";2,5',
    ]);
    expect((await write([['a;b', 2.5]])).split('\r\n')[1]).toBe('"a;b",2.5');
  });
});

// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CellRow } from './download-table';
import { createXlsxWriter } from './write-xlsx';

/** Unpacks the workbook and gives every part that a spreadsheet program reads, as XML. */
async function readBack(...batches: readonly (readonly CellRow[])[]) {
  const writer = createXlsxWriter({
    sheetName: 'Sõnaloend: [kõik]',
    columns: [{ heading: 'Sõna' }, { heading: 'Osakaal', numberFormat: '0.00' }],
    language: 'en',
    cutMark: ' [cut]',
    provenance: { sheetName: 'Allikas', entries: [['Päring', 'lemmad']] },
  });
  for (const rows of batches) writer.addRows(rows);
  const { blob, cutCellCount } = writer.finish();
  const buffer = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
  const parts = Object.entries(unzipSync(new Uint8Array(buffer)));
  const texts = Object.fromEntries(parts.map(([name, bytes]) => [name, strFromU8(bytes)]));
  const parser = new DOMParser();
  const parse = (name: string) => parser.parseFromString(texts[name] ?? '', 'application/xml');
  const sheet = (number: number) => [...parse(`xl/worksheets/sheet${number}.xml`).querySelectorAll('row')];
  const read = (cell: Element | undefined) => cell?.textContent ?? '';
  const cells = (row: Element | undefined) => [...(row?.querySelectorAll('c') ?? [])];
  return { texts, sheet, read, cells, cutCellCount };
}

describe('createXlsxWriter', () => {
  it('keeps texts that look like formulas as texts, and numbers as numbers', async () => {
    const { sheet, read, cells, texts } = await readBack([['=HYPERLINK("x")', 1.25]]);
    const [text, number] = cells(sheet(1)[1]);
    expect(read(text)).toBe('=HYPERLINK("x")');
    expect(texts['xl/worksheets/sheet1.xml']).not.toContain('<f>');
    expect(read(number)).toBe('1.25');
    expect([text?.getAttribute('t'), number?.getAttribute('t')]).toEqual(['inlineStr', null]);
  });

  it('stays well-formed although a text holds what XML cannot', async () => {
    const { sheet, read, cells } = await readBack([['a\u0000b\ud800c <&', 1]]);
    expect(read(cells(sheet(1)[1])[0])).toBe('abc <&');
  });

  it('cuts a text beyond the limit of a cell, marks it there and counts it', async () => {
    const longest = 'õ'.repeat(32_767);
    const { sheet, read, cells, cutCellCount } = await readBack([
      [longest, 1],
      [`${longest}õ`, 2],
    ]);
    expect(read(cells(sheet(1)[1])[0])).toBe(longest);
    const cut = read(cells(sheet(1)[2])[0]);
    expect(cut).toHaveLength(32_767);
    expect(cut.slice(-7)).toBe('õ [cut]');
    expect(cutCellCount).toBe(1);
  });

  it('has every row, the heading, and the provenance on a second sheet', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => [`s${index}`, index]);
    const { sheet, read, cells } = await readBack(rows.slice(0, 700), rows.slice(700));
    expect(sheet(1)).toHaveLength(2001);
    expect(cells(sheet(1)[0]).map(read)).toEqual(['Sõna', 'Osakaal']);
    expect(cells(sheet(1)[2000]).map(read)).toEqual(['s1999', '1999']);
    expect(cells(sheet(2)[0]).map(read)).toEqual(['Päring', 'lemmad']);
  });

  it('has the heading without rows', async () => {
    const { sheet, read, cells } = await readBack();
    expect(sheet(1).map((row) => cells(row).map(read))).toEqual([['Sõna', 'Osakaal']]);
  });
});

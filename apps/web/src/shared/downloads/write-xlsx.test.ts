import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { DownloadTable } from './download-table';
import { writeXlsx } from './write-xlsx';

async function readBack(rows: DownloadTable['rows']) {
  const buffer = await writeXlsx({
    sheetName: 'Sõnaloend: [kõik]',
    columns: [{ heading: 'Sõna' }, { heading: 'Osakaal', numberFormat: '0.00' }],
    rows,
    provenance: { sheetName: 'Allikas', entries: [['Päring', 'lemmad']] },
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(buffer);
  return workbook;
}

describe('writeXlsx', () => {
  it('keeps texts that look like formulas as texts, and numbers as numbers', async () => {
    const workbook = await readBack([['=HYPERLINK("x")', 1.25]]);
    const row = workbook.worksheets[0]?.getRow(2);
    expect(row?.getCell(1).type).toBe(ExcelJS.ValueType.String);
    expect(row?.getCell(1).value).toBe('=HYPERLINK("x")');
    expect(row?.getCell(2).value).toBe(1.25);
  });

  it('opens again although a text holds what XML cannot', async () => {
    const workbook = await readBack([['a\u0000b\ud800c', 1]]);
    expect(workbook.worksheets[0]?.getRow(2).getCell(1).value).toBe('abc');
  });

  it('has every row, the heading, and the provenance on a second sheet', async () => {
    const workbook = await readBack(Array.from({ length: 2000 }, (_, index) => [`s${index}`, index]));
    expect(workbook.worksheets[0]?.rowCount).toBe(2001);
    expect(workbook.worksheets[1]?.getRow(1).values).toEqual([undefined, 'Päring', 'lemmad']);
  });
});

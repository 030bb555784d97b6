import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { writeCsvComment, writeCsvRows } from './csv-rows';

const dangerous = [
  '=1+1',
  'x;=1+1',
  'x,=1+1',
  'x\n=1+1',
  'x\r\n+2',
  '\t=cmd',
  '@SUM(A1)',
  '"=1+1',
  'x";"=1+1',
  'x\',"\',=HYPERLINK("http://a.example")',
  ';-1',
];
const signs = [
  { delimiter: ',', decimalMark: '.' },
  { delimiter: ';', decimalMark: ',' },
] as const;
const FORMULA = /^[=+\-@\t\r]/u;

/** Every cell that a program with this delimiter sees. */
const readCells = (csv: string, delimiter: string) => Papa.parse<string[]>(csv, { delimiter }).data.flat();

describe('a table as CSV', () => {
  it.each(signs)('gives no program a formula, whichever separator it reads by, with $delimiter', (given) => {
    const rows = dangerous.flatMap((text) => [
      [text, 'b'],
      ['a', text],
      [1.5, text, text],
    ]);
    const csv = writeCsvRows(rows, given);
    for (const delimiter of [',', ';', '\t'])
      expect(readCells(csv, delimiter).filter((cell) => FORMULA.test(cell))).toEqual([]);
  });

  it.each(signs)('is read back as it was, with $delimiter', (given) => {
    const rows = [
      ['sõna', 'a,b;c', '"jutt"', 'kaks\nrida', ' ruum '],
      ['', '# märk', 'Tere, - ütles ta.', 'e-post', 'a;b'],
    ];
    const csv = writeCsvRows(rows, given);
    expect(Papa.parse<string[]>(csv, { delimiter: given.delimiter, skipEmptyLines: true }).data).toEqual(
      rows,
    );
  });

  it('leaves numbers numbers', () => {
    expect(writeCsvRows([[-2.5, 1e21, null]], signs[1])).toBe('-2,5;1e+21;\r\n');
    expect(writeCsvRows([[-2.5, 3]])).toBe('-2.5,3\r\n');
  });

  it('gives no program a formula in a comment line either', () => {
    const csv = dangerous.map((text) => writeCsvComment('keyword', text)).join('');
    for (const delimiter of [',', ';'])
      expect(readCells(csv, delimiter).filter((cell) => FORMULA.test(cell))).toEqual([]);
  });
});

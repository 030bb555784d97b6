import { describe, expect, it } from 'vitest';
import { readMetadataTable } from './read-metadata-table';

const read = (csv: string) => readMetadataTable(csv, 'kogu, metadata.csv');
const rowsOf = (csv: string) => read(csv).rows.map(({ file, properties, row }) => [file, row, properties]);
const title = (value: string) => [{ name: 'title', value }];

describe('readMetadataTable', () => {
  it('tells the lines of the file, also after blank lines and cells of several lines', () => {
    const { rows, problems } = read(
      '\n\nfile,title\n\na.txt,"Üks\nkaks\n\nkolm"\n,,\n\nb.txt,B,liigne\nc.txt,C\n',
    );
    expect(rows.map(({ file, row }) => [file, row])).toEqual([
      ['a.txt', 5],
      ['c.txt', 12],
    ]);
    expect(problems).toEqual([{ place: 'kogu, metadata.csv, row 11', reason: '3 cells for 2 columns' }]);
  });

  it.each([
    ['that does not close', 'file,title\na.txt,A\nb.txt,"B on lahti\nc.txt,C\n', 3],
    ['that closes inside a cell', 'file,title\n\na.txt,"Tsit" järel\nb.txt,B\nc.txt,"C"\n', 3],
    ['that takes in the next quoted cell', 'file,title\na.txt,"A\nb.txt,B\nc.txt,"C"\n', 2],
  ])('refuses a table with a quote %s and tells its line', (_case, csv, row) => {
    expect(() => read(csv)).toThrow(`kogu, metadata.csv, row ${row}: a cell that starts with a quote`);
  });

  it('takes quotes inside a cell without quotes, and doubled ones', () => {
    expect(rowsOf('file,title\na.txt,See on "hea" asi\nb.txt,"Tsit ""järel"""\n')).toEqual([
      ['a.txt', 2, title('See on "hea" asi')],
      ['b.txt', 3, title('Tsit "järel"')],
    ]);
  });

  it('leaves out empty columns at the end, and names a row with something in them', () => {
    const { rows, problems } = read('file,title,,\na.txt,A,,\nb.txt,B,,x\n');
    expect(rows.map(({ file, properties }) => [file, properties])).toEqual([['a.txt', title('A')]]);
    expect(problems).toEqual([{ place: 'kogu, metadata.csv, row 3', reason: '4 cells for 2 columns' }]);
  });

  it.each(['sep=;', '"sep=;"', 'sep=;;'])('understands the first line %s of Excel', (line) => {
    expect(rowsOf(`\ufeff${line}\r\nfile;title\r\na.txt;Õun, pirn\r\n`)).toEqual([
      ['a.txt', 3, title('Õun, pirn')],
    ]);
  });

  it('finds what parts the cells by the header, whatever the cells hold', () => {
    expect(rowsOf('title;file\nÜks, kaks, kolm;a.txt\nNeli, viis, kuus;b.txt\n')).toEqual([
      ['a.txt', 2, title('Üks, kaks, kolm')],
      ['b.txt', 3, title('Neli, viis, kuus')],
    ]);
    expect(rowsOf('"file"\ttitle\na.txt\tA; a, a\n')).toEqual([['a.txt', 2, title('A; a, a')]]);
    expect(() => read('fail;title\na.txt;A\n')).toThrow('its columns are: fail, title');
  });

  it('reads line ends of every kind', () => {
    expect(rowsOf('file,title\ra.txt,A\rb.txt,B')).toEqual([
      ['a.txt', 2, title('A')],
      ['b.txt', 3, title('B')],
    ]);
  });
});

import { expect, it } from 'vitest';
import { makeDownloadTable } from './make-download-table';
import type { ResultColumn } from './result-column';

interface Row {
  readonly word: string;
  readonly count: number;
}

const columns: readonly ResultColumn<Row>[] = [
  { id: 'word', kind: 'text', heading: 'Word', readText: ({ word }) => word },
  { id: 'levels', kind: 'text', heading: 'Levels', readText: () => 'A2 1, B1 2', isPicture: true },
  { id: 'count', kind: 'number', heading: 'Count', readNumber: ({ count }) => count, isHidden: true },
];

it('writes hidden columns into a file, and no picture of them', () => {
  const table = makeDownloadTable({
    ...{ language: 'en', rows: [{ word: 'kass', count: 3 }], columns, order: Int32Array.of(0) },
    ...{ rowNumberHeading: 'No.', sheetName: 'Words', cutMark: '…', provenance: [] },
  } as unknown as Parameters<typeof makeDownloadTable<Row>>[0]);
  expect(table.columns.map(({ heading }) => heading)).toEqual(['No.', 'Word', 'Count']);
  expect([...(table.batches as Iterable<unknown[]>)].flat()).toEqual([[1, 'kass', 3]]);
});

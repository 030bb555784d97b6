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
  const table = makeDownloadTable([{ word: 'kass', count: 3 }], columns, Uint32Array.of(0), 'No.');
  expect(table.columns.map(({ heading }) => heading)).toEqual(['No.', 'Word', 'Count']);
  expect([...(table.batches as Iterable<unknown[]>)].flat()).toEqual([[1, 'kass', 3]]);
});

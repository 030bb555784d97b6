import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { QueryCancelledError } from './cancellation';
import { encodeContextRows } from '../concordance/encode-context-rows';
import { sentencesToIndexText } from '../segment/index-text';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { JsonBytes } from './json-bytes';

const word = { start: 0, end: 2, lemma: 'ja', upos: 'CCONJ', features: '_' };
const text = sentencesToIndexText('a', 'ja', [{ start: 0, end: 2, tokens: [word] }]);
const parts = [{ segment: buildSegment([text]), texts: null }];
const query = { keyword: 'ja', unit: 'folded' } as const;
const width = { type: 'WORD', count: 1 } as const;

describe('a raised cancel flag', () => {
  const cancel = { cells: new Int32Array(new SharedArrayBuffer(8)), index: 1 };
  const index = new MemoryTokenIndex(parts, cancel);

  it('stops every query with QueryCancelledError', () => {
    Atomics.store(cancel.cells, 1, 1);
    const queries = [
      () => index.countWords('form'),
      () => index.findLines({ ...query, width }),
      () => index.countNeighbours({ ...query, span: 2 }),
      () => index.countClusters({ length: 1, unit: 'lemma' }),
    ];
    for (const run of queries) expect(run).toThrow(QueryCancelledError);
  });

  it('stops a concordance also while its rows are written', () => {
    Atomics.store(cancel.cells, 1, 0);
    const concordance = index.findLines({ ...query, width });
    const out = new JsonBytes();
    const write = () => encodeContextRows(concordance, 0, 1, out, cancel);
    write();
    expect(out.take().length).toBeGreaterThan(0);
    Atomics.store(cancel.cells, 1, 1);
    expect(write).toThrow(QueryCancelledError);
    expect(out.length).toBe(0);
  });
});

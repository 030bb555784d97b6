import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { QueryCancelledError } from './cancellation';
import { countClusters } from '../clusters/count-clusters';
import { encodeContextRows } from '../concordance/encode-context-rows';
import { findCollocates } from '../collocates/find-collocates';
import { findConcordance } from '../concordance/find-concordance';
import { sentencesToIndexText } from '../segment/index-text';
import { JsonBytes } from './json-bytes';
import { makeWordlist } from '../wordlist/make-wordlist';

const word = { start: 0, end: 2, lemma: 'ja', upos: 'CCONJ', features: '_' };
const text = sentencesToIndexText('a', 'ja', [{ start: 0, end: 2, tokens: [word] }]);
const parts = [{ segment: buildSegment([text]), texts: null }];
const query = { keyword: 'ja', unit: 'folded' } as const;
const width = { type: 'WORD', count: 1 } as const;

describe('a raised cancel flag', () => {
  const cancel = { cells: new Int32Array(new SharedArrayBuffer(8)), index: 1 };

  it('stops every query with QueryCancelledError', () => {
    Atomics.store(cancel.cells, 1, 1);
    const queries = [
      () => makeWordlist(parts, { unit: 'form' }, cancel),
      () => findConcordance(parts, { ...query, width }, cancel),
      () => findCollocates(parts, { ...query, span: 2, formula: 'LOGDICE' }, cancel),
      () => countClusters(parts, { length: 1, unit: 'lemma' }, cancel),
    ];
    for (const run of queries) expect(run).toThrow(QueryCancelledError);
  });

  it('stops a concordance also while its rows are written', () => {
    Atomics.store(cancel.cells, 1, 0);
    const concordance = findConcordance(parts, { ...query, width }, cancel);
    const out = new JsonBytes();
    const write = () => encodeContextRows(concordance, 0, 1, out, cancel);
    write();
    expect(out.take().length).toBeGreaterThan(0);
    Atomics.store(cancel.cells, 1, 1);
    expect(write).toThrow(QueryCancelledError);
    expect(out.length).toBe(0);
  });
});

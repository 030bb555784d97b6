import { describe, expect, it } from 'vitest';
import { listProvenance, type ProvenanceParts } from './list-provenance';

const t = ((key: string) => key) as unknown as Parameters<typeof listProvenance>[1];
const query = { corpuses: ['clWmOIrLa'] };

const makeParts = (selection: Partial<ProvenanceParts['selection']>): ProvenanceParts => ({
  tool: 'Word list',
  options: [['Search type', 'base form']],
  totals: { texts: 2, runningWords: 300 },
  describeQuery: ({ corpuses }) => `Subcorpora: ${corpuses?.join(', ')}`,
  address: 'https://example.org/tools/wordlist#result=x',
  selection: { corpusTextIds: null, corpusSource: null, ownTexts: null, compared: null, ...selection },
  citation: ['Citation', 'Keelerada. (2026).'],
  session: {
    version: '0.1.0',
    corpus: {
      texts: 9,
      runningWords: 900,
      version: 'c1',
      owner: 'Keelerada',
      doi: null,
      isDemo: false,
      pendingTexts: 0,
      outdatedTexts: 0,
      isReady: true,
    },
  },
  date: new Date('2026-01-02T03:04:05Z'),
});

const list = (selection: Partial<ProvenanceParts['selection']>) =>
  Object.fromEntries(listProvenance(makeParts(selection), t));

describe('listProvenance', () => {
  it('names query, texts, date, versions, licence and address', () => {
    const entries = list({ corpusTextIds: ['a', 'b'], corpusSource: { query, unchosenIds: [] } });
    expect(entries).toMatchObject({
      tool: 'Word list',
      'Search type': 'base form',
      texts: '2',
      running_words: '300',
      query: 'Subcorpora: clWmOIrLa',
      date: '2026-01-02T03:04:05.000Z',
      corpus_version: 'c1',
      software_version: '0.1.0',
      licence: expect.stringContaining('CC BY 4.0') as string,
      address: 'https://example.org/tools/wordlist#result=x',
    });
    expect(entries).not.toHaveProperty('ids');
  });

  it('lists the ids where only some of the texts that were found are chosen', () => {
    const entries = list({ corpusTextIds: ['a', 'b'], corpusSource: { query, unchosenIds: ['c'] } });
    expect(entries['ids']).toBe('a, b');
  });

  it('keeps thousands of ids within what a cell may hold', () => {
    const ids = Array.from({ length: 2000 }, () => crypto.randomUUID());
    const entries = listProvenance(makeParts({ corpusTextIds: ids }), t);
    const listed = entries.filter(([what]) => what.startsWith('ids '));
    expect(listed.map(([what]) => what)).toEqual(['ids 1–800', 'ids 801–1600', 'ids 1601–2000']);
    expect(listed.flatMap(([, value]) => value.split(', '))).toEqual(ids);
    for (const [, value] of listed) expect(value.length).toBeLessThan(32_767);
  });

  it('says that the own text is left out and does not hold it', () => {
    const entries = list({ ownTexts: 'salajane kiri' });
    expect(entries['own_text']).toBe('own_text_left_out');
    expect(JSON.stringify(entries)).not.toContain('salajane');
  });

  it('names both selections of a comparison, each under its letter', () => {
    const compared = { corpusTextIds: ['c'], corpusSource: { query, unchosenIds: [] }, ownTexts: 'salajane' };
    const parts = makeParts({ corpusTextIds: ['a', 'b'], compared });
    const names = [['Selection A', '2 texts'] as const, ['Selection B', 'exam'] as const] as const;
    const entries = listProvenance({ ...parts, names, comparedTotals: { texts: 2, runningWords: 70 } }, t);
    expect(Object.fromEntries(entries)).toMatchObject({
      ...{ 'Selection A': '2 texts', 'Selection B': 'exam' },
      ...{ 'A: texts': '2', 'A: running_words': '300', 'A: ids': 'a, b' },
      ...{ 'B: running_words': '70', 'B: query': 'Subcorpora: clWmOIrLa' },
    });
    expect(JSON.stringify(entries)).not.toContain('salajane');
  });

  it('counts both selections together where the result is of both as one', () => {
    const compared = { corpusTextIds: ['c'], corpusSource: null, ownTexts: null };
    const entries = listProvenance(makeParts({ corpusTextIds: ['a'], compared }), t);
    expect(Object.fromEntries(entries)).toMatchObject({ texts: '2', 'A: ids': 'a', 'B: ids': 'c' });
    expect(Object.fromEntries(entries)).not.toHaveProperty('A: texts');
  });
});

import { describe, expect, it } from 'vitest';
import type { ErrorMark } from '../error-marks/error-mark';
import { countFrequencies } from '../frequencies/count-frequencies';
import { buildSegment } from '../segment/build-segment';
import type { SegmentPart } from '../segment/selection';
import { buildMarkLayer } from '../testing/random-marks';
import { indexPlainText } from '../testing/random-texts';
import { readContextRows } from '../testing/read-rows';

const makeText = (id: string, content: string) => ({
  id,
  tail: '',
  tokens: content.split(/ |(?=[,.])/u).map((written, i) => ({
    ...{ written, lemma: written, upos: /\w/u.test(written) ? 'X' : 'PUNCT', features: '_', relation: '_' },
    ...{ headStep: 0, gap: i === 0 || /[,.]/u.test(written) ? '' : ' ', opensSentence: false },
  })),
});
const make = (start: number, end: number, corrected: string, code: string): ErrorMark => ({
  ...{ start, end, code, probability: 0.826 },
  corrected: corrected === '' ? [] : corrected.split(' ').map((form) => ({ form, lemma: form })),
});

const texts = [
  makeText('a', 'Ma ootan bussi peatuses et sõita koos koju.'),
  makeText('b', 'Ta seisab bussi peatuses.'),
];
const marks = new Map([
  ['a', [make(2, 4, 'bussipeatuses', 'R:WS'), make(4, 4, ',', 'M:PUNCT'), make(6, 7, '', 'U:LEX')]],
  ['b', [make(2, 4, 'bussipeatuses', 'R:WS')]],
]);
const segment = buildSegment(texts.map(indexPlainText));
const parts: SegmentPart[] = [{ segment, texts: null, errors: buildMarkLayer(segment, marks) }];
const width = { type: 'WORD', count: 2 } as const;
const search = (cql: string) => ({ cql, keepCapitalization: false, width });

describe('errors of a row', () => {
  const line = { characters: 100, markedAt: [] };

  it('stand where the strings of the row have them, with what belongs there', () => {
    const [row] = readContextRows(parts, { ...search('"peatuses"'), line, showsErrors: true });
    const ofError = { code: 'R:WS', written: 'bussi peatuses', corrected: 'bussipeatuses' };
    expect(row?.vead).toEqual([
      { ...ofError, part: 'BEFORE', at: 5, length: 14, probability: 0.83 },
      {
        ...{ part: 'KEYWORD', at: 8, length: 0, written: '', corrected: ',' },
        ...{ code: 'M:PUNCT', probability: 0.83 },
      },
      {
        ...{ part: 'AFTER', at: 9, length: 4, written: 'koos', corrected: '' },
        ...{ code: 'U:LEX', probability: 0.83 },
      },
    ]);
    expect(row?.contextBefore.slice(-5)).toBe('bussi');
  });

  it('are told only if they are asked for and known', () => {
    expect(readContextRows(parts, search('"koju"'))[0]).not.toHaveProperty('vead');
    const unknown = [{ segment, texts: null }];
    const [row] = readContextRows(unknown, { ...search('"koju"'), showsErrors: true });
    expect(row).not.toHaveProperty('vead');
    expect(readContextRows(parts, { ...search('"koju"'), showsErrors: true })[0]?.vead).toHaveLength(1);
  });
});

describe('counted corrections', () => {
  it('are those that the query asks for, with their texts and their lines', () => {
    const count = (cql: string) =>
      countFrequencies(parts, { ...search(cql), measure: { place: 'CORRECTION' } }).rows;
    expect(count('[error.first="R:WS"]')).toEqual([
      { value: 'bussi peatuses → bussipeatuses', hits: 2, texts: 2 },
    ]);
    expect(count('[error="PUNCT"]')).toEqual([{ value: '→ ,', hits: 1, texts: 1 }]);
    expect(count('[error="U:LEX"]')).toEqual([{ value: 'koos →', hits: 1, texts: 1 }]);
    expect(count('"ma"')).toEqual([{ value: null, hits: 1, texts: 1 }]);
    expect(count('"peatuses"')[0]).toEqual({ value: 'bussi peatuses → bussipeatuses', hits: 1, texts: 1 });
    const counted = { measure: { place: 'CORRECTION' }, values: ['→ ,'] } as const;
    expect(readContextRows(parts, { ...search('[error=".*"]'), counted })).toHaveLength(0);
    expect(readContextRows(parts, { ...search('[error="PUNCT"]'), counted })).toHaveLength(1);
  });
});

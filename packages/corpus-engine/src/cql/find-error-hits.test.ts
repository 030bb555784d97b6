import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMarkLayer, markPlainText, randomMarks } from '../testing/random-marks';
import { buildSegment } from '../segment/build-segment';
import type { SegmentPart } from '../segment/selection';
import { makeNaivePatterns, matchNaively } from '../testing/naive-cql';
import { cutNaively } from '../testing/naive-queries';
import { indexPlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readContextRows } from '../testing/read-rows';
import { findCqlHits } from './find-cql-hits';
import { parseCql } from './parse-cql';

const queries = fc.boolean().chain((keepCapitalization) =>
  fc.record({
    keepCapitalization: fc.constant(keepCapitalization),
    pattern: makeNaivePatterns(keepCapitalization, true),
  }),
);
const width = { type: 'WORD', count: 2 } as const;

function isAskable(cql: string): boolean {
  try {
    parseCql(cql);
    return true;
  } catch {
    return false;
  }
}

describe('queries by error', () => {
  it('find what a backtracking matcher finds, whatever the texts, the errors and the query', () => {
    let found = 0;
    const cuts = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
    const check = fc.property(plainTexts, randomMarks, cuts, queries, (texts, draws, cut, query) => {
      const { pattern, keepCapitalization } = query;
      const cql = pattern.written;
      fc.pre(isAskable(cql));
      const marked = texts.map((text, i) => markPlainText(text, draws[i] ?? []));
      const marks = new Map(marked.map(({ text, marks: own }) => [text.id, own]));
      const parts: SegmentPart[] = splitTexts(texts, cut).map((group, i) => {
        const segment = buildSegment(group.map(indexPlainText));
        // A segment may come without a layer: its texts then have no errors.
        return { segment, texts: null, ...(i < 3 && { errors: buildMarkLayer(segment, marks) }) };
      });
      const withLayer = splitTexts(texts, cut)
        .slice(0, 3)
        .flatMap((group) => group.map(({ id }) => id));
      const expected = marked.flatMap(({ text }, i) => {
        const judged = withLayer.includes(text.id) ? text : texts[i]!;
        return matchNaively(judged, pattern, false).map(([first, end]) =>
          cutNaively(judged, first, end, width),
        );
      });
      expect(readContextRows(parts, { cql, keepCapitalization, width })).toEqual(expected);
      found += expected.length;
    });
    fc.assert(check, { numRuns: 400 });
    expect(found).toBeGreaterThan(400);
  });

  it('have a hit for each mark by its first token', () => {
    const check = fc.property(plainTexts, randomMarks, (texts, draws) => {
      const marked = texts.map((text, i) => markPlainText(text, draws[i] ?? []));
      const segment = buildSegment(texts.map(indexPlainText));
      const marks = new Map(marked.map(({ text, marks: own }) => [text.id, own]));
      const errors = buildMarkLayer(segment, marks);
      const search = { cql: '[error.first=".*"]', keepCapitalization: false };
      const places = marked.flatMap(({ text }) =>
        text.tokens.filter(({ errors: own }) => own?.some(({ isFirst }) => isFirst)),
      );
      expect(findCqlHits([{ segment, texts: null, errors }], search).total).toBe(places.length);
    });
    fc.assert(check, { numRuns: 60 });
  });

  it('are placed where they cannot be read', () => {
    expect(() => parseCql('[eror="R:WS"]')).toThrow(expect.objectContaining({ position: 1 }));
    expect(() => parseCql('[error.last="R:WS"]')).toThrow(expect.objectContaining({ position: 1 }));
    expect(() => parseCql('[error.first "R:WS"]')).toThrow(expect.objectContaining({ position: 13 }));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QueryCancelledError } from '../base/cancellation';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
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
    pattern: makeNaivePatterns(keepCapitalization),
  }),
);

function isAskable(cql: string): boolean {
  try {
    parseCql(cql);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ problem: 'MATCHES_NO_TOKEN' });
    return false;
  }
}

describe('findCqlHits', () => {
  it('finds what a backtracking matcher finds, whatever the texts, the segments and the query', () => {
    let found = 0;
    fc.assert(
      fc.property(
        plainTexts,
        fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
        queries,
        fc.boolean(),
        fc.record({ type: fc.constantFrom('WORD' as const, 'SENTENCE' as const), count: fc.nat(3) }),
        (texts, cuts, { pattern, keepCapitalization }, isWithinSentence, width) => {
          const cql = pattern.written + (isWithinSentence ? ' within s' : '');
          fc.pre(isAskable(cql));
          const parts: SegmentPart[] = splitTexts(texts, cuts).map((group) => ({
            segment: buildSegment(group.map(indexPlainText)),
            texts: null,
          }));
          const expected = texts.flatMap((text) =>
            matchNaively(text, pattern, isWithinSentence).map(([first, end]) =>
              cutNaively(text, first, end, width),
            ),
          );
          expect(readContextRows(parts, { cql, keepCapitalization, width })).toEqual(expected);
          found += expected.length;
        },
      ),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(400);
  });

  it('orders and sorts matches as it does words, also those without a word', () => {
    const texts = ['b kass a !', '! a kass c', '?', 'kass'].map((line, id) => ({
      id: `text-${id}`,
      tokens: line.split(' ').map((written) => ({
        written,
        lemma: written,
        upos: /\w/u.test(written) ? 'X' : 'PUNCT',
        features: '_',
        relation: '_',
        headStep: 0,
        gap: ' ',
        opensSentence: false,
      })),
      tail: '',
    }));
    const parts = [
      {
        segment: buildSegment(texts.map(indexPlainText)),
        texts: Uint8Array.of(1, 1, 1, 1),
        ranks: Uint32Array.of(3, 2, 1, 0),
      },
    ];
    const width = { type: 'WORD', count: 1 } as const;
    const find = (cql: string, sortBy?: readonly number[]) =>
      readContextRows(parts, { cql, keepCapitalization: false, width, ...(sortBy && { sortBy }) }).map(
        (row) => `${row.contextBefore}|${row.keyword}|${row.contextAfter} ${row.textId}`,
      );
    expect(find('[pos="PUNCT"]')).toEqual(['|?| text-2', '|!|a text-1', 'a|!| text-0']);
    expect(find('[pos="PUNCT"]', [-1])).toEqual(['|?| text-2', '|!|a text-1', 'a|!| text-0']);
    expect(find('[pos="PUNCT"]', [1])).toEqual(['|?| text-2', 'a|!| text-0', '|!|a text-1']);
    expect(find('"kass" []?', [1])).toEqual(['|kass| text-3', 'a|kass c| text-1', 'b|kass a| text-0']);
    expect(find('"kass" []?', [-1])).toEqual(['|kass| text-3', 'a|kass c| text-1', 'b|kass a| text-0']);
  });

  it('finds sentence parts, with or without their sign', () => {
    const make = (start: number, end: number, upos: string, head: number, relation: string) => ({
      ...{ start, end, upos, head, relation, lemma: '_', features: upos === 'VERB' ? 'VerbForm=Fin' : '_' },
    });
    const tokens = [make(0, 4, 'NOUN', 1, 'nsubj'), make(5, 11, 'VERB', -1, 'root')];
    const text = sentencesToIndexText('1', 'Koer haugub', [{ start: 0, end: 11, tokens }]);
    const parts = [{ segment: buildSegment([text]), texts: null }];
    const count = (cql: string) => findCqlHits(parts, { cql, keepCapitalization: false }).total;
    expect(count('[part="@SUBJ"] [part="FMV"]')).toBe(1);
    expect(count('[part!="@SUBJ"]')).toBe(1);
    expect(count('[deprel="nsubj" & (part="X" | pos="NOUN")]')).toBe(1);
    expect(count('[deprel="nsubj" & pos="VERB"]')).toBe(0);
  });

  it.each([
    ['nested repeats', '"((a*)*)*b"'],
    ['repeats of what may be empty', '"(a?){100}(a|aa)+(.*.*.*)*x"'],
    ['counted repeats of repeats', '"((.{0,50}a){0,50}.*)+z"'],
    ['a long tail', '[]{99} "puudub"'],
    ['overlapping alternatives', '([]|[][]|[]+)+ "puudub"'],
    ['5,000 characters of a value', `"${'(a|b)?'.repeat(833)}"`],
    ['many values', Array.from({ length: 32 }, (_, i) => `[word!=".*(a.?){${i + 1}}.*"]`).join('')],
  ])('ends soon for a query built to hang: %s', (_why, cql) => {
    const lines = Array.from({ length: 3_000 }, (_, i) => `${'ab'.repeat(i % 40)}${i.toString(2)}`);
    let end = 0;
    const tokens = lines.map((lemma) => {
      const start = end;
      end += lemma.length + 1;
      return { start, end: end - 1, lemma, upos: 'X', features: '_' };
    });
    const text = sentencesToIndexText('1', lines.join(' '), [{ start: 0, end, tokens }]);
    const parts = [{ segment: buildSegment([text]), texts: null }];
    try {
      findCqlHits(parts, { cql, keepCapitalization: false });
    } catch (error) {
      expect(error).toMatchObject({ name: 'CqlError', problem: expect.stringMatching(/^TOO_/u) as string });
    }
  });

  it('stops when it is cancelled', () => {
    const [text] = fc.sample(plainTexts, { numRuns: 1, seed: 1 });
    const parts = [{ segment: buildSegment(text!.map(indexPlainText)), texts: null }];
    const cancel = { cells: Int32Array.of(1), index: 0 };
    const search = { cql: '[]', keepCapitalization: false };
    expect(() => findCqlHits(parts, search, cancel)).toThrow(QueryCancelledError);
  });
});

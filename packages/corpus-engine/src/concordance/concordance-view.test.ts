import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEstonian } from '../base/estonian-collation';
import { buildSegment } from '../segment/build-segment';
import type { SegmentPart } from '../segment/selection';
import { concordNaively, readWords } from '../testing/naive-queries';
import { indexPlainText, placeTokens, type PlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readContextRows } from '../testing/read-rows';

const cutPlaces = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
/** Frequent among the random words, so that most corpora have several of it. */
const KEYWORD = 'ja';
const unit = 'lemma';

const index = (texts: readonly PlainText[], cuts: readonly boolean[]): SegmentPart[] =>
  splitTexts(texts, cuts).map((group) => ({ segment: buildSegment(group.map(indexPlainText)), texts: null }));

/** Every hit, written plainly: its words by distance, and where it stands in its text. */
function findPlainly(texts: readonly PlainText[]) {
  return texts.flatMap((text) => {
    const folded = readWords(text, 'folded').map(({ key }) => key);
    const { content, starts, ends } = placeTokens(text);
    return readWords(text, unit).flatMap(({ key, token }, i) =>
      key === KEYWORD
        ? [
            {
              textId: text.id,
              content,
              start: starts[token]!,
              end: ends[token]!,
              at: (d: number) => folded[i + d] ?? '',
            },
          ]
        : [],
    );
  });
}

const toLine = (text: string) => text.replace(/\r\n/gu, '\n').replace(/[\n\v\f\r\u0085\u2028\u2029]/gu, ' ');

describe('the view of a concordance', () => {
  it('sorts by two places, the keyword among them, the rest in text order', () => {
    const places = fc.constantFrom(-2, -1, 0, 1, 2);
    fc.assert(
      fc.property(plainTexts, cutPlaces, places, places, (texts, cuts, one, two) => {
        const width = { type: 'WORD', count: 1 } as const;
        const sortBy = [one, two].map((place) => (place === 0 ? 'KEYWORD' : place));
        const line = { characters: 0, markedAt: [] };
        const rows = readContextRows(index(texts, cuts), { keyword: KEYWORD, unit, width, sortBy, line });
        const expected = findPlainly(texts).sort(
          (a, b) => compareEstonian(a.at(one), b.at(one)) || compareEstonian(a.at(two), b.at(two)),
        );
        expect(rows.map(({ textId, start }) => [textId, start])).toEqual(
          expected.map(({ textId, start }) => [textId, start]),
        );
      }),
    );
  });

  it('fills the line with whole words of the text, and never leaves the text or cuts the context', () => {
    fc.assert(
      fc.property(plainTexts, cutPlaces, fc.nat(40), fc.nat(3), (texts, cuts, characters, count) => {
        const width = { type: 'WORD', count } as const;
        const line = { characters, markedAt: [-1, 2] };
        const rows = readContextRows(index(texts, cuts), { keyword: KEYWORD, unit, width, line });
        const hits = findPlainly(texts);
        const contexts = concordNaively(texts, [KEYWORD], unit, width);
        expect(rows).toHaveLength(hits.length);
        rows.forEach((row, i) => {
          const { content, start, end, at } = hits[i]!;
          expect(row).toMatchObject({ ...contexts[i], start, hit: i });
          const before = toLine(content.slice(0, start)).trimEnd();
          const shownBefore = `${row.moreBefore}${row.contextBefore}`.trimEnd();
          expect(before.endsWith(shownBefore)).toBe(true);
          const after = toLine(content.slice(end)).trimStart();
          const shownAfter = `${row.contextAfter}${row.moreAfter}`.trimStart();
          expect(after.startsWith(shownAfter)).toBe(true);
          const next = after.slice(shownAfter.length);
          // What is left out begins with white space, or the line holds no more than the context.
          expect(row.moreAfter?.trim() === '' || next === '' || /^[\s\u0085]/u.test(next)).toBe(true);
          const marked = (row.sortedBy ?? []).map(({ part, at: place, length }) => {
            const text =
              part === 'BEFORE' ? row.moreBefore + row.contextBefore : row.contextAfter + row.moreAfter;
            const from = part === 'BEFORE' ? text.length - place : place;
            return text.slice(from, from + length);
          });
          // A mark may lie beyond the line; within it, it is the word at that distance.
          const words = [at(-1), at(2)].filter((word) => word !== '');
          expect(marked).toHaveLength(words.length);
        });
      }),
    );
  });

  it('takes a sample that does not depend on segments, on the order of texts or on other texts', () => {
    fc.assert(
      fc.property(
        plainTexts,
        cutPlaces,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        (texts, cuts, size, seed) => {
          const read = (some: readonly PlainText[], at: readonly boolean[], more: object = {}) =>
            readContextRows(index(some, at), {
              ...{ keyword: KEYWORD, unit, width: { type: 'WORD', count: 1 } },
              ...{ line: { characters: 0, markedAt: [] }, sample: { size, seed } },
              ...more,
            }).map(({ textId, start }) => `${textId} ${start}`);
          const all = findPlainly(texts).map(({ textId, start }) => `${textId} ${start}`);
          const sample = read(texts, cuts);
          expect(sample).toHaveLength(Math.min(size, all.length));
          expect(all.filter((hit) => sample.includes(hit))).toEqual(sample);
          expect(read(texts, []).join()).toBe(sample.join());
          expect(read([...texts].reverse(), cuts).sort()).toEqual([...sample].sort());
          expect(read(texts, cuts, { sortBy: [1] }).sort()).toEqual([...sample].sort());
          // What a larger corpus has in its sample, a smaller one with that text has too.
          const [first] = texts;
          const ofFirst = sample.filter((hit) => hit.startsWith(`${first?.id} `));
          expect(read(texts.slice(0, 1), [])).toEqual(expect.arrayContaining(ofFirst));
        },
      ),
    );
  });

  it('keeps the rows that hold a text in a part of theirs', () => {
    const parts = fc.constantFrom('LINE' as const, 'BEFORE' as const, 'KEYWORD' as const, 'AFTER' as const);
    const wanted = fc.constantFrom('ON', 'Ja', 'õun', 'ei', '0 0', 'sõna\n', '.');
    fc.assert(
      fc.property(plainTexts, cutPlaces, parts, wanted, fc.nat(3), (texts, cuts, part, text, count) => {
        const width = { type: 'WORD', count } as const;
        const fold = (one: string) => one.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ');
        const rows = readContextRows(index(texts, cuts), {
          ...{ keyword: KEYWORD, unit, width, filter: { part, text } },
        });
        const expected = concordNaively(texts, [KEYWORD], unit, width).filter(
          ({ contextBefore, keyword, contextAfter, joined = '' }) => {
            const line = [
              contextBefore,
              joined === 'BEFORE' || joined === 'BOTH' ? '' : ' ',
              keyword,
              joined === 'AFTER' || joined === 'BOTH' ? '' : ' ',
              contextAfter,
            ].join('');
            const looked = { LINE: line, BEFORE: contextBefore, KEYWORD: keyword, AFTER: contextAfter }[part];
            return fold(looked).includes(fold(text).trim());
          },
        );
        expect(rows).toEqual(expected);
      }),
    );
  });
});

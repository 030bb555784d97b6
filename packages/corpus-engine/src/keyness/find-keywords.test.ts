import fc from 'fast-check';
import { assert, describe, expect, it } from 'vitest';
import { compareEstonian } from '../base/estonian-collation';
import { JsonBytes } from '../base/json-bytes';
import { buildSegment } from '../segment/build-segment';
import type { WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { countNaively, readWords, sum } from '../testing/naive-queries';
import { indexPlainText, type PlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { encodeKeywords } from './encode-keywords';
import { findKeywords, type KeynessOptions } from './find-keywords';

/** The packages have no platform of their own: what both Node.js and browsers have is declared where it is used. */
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

interface Row {
  readonly sona: string;
  readonly sagedusA: number;
  readonly sagedusB: number;
  readonly miljoniKohtaA: number;
  readonly tekstidA: number;
  readonly tekstidB: number;
  readonly hajuvusA: number | null;
  readonly hajuvusB: number | null;
  readonly logToepara: number;
  readonly omane: 'A' | 'B' | null;
  readonly logSuhe: number;
  readonly logSuheAlla: number;
  readonly logSuheUles: number;
}

const findBound = (row: Row): number => (row.logSuhe < 0 ? -row.logSuheUles : row.logSuheAlla);
/** Rows of other frequencies whose figures differ in digits that are not answered. */
const isNear = (one: Row, other: Row): boolean =>
  one.sagedusA !== other.sagedusA || one.sagedusB !== other.sagedusB || one.tekstidA !== other.tekstidA;

function read(a: readonly SegmentPart[], b: readonly SegmentPart[], options: KeynessOptions): Row[] {
  const out = new JsonBytes();
  const [first, second] = [new MemoryTokenIndex(a), new MemoryTokenIndex(b)];
  const words = first.compareWords(second, options.unit, true);
  const told = { ...options, withDispersion: true };
  encodeKeywords(findKeywords(words, first.measure(), second.measure(), told), out);
  return JSON.parse(new TextDecoder().decode(out.take())) as Row[];
}

const marks = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
const units = fc.constantFrom<WordUnit>('form', 'folded', 'lemma');
const selections = fc.record({ texts: plainTexts, cuts: marks, inFirst: marks, inSecond: marks });

const countTexts = (texts: readonly PlainText[], unit: WordUnit, word: string): number =>
  texts.filter((text) => readWords(text, unit).some(({ key }) => key === word)).length;

const countWords = (texts: readonly PlainText[], unit: WordUnit): number =>
  [...countNaively(texts, unit).values()].reduce((words, row) => words + sum(row), 0);

const leasts = fc.record({
  minFrequency: fc.integer({ min: 1, max: 3 }),
  minTexts: fc.integer({ min: 1, max: 3 }),
});

/** By the formula as Gries writes it, from counts of every text. */
function expectDispersion(
  found: number | null,
  texts: readonly PlainText[],
  unit: WordUnit,
  word: string,
): void {
  const sizes = texts.map((text) => readWords(text, unit).length);
  const hits = texts.map((text) => readWords(text, unit).filter(({ key }) => key === word).length);
  const [words, all] = [sizes, hits].map((counts) => counts.reduce((total, count) => total + count, 0));
  if (all === 0) return expect(found).toBeNull();
  const deviation = hits.reduce((total, count, text) => {
    return total + Math.abs(count / all! - sizes[text]! / words!);
  }, 0);
  expect(found).toBeCloseTo(deviation / 2, 8);
}

describe('findKeywords', () => {
  it('counts as a plain count of both selections does, whatever the segments and whatever texts they share', () => {
    fc.assert(
      fc.property(selections, units, leasts, (drawn, unit, { minFrequency, minTexts }) => {
        const { texts, cuts, inFirst, inSecond } = drawn;
        const segments = splitTexts(texts, cuts).map((group) => ({
          segment: buildSegment(group.map(indexPlainText)),
          group,
        }));
        const select = (chosen: readonly boolean[]) => ({
          parts: segments
            .map(({ segment, group }) => ({
              segment,
              texts: Uint8Array.from(group, (text) => Number(chosen[texts.indexOf(text)])),
            }))
            // As the server does: a segment without chosen texts is no part.
            .filter((part) => part.texts.includes(1)),
          plain: texts.filter((_, index) => chosen[index]),
        });
        const [a, b] = [select(inFirst), select(inSecond)];
        const rows = read(a.parts, b.parts, { unit, minFrequency, minTexts });
        const [countsA, countsB] = [countNaively(a.plain, unit), countNaively(b.plain, unit)];
        const [wordsA, wordsB] = [countWords(a.plain, unit), countWords(b.plain, unit)];
        const expected = [...new Set([...countsA.keys(), ...countsB.keys()])]
          .map((sona) => ({ sona, sagedusA: sum(countsA.get(sona)), sagedusB: sum(countsB.get(sona)) }))
          .filter(({ sagedusA, sagedusB }) => sagedusA + sagedusB >= minFrequency)
          .filter(
            ({ sona }) => countTexts(a.plain, unit, sona) + countTexts(b.plain, unit, sona) >= minTexts,
          );
        if (wordsA === 0 || wordsB === 0) {
          expect(rows).toEqual([]);
          return;
        }
        expect(rows.length).toBe(expected.length);
        const found = new Map(rows.map((row) => [row.sona, row]));
        for (const one of expected) {
          const lead = one.sagedusA / wordsA - one.sagedusB / wordsB;
          expect(found.get(one.sona)).toMatchObject({
            ...one,
            tekstidA: countTexts(a.plain, unit, one.sona),
            tekstidB: countTexts(b.plain, unit, one.sona),
            omane: Math.abs(lead) < 1e-12 ? null : lead > 0 ? 'A' : 'B',
          });
          expectDispersion(found.get(one.sona)!.hajuvusA, a.plain, unit, one.sona);
          expectDispersion(found.get(one.sona)!.hajuvusB, b.plain, unit, one.sona);
          expect(found.get(one.sona)!.miljoniKohtaA).toBeCloseTo((one.sagedusA / wordsA) * 1e6, 2);
        }
        rows.slice(1).forEach((row, index) => {
          const before = rows[index]!;
          const step = findBound(before) - findBound(row);
          const areEqual = step === 0 && before.logToepara === row.logToepara;
          // Different figures may look equal in the nine digits that are answered.
          assert(
            areEqual ? compareEstonian(before.sona, row.sona) <= 0 || isNear(before, row) : step > -1e-6,
          );
        });
      }),
    );
  });

  it('finds nothing telling in a selection that is compared with itself', () => {
    const part = {
      segment: buildSegment(fc.sample(plainTexts, { numRuns: 20, seed: 7 }).flat().map(indexPlainText)),
      texts: null,
    };
    const rows = read([part], [part], { unit: 'lemma' });
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(row).toMatchObject({ logToepara: 0, p: 1, logSuhe: 0, omane: null });
  });
});

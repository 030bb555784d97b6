import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from './build-segment';
import { compareEstonian } from './estonian-collation';
import { countClusters } from './count-clusters';
import { encodeContextRows } from './encode-context-rows';
import type { AssociationFormula } from './association-scores';
import { encodeCollocates } from './encode-collocates';
import { encodeWordlist } from './encode-wordlist';
import { findCollocateColumns, findCollocates } from './find-collocates';
import { findConcordance } from './find-concordance';
import { JsonBytes } from './json-bytes';
import { makeWordlist, makeWordlistColumns } from './make-wordlist';
import { mergeSegments } from './merge-segments';
import { splitTag } from './index-text';
import type { WordUnit } from './segment';
import type { SegmentPart } from './selection';
import {
  clustersNaively,
  concordNaively,
  countNaively,
  neighboursNaively,
  readWords,
  sum,
} from './testing/naive-queries';
import type { PlainText } from './testing/random-texts';
import { indexPlainText, plainTexts, splitTexts } from './testing/random-texts';

const units = fc.constantFrom<WordUnit>('form', 'folded', 'lemma');
const corpora = fc.record({
  texts: plainTexts,
  cuts: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  chosen: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  isAll: fc.boolean(),
});
type Corpus = typeof corpora extends fc.Arbitrary<infer T> ? T : never;

/** The corpus as segments with the chosen texts, and the chosen texts as they were made up. */
function index({ texts, cuts, chosen, isAll }: Corpus): { parts: SegmentPart[]; plain: PlainText[] } {
  const isChosen = (text: PlainText): boolean => isAll || chosen[texts.indexOf(text)]!;
  const parts = splitTexts(texts, cuts).map((group) => ({
    segment: buildSegment(group.map(indexPlainText)),
    texts: isAll ? null : Uint8Array.from(group, (text) => Number(isChosen(text))),
  }));
  return { parts, plain: texts.filter(isChosen) };
}

const anyKeyword = fc.record({ start: fc.nat(200), length: fc.integer({ min: 1, max: 3 }) });

/** A run of neighbouring words of the texts as keyword; its words need not stand next to each other in a sentence. */
function pickKeyword(
  texts: readonly PlainText[],
  unit: WordUnit,
  draw: { start: number; length: number },
): string[] {
  const words = texts.flatMap((text) => readWords(text, unit)).map((word) => word.key);
  if (words.length === 0) return ['puudub'];
  const start = draw.start % words.length;
  return words.slice(start, start + draw.length);
}

/** Keys such as `10 000` hold a space: they are looked up as one word only when they stand alone. */
function isAskable(keys: readonly string[]): boolean {
  return keys.length === 1 || keys.every((key) => !key.includes(' '));
}

/** The packages have no platform of their own: what both Node.js and browsers have is declared where it is used. */
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

describe('makeWordlist', () => {
  it('counts as a plain count of the chosen texts does, whatever the segments', () => {
    fc.assert(
      fc.property(corpora, units, fc.integer({ min: 1, max: 3 }), (corpus, unit, minFrequency) => {
        const { parts, plain } = index(corpus);
        const list = makeWordlist(parts, { unit, minFrequency });
        const naive = countNaively(plain, unit);
        const total = [...naive.values()].reduce((words, row) => words + sum(row), 0);
        expect(list.texts).toBe(plain.length);
        expect(list.runningWords).toBe(total);
        expect(list.differentWords).toBe(naive.size);
        const expected = [...naive]
          .map(([word, row]) => ({ word, count: sum(row), row }))
          .filter(({ count }) => count >= minFrequency)
          .sort((a, b) => b.count - a.count || compareEstonian(a.word, b.word));
        expect(list.rows.map((row) => row.word)).toEqual(expected.map((row) => row.word));
        list.rows.forEach((row, i) => {
          const { count, row: classes } = expected[i]!;
          expect(row.frequencyCount).toBe(count);
          expect(row.frequencyPercentage).toBe(Math.round((count / total) * 10_000 + 1e-9) / 100);
          const [best] = [...classes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
          expect(row.partOfSpeech).toBe(best![0]);
        });
      }),
    );
  });
});

describe('encodeWordlist and encodeCollocates', () => {
  it('write the rows of the word list and of the neighbouring words as JSON', () => {
    const formulas = fc.constantFrom<AssociationFormula>('LOGDICE', 'T_SCORE', 'MI_SCORE');
    fc.assert(
      fc.property(corpora, units, anyKeyword, formulas, (corpus, unit, draw, formula) => {
        const { parts } = index(corpus);
        const out = new JsonBytes();
        const list = makeWordlist(parts, { unit }).rows.map(({ frequencyPerMillion: _, ...row }) => row);
        encodeWordlist(makeWordlistColumns(parts, { unit }), out);
        expect(JSON.parse(new TextDecoder().decode(out.take()))).toEqual(list);
        const options = { keyword: pickKeyword(corpus.texts, unit, draw).join(' '), unit, span: 3, formula };
        const neighbours = findCollocates(parts, options).rows.map(({ scores: _, ...row }) => row);
        encodeCollocates(findCollocateColumns(parts, options), out);
        expect(JSON.parse(new TextDecoder().decode(out.take()))).toEqual(neighbours);
      }),
      { numRuns: 300 },
    );
  });
});

describe('findConcordance', () => {
  it('gives the rows of a plain search, in text order and as JSON bytes alike', () => {
    fc.assert(
      fc.property(
        corpora,
        units,
        anyKeyword,
        fc.constantFrom<'WORD' | 'SENTENCE'>('WORD', 'SENTENCE'),
        fc.nat(4),
        (corpus, unit, draw, type, count) => {
          const { parts, plain } = index(corpus);
          const keys = pickKeyword(corpus.texts, unit, draw);
          fc.pre(isAskable(keys));
          const width = { type, count };
          const concordance = findConcordance(parts, { keyword: keys.join(' '), unit, width });
          const expected = concordNaively(plain, keys, unit, width);
          expect(concordance.total).toBe(expected.length);
          expect(concordance.rows(0, Number.POSITIVE_INFINITY)).toEqual(expected);
          expect(concordance.rows(1, 3)).toEqual(expected.slice(1, 3));
          const out = new JsonBytes();
          encodeContextRows(concordance, 0, concordance.total, out);
          const asJson = expected.map(({ position: _, ...row }) => row);
          expect(JSON.parse(`[${new TextDecoder().decode(out.take())}]`)).toEqual(asJson);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('sorts by the words beside the keyword in the Estonian alphabet, the rest in text order', () => {
    fc.assert(
      fc.property(
        corpora,
        units,
        anyKeyword,
        fc.constantFrom([-1], [1, 2], [-2, 1], [3]),
        (corpus, unit, draw, by) => {
          const { parts, plain } = index(corpus);
          const keys = pickKeyword(corpus.texts, unit, { ...draw, length: 1 });
          const query = { keyword: keys.join(' '), unit, width: { type: 'WORD', count: 0 } } as const;
          const rows = findConcordance(parts, { ...query, sortBy: by }).rows(0, 1000);
          const expected = plain.flatMap((text) => {
            const words = readWords(text, 'folded').map((word) => word.key);
            return readWords(text, unit).flatMap((word, i) => {
              if (word.key !== keys[0]) return [];
              return [{ textId: text.id, beside: by.map((distance) => words[i + distance] ?? '') }];
            });
          });
          expected.sort((a, b) => {
            return (
              by.map((_, i) => compareEstonian(a.beside[i]!, b.beside[i]!)).find((order) => order !== 0) ?? 0
            );
          });
          expect(rows.map((row) => row.textId)).toEqual(expected.map((row) => row.textId));
        },
      ),
    );
  });
});

describe('findCollocates', () => {
  it('agrees with a plain count of windows, and with the word list and the concordance', () => {
    fc.assert(
      fc.property(corpora, units, anyKeyword, fc.integer({ min: 1, max: 5 }), (corpus, unit, draw, span) => {
        const { parts, plain } = index(corpus);
        const keys = pickKeyword(corpus.texts, unit, draw);
        fc.pre(isAskable(keys));
        const keyword = keys.join(' ');
        const found = findCollocates(parts, { keyword, unit, span, formula: 'LOGDICE' });
        const list = makeWordlist(parts, { unit });
        const { node, neighbours } = neighboursNaively(plain, keys, unit, span);
        expect(found.hits).toBe(node);
        expect(found.hits).toBe(
          findConcordance(parts, { keyword, unit, width: { type: 'WORD', count: 5 } }).total,
        );
        expect(new Set(found.rows.map((row) => row.collocate))).toEqual(new Set(neighbours.keys()));
        for (const row of found.rows) {
          expect({ left: row.leftOccurrences, right: row.rightOccurrences }).toEqual(
            neighbours.get(row.collocate),
          );
          expect(row.coOccurrences).toBe(row.leftOccurrences + row.rightOccurrences);
          const inList = list.rows.find((other) => other.word === row.collocate)!;
          expect(row.frequencyCount).toBe(inList.frequencyCount);
          expect(row.frequencyPercentage).toBe(inList.frequencyPercentage);
          expect(row.partOfSpeech).toBe(inList.partOfSpeech);
          const [f, c, n] = [row.coOccurrences, row.frequencyCount, list.runningWords];
          expect(row.scores.LOGDICE).toBeCloseTo(14 + Math.log2((2 * f) / (node + c)), 3);
          expect(row.scores.T_SCORE).toBeCloseTo((f - (node * c) / n) / Math.sqrt(f), 3);
          expect(row.scores.MI_SCORE).toBeCloseTo(Math.log2((f * n) / (node * c)), 3);
        }
        const scores = found.rows.map((row) => row.score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
      { numRuns: 300 },
    );
  });

  it('has the frequency of every word of the word list as the number of its rows in context', () => {
    fc.assert(
      fc.property(corpora, units, (corpus, unit) => {
        const { parts } = index(corpus);
        for (const row of makeWordlist(parts, { unit }).rows) {
          const width = { type: 'WORD', count: 1 } as const;
          expect(findConcordance(parts, { keyword: row.word, unit, width }).total).toBe(row.frequencyCount);
        }
      }),
    );
  });
});

describe('countClusters', () => {
  it('counts the sequences inside sentences as a plain count does', () => {
    fc.assert(
      fc.property(
        corpora,
        units,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        (corpus, unit, length, keep) => {
          const { parts, plain } = index(corpus);
          const found = countClusters(parts, { length, unit, keepPunctuation: keep });
          const naive = clustersNaively(plain, length, unit, keep);
          expect(new Map(found.rows.map((row) => [JSON.stringify(row.places), row.frequency]))).toEqual(
            naive,
          );
          expect(found.differentClusters).toBe(naive.size);
          expect(found.occurrences).toBe([...naive.values()].reduce((all, count) => all + count, 0));
          const frequencies = found.rows.map((row) => row.frequency);
          expect(frequencies).toEqual([...frequencies].sort((a, b) => b - a));
        },
      ),
    );
  });

  it('counts tags and parts of speech too', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        const { parts, plain } = index(corpus);
        const tokens = plain.flatMap((text) => text.tokens);
        for (const unit of ['tag', 'upos'] as const) {
          const { rows } = countClusters(parts, { length: 1, unit, keepPunctuation: true });
          const nouns = rows.filter((row) => splitTag(row.places[0]!).upos === 'NOUN');
          const expected = tokens.filter((token) => token.upos === 'NOUN').length;
          expect(nouns.reduce((all, row) => all + row.frequency, 0)).toBe(expected);
        }
      }),
    );
  });
});

describe('mergeSegments', () => {
  it('makes one segment that answers as the several did', () => {
    fc.assert(
      fc.property(corpora, units, (corpus, unit) => {
        const { parts } = index(corpus);
        const merged = [{ segment: mergeSegments(parts), texts: null }];
        expect(makeWordlist(merged, { unit })).toEqual(makeWordlist(parts, { unit }));
        const options = { keyword: 'ja', unit, width: { type: 'SENTENCE', count: 1 } } as const;
        expect(findConcordance(merged, options).rows(0, 99)).toEqual(
          findConcordance(parts, options).rows(0, 99),
        );
      }),
    );
  });
});

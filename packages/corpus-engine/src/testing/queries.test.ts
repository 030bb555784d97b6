import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { compareEstonian } from '../base/estonian-collation';
import type { AssociationFormula } from '../collocates/association-scores';
import { findCollocates } from '../collocates/find-collocates';
import { findConcordance } from '../concordance/find-concordance';
import { countHitsByText } from '../distribution/count-hits-by-text';
import { countForms } from '../wordlist/count-forms';
import { sortForms } from '../wordlist/encode-forms';
import { makeWordlist } from '../wordlist/make-wordlist';
import { mergeSegments } from '../segment/merge-segments';
import type { WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import {
  concordNaively,
  countNaively,
  countTextsNaively,
  listFormsNaively,
  neighboursNaively,
  readWords,
  sum,
} from './naive-queries';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { type Corpus, drawCorpora, indexPlainText, splitTexts, type PlainText } from './random-texts';
import { readCollocates, readContextRows, readWordlist } from './read-rows';

const units = fc.constantFrom<WordUnit>('form', 'folded', 'lemma');
const corpora = drawCorpora();
const segmentsOf = new Map<readonly PlainText[], SegmentPart['segment'][]>();

/** The corpus as segments with the chosen texts, and the chosen texts as they were made up. */
function index({ texts, cuts, chosen, isAll }: Corpus): { parts: SegmentPart[]; plain: PlainText[] } {
  const isChosen = (text: PlainText): boolean => isAll || chosen[texts.indexOf(text)]!;
  const groups = splitTexts(texts, cuts);
  const segments = segmentsOf.get(texts) ?? groups.map((group) => buildSegment(group.map(indexPlainText)));
  segmentsOf.set(texts, segments);
  const parts = groups.map((group, i) => ({
    segment: segments[i]!,
    texts: isAll ? null : Uint8Array.from(group, (text) => Number(isChosen(text))),
  }));
  return { parts, plain: texts.filter(isChosen) };
}

/** A number that shuffles texts differently for each `turn`. */
const hashId = (id: string, turn: number): number => (Number(id.slice(5)) * 7 + 3) % (5 + (turn % 9));

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

describe('makeWordlist', () => {
  it('counts as a plain count of the chosen texts does, whatever the segments', () => {
    fc.assert(
      fc.property(corpora, units, fc.integer({ min: 1, max: 3 }), (corpus, unit, minFrequency) => {
        const { parts, plain } = index(corpus);
        const chosen = new MemoryTokenIndex(parts);
        const list = makeWordlist(chosen.countWords(unit), chosen.measure(), { unit, minFrequency });
        const rows = readWordlist(parts, { unit, minFrequency });
        const naive = countNaively(plain, unit);
        const naiveTexts = countTextsNaively(plain, unit);
        const total = [...naive.values()].reduce((words, row) => words + sum(row), 0);
        expect(list.texts).toBe(plain.length);
        expect(list.runningWords).toBe(total);
        expect(list.differentWords).toBe(naive.size);
        const expected = [...naive]
          .map(([word, row]) => ({ word, count: sum(row), row }))
          .filter(({ count }) => count >= minFrequency)
          .sort((a, b) => b.count - a.count || compareEstonian(a.word, b.word));
        expect(rows.map((row) => row.word)).toEqual(expected.map((row) => row.word));
        rows.forEach((row, i) => {
          const { count, row: classes } = expected[i]!;
          expect(row.frequencyCount).toBe(count);
          expect(row.tekstid).toBe(naiveTexts.get(row.word));
          expect(row.frequencyPercentage).toBe(Math.round((count / total) * 10_000 + 1e-9) / 100);
          const [best] = [...classes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
          expect(row.partOfSpeech).toBe(best![0]);
        });
      }),
    );
  });
});

describe('countForms', () => {
  it('counts the forms of every lemma and their texts as a plain count does', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        const { parts, plain } = index(corpus);
        for (const { word, frequencyCount } of readWordlist(parts, { unit: 'lemma' })) {
          const naive = listFormsNaively(plain, word);
          const forms = sortForms(countForms(parts, word));
          expect(forms.reduce((total, { count }) => total + count, 0)).toBe(frequencyCount);
          expect(forms).toEqual(
            [...naive]
              .map(([form, ids]) => ({ form, count: ids.length, textCount: new Set(ids).size }))
              .sort((a, b) => b.count - a.count || compareEstonian(a.form, b.form)),
          );
        }
        expect(countForms(parts, 'puudub')).toEqual([]);
      }),
    );
  });
});

describe('findConcordance', () => {
  it('gives the rows of a plain search in text order', () => {
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
          const query = { keyword: keys.join(' '), unit, width };
          const expected = concordNaively(plain, keys, unit, width);
          expect(findConcordance(parts, query).total).toBe(expected.length);
          expect(readContextRows(parts, query)).toEqual(expected);
          expect(readContextRows(parts, query, 1, 3)).toEqual(expected.slice(1, 3));
        },
      ),
    );
  });

  it('gives rows in the order of the list of texts, also among equals of a sorting', () => {
    fc.assert(
      fc.property(corpora, units, anyKeyword, fc.nat(), (corpus, unit, draw, turn) => {
        const { parts, plain } = index({ ...corpus, isAll: false });
        const listed = [...plain].sort((a, b) => hashId(a.id, turn) - hashId(b.id, turn));
        let from = 0;
        const ranked = parts.map((part) => {
          const texts = corpus.texts.slice(from, (from += part.segment.sizes.texts));
          return { ...part, ranks: Uint32Array.from(texts, (text) => Math.max(0, listed.indexOf(text))) };
        });
        const keys = pickKeyword(corpus.texts, unit, draw);
        fc.pre(isAskable(keys));
        const query = { keyword: keys.join(' '), unit, width: { type: 'WORD', count: 2 } } as const;
        const rows = readContextRows(ranked, query);
        expect(rows).toEqual(concordNaively(listed, keys, unit, query.width));
        // Nothing stands so far from a keyword: all rows are equal.
        expect(readContextRows(ranked, { ...query, sortBy: [99] })).toEqual(rows);
      }),
    );
  });

  it('sorts by the words beside the keyword in the Estonian alphabet, the rest in text order', () => {
    fc.assert(
      fc.property(
        corpora,
        units,
        anyKeyword,
        fc.constantFrom([-1], [1, 2], [-2, 1], [3], [-3, -2]),
        (corpus, unit, draw, by) => {
          const { parts, plain } = index(corpus);
          const keys = pickKeyword(corpus.texts, unit, { ...draw, length: 1 });
          const query = { keyword: keys.join(' '), unit, width: { type: 'WORD', count: 0 } } as const;
          const rows = readContextRows(parts, { ...query, sortBy: by });
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

const formulas: readonly AssociationFormula[] = ['LOGDICE', 'T_SCORE', 'MI_SCORE'];

function scoreNaively(formula: AssociationFormula, f: number, node: number, c: number, n: number): number {
  if (formula === 'LOGDICE') return Math.min(14, 14 + Math.log2((2 * f) / (node + c)));
  if (formula === 'T_SCORE') return (f - (node * c) / n) / Math.sqrt(f);
  return Math.log2((f * n) / (node * c));
}

describe('countHitsByText', () => {
  it('counts in each chosen text as a plain search does, by keyword and by form', () => {
    fc.assert(
      fc.property(corpora, units, anyKeyword, (corpus, unit, draw) => {
        const { parts, plain } = index(corpus);
        const keys = pickKeyword(corpus.texts, unit, draw);
        fc.pre(isAskable(keys));
        const counts = countHitsByText(parts, { keyword: keys.join(' '), unit });
        expect(counts.ids).toEqual(plain.map(({ id }) => id));
        expect([...counts.runningWords]).toEqual(plain.map((text) => readWords(text, unit).length));
        const naive = concordNaively(plain, keys, unit, { type: 'WORD', count: 0 });
        expect([...counts.hits]).toEqual(
          plain.map(({ id }) => naive.filter(({ textId }) => textId === id).length),
        );
        const everyToken = countHitsByText(parts, { cql: '[]', keepCapitalization: false });
        expect([...everyToken.hits]).toEqual(plain.map(({ tokens }) => tokens.length));
      }),
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
        const chosen = new MemoryTokenIndex(parts);
        const query = { keyword, unit, span };
        const found = findCollocates(chosen.countNeighbours(query), chosen.measure(), { formula: 'LOGDICE' });
        const rows = readCollocates(parts, { ...query, formula: 'LOGDICE' });
        const list = new Map(readWordlist(parts, { unit }).map((row) => [row.word, row]));
        const { node, neighbours } = neighboursNaively(plain, keys, unit, span);
        expect(found.hits).toBe(node);
        expect(found.hits).toBe(
          findConcordance(parts, { keyword, unit, width: { type: 'WORD', count: 5 } }).total,
        );
        expect(new Set(rows.map((row) => row.collocate))).toEqual(new Set(neighbours.keys()));
        for (const row of rows) {
          const { left, right, texts } = neighbours.get(row.collocate)!;
          const figures = [row.leftOccurrences, row.rightOccurrences, row.tekstid];
          expect(figures).toEqual([left, right, texts.size]);
          expect(row.coOccurrences).toBe(row.leftOccurrences + row.rightOccurrences);
          expect(row.coOccurrences).toBeLessThanOrEqual(row.frequencyCount);
          expect(row.score).toBeLessThanOrEqual(14);
          const inList = list.get(row.collocate)!;
          expect(row.frequencyCount).toBe(inList.frequencyCount);
          expect(row.frequencyPercentage).toBe(inList.frequencyPercentage);
          expect(row.partOfSpeech).toBe(inList.partOfSpeech);
        }
        const twice = readCollocates(parts, { ...query, formula: 'LOGDICE', minCooccurrence: 2 });
        expect(twice).toEqual(rows.filter((row) => row.coOccurrences >= 2));
        for (const formula of formulas) {
          const scored = readCollocates(parts, { ...query, formula });
          for (const row of scored) {
            const [f, c] = [row.coOccurrences, row.frequencyCount];
            expect(row.score).toBeCloseTo(scoreNaively(formula, f, node, c, found.runningWords), 3);
          }
          const scores = scored.map((row) => row.score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        }
      }),
    );
  });

  it('has the frequency of every word of the word list as the number of its rows in context', () => {
    fc.assert(
      fc.property(corpora, units, (corpus, unit) => {
        const { parts } = index(corpus);
        const width = { type: 'WORD', count: 1 } as const;
        for (const { word, frequencyCount } of readWordlist(parts, { unit }))
          expect(findConcordance(parts, { keyword: word, unit, width }).total).toBe(frequencyCount);
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
        expect(readWordlist(merged, { unit })).toEqual(readWordlist(parts, { unit }));
        const options = { keyword: 'ja', unit, width: { type: 'SENTENCE', count: 1 } } as const;
        expect(readContextRows(merged, options)).toEqual(readContextRows(parts, options));
      }),
    );
  });
});

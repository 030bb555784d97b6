import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonBytes } from '../base/json-bytes';
import type { ClusterRows } from '../clusters/cluster-table';
import { encodeClusters } from '../clusters/encode-clusters';
import { buildSegment } from '../segment/build-segment';
import type { WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { readWords } from '../testing/naive-queries';
import { indexPlainText, type PlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readWordlist } from '../testing/read-rows';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { LEVEL_COUNT } from './level-totals';

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

interface LevelRow {
  readonly word: string;
  readonly frequencyCount: number;
  readonly tekstid: number;
  readonly tasemed: readonly number[];
}

const marks = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
const drawn = fc.record({
  texts: plainTexts,
  cuts: marks,
  chosen: marks,
  levels: fc.array(fc.integer({ min: 0, max: LEVEL_COUNT }), { minLength: 7, maxLength: 7 }),
});

function select({ texts, cuts, chosen, levels }: Drawn) {
  const parts = splitTexts(texts, cuts).flatMap((group): SegmentPart[] => {
    const places = group.map((text) => texts.indexOf(text));
    const isChosen = Uint8Array.from(places, (place) => Number(chosen[place]));
    if (!isChosen.includes(1)) return [];
    return [
      {
        segment: buildSegment(group.map(indexPlainText)),
        texts: isChosen.includes(0) ? isChosen : null,
        levels: Uint8Array.from(places, (place) => levels[place]!),
      },
    ];
  });
  return { parts, plain: texts.filter((_, place) => chosen[place]) };
}

interface Drawn {
  readonly texts: readonly PlainText[];
  readonly cuts: readonly boolean[];
  readonly chosen: readonly boolean[];
  readonly levels: readonly number[];
}

describe('counts by level', () => {
  it('of words and texts are those of a plain count, and leave all other figures as they are', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom<WordUnit>('form', 'folded', 'lemma'), (given, unit) => {
        const { parts, plain } = select(given);
        const levelOf = (text: PlainText) => given.levels[given.texts.indexOf(text)]!;
        const rows = readWordlist(parts, { unit }) as unknown as LevelRow[];
        const bare = readWordlist(
          parts.map(({ levels: _, ...part }) => part),
          { unit },
        );
        expect(rows.map(({ tasemed: _, ...row }) => row)).toEqual(bare);
        const words = plain.flatMap((text) => readWords(text, unit).map(({ key }) => [key, levelOf(text)]));
        for (const { word, tasemed } of rows)
          expect(tasemed).toEqual(
            Array.from({ length: LEVEL_COUNT }, (_, level) => {
              return words.filter(([key, of]) => key === word && of === level).length;
            }),
          );
        const totals = new MemoryTokenIndex(parts).measureLevels();
        if (parts.length === 0) {
          expect(totals).toBeNull();
          return;
        }
        expect(totals).toEqual(
          Array.from({ length: LEVEL_COUNT }, (_, level) => ({
            texts: plain.filter((text) => levelOf(text) === level).length,
            runningWords: words.filter(([, of]) => of === level).length,
          })),
        );
      }),
    );
  });

  it('of clusters are those of the texts of each level counted alone', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 3 }), (given, length) => {
        const { parts } = select(given);
        const read = (some: readonly SegmentPart[]) => {
          const table = new MemoryTokenIndex(some).countClusters({ unit: 'lemma', length });
          const out = new JsonBytes();
          out.writeAscii('[');
          encodeClusters(table.open(0, table.size, 1) as ClusterRows, table.occurrences, out);
          out.writeAscii(']');
          return JSON.parse(new TextDecoder().decode(out.take())) as {
            readonly markups: readonly string[];
            readonly frequency: number;
            readonly tasemed?: readonly number[];
          }[];
        };
        const alone = Array.from({ length: LEVEL_COUNT }, (_, level) => {
          const ofLevel = parts.flatMap((part): SegmentPart[] => {
            const isThere = part.levels!.map((one, text) =>
              Number(one === level && part.texts?.[text] !== 0),
            );
            return isThere.includes(1) ? [{ segment: part.segment, texts: isThere }] : [];
          });
          return new Map(read(ofLevel).map(({ markups, frequency }) => [markups.join(), frequency]));
        });
        for (const { markups, tasemed } of read(parts))
          expect(tasemed).toEqual(alone.map((counts) => counts.get(markups.join()) ?? 0));
      }),
    );
  });
});

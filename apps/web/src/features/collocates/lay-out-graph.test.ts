import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import { describe, expect, it } from 'vitest';
import { estimateTextWidth } from '../../shared/pictures/estimate-text-width';
import { layOutGraph, type PlacedWord } from './lay-out-graph';

const words = 'õpetaja raamatukogu kool linn mere ilusast homme sõbrad tulevad paistab vanast ehitas'.split(
  ' ',
);

function makeRows(count: number): CollocateRow[] {
  return Array.from({ length: count }, (_, index) => {
    const leftOccurrences = (index * 7) % 5;
    const rightOccurrences = (index * 3) % 5;
    return {
      collocate: `${words[index % words.length]}${index >= words.length ? index : ''}`,
      score: 13 - index * 0.2,
      coOccurrences: 5 + ((index * 37) % 900),
      leftOccurrences,
      rightOccurrences,
      frequencyCount: 900,
      frequencyPercentage: 0.1,
      partOfSpeech: index === 3 ? 'PROPN' : 'NOUN',
      tekstid: 3,
    };
  });
}

/** Of a wide screen and of a phone, each with the words that always find room there. */
const sizes = [
  { widthPx: 520, heightPx: 400, named: 16 },
  { widthPx: 328, heightPx: 400, named: 11 },
];
const makeBox = ({ x, y, text, fontPx }: PlacedWord) => {
  const half = estimateTextWidth(text, fontPx) / 2;
  return { left: x - half, right: x + half, top: y - fontPx / 2, bottom: y + fontPx / 2 };
};

describe.each(sizes)('the graph in $widthPx × $heightPx', (size) => {
  const named = () => layOutGraph('raamat', makeRows(30), size).filter(({ isNamed }) => isNamed);

  it('has at the left what mostly stands before the keyword, at the right what stands after it', () => {
    for (const { row, x } of layOutGraph('raamat', makeRows(30), size)) {
      const side = Math.sign(row.rightOccurrences - row.leftOccurrences);
      if (side !== 0) expect(Math.sign(x - size.widthPx / 2)).toBe(side);
    }
  });

  it('has what is stronger nearer and with a thicker line, and what is more frequent larger', () => {
    const placed = layOutGraph('raamat', makeRows(30), size);
    const strokes = placed.map(({ strokePx }) => strokePx);
    expect(strokes).toEqual(strokes.toSorted((one, other) => other - one));
    const bySize = placed.toSorted((one, other) => one.fontPx - other.fontPx);
    const counts = bySize.map(({ row }) => row.coOccurrences);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  it('names the strongest words inside the picture, and no word covers another or a line', () => {
    const placed = named();
    expect(placed.length).toBeGreaterThanOrEqual(size.named);
    const boxes = placed.map(makeBox);
    for (const [place, box] of boxes.entries()) {
      expect([box.left >= 0, box.right <= size.widthPx, box.top >= 0, box.bottom <= size.heightPx]).toEqual(
        Array(4).fill(true),
      );
      for (const other of boxes.slice(place + 1))
        expect(
          box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top,
        ).toBe(true);
      for (const [line, { x, y }] of placed.entries()) {
        const isOnLine = Array.from({ length: 100 }, (_, step) => ({
          x: size.widthPx / 2 + ((x - size.widthPx / 2) * step) / 100,
          y: size.heightPx / 2 + ((y - size.heightPx / 2) * step) / 100,
        })).some((at) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom);
        if (line !== place) expect(isOnLine).toBe(false);
      }
    }
  });
});

it('the same rows give the same picture, and a name has its capital', () => {
  const draw = () => layOutGraph('raamat', makeRows(12), sizes[0]!);
  expect(draw()).toEqual(draw());
  expect(draw()[3]!.text).toBe('Linn');
});

it.each([1, 2, 3000])('draws %i neighbours', (count) => {
  const placed = layOutGraph('raamat', makeRows(count), sizes[0]!);
  expect(placed).toHaveLength(count);
  for (const { x, y } of placed) expect([x, y].every(Number.isFinite)).toBe(true);
});

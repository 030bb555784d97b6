import type { CollocateRow } from '@keelerada/contract/collocates';
import { describe, expect, it } from 'vitest';
import type { PictureSize } from '../../shared/pictures/picture-size';
import { CANVAS, choosePictureSize } from '../../shared/pictures/picture-size';
import type { PlacedNode } from './lay-out-graph';
import { layOutGraph } from './lay-out-graph';
import { estimateTextWidth } from './place-labels';

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
      coOccurrences: leftOccurrences + rightOccurrences,
      leftOccurrences,
      rightOccurrences,
      frequencyCount: 5 + ((index * 37) % 900),
      frequencyPercentage: 0.1,
      partOfSpeech: 'NOUN',
    };
  });
}

/** The canvas, and the pictures that fit a tablet and a phone. */
const sizes = [CANVAS, choosePictureSize(643), choosePictureSize(326)];

const layOut = (rows: readonly CollocateRow[], size = CANVAS) =>
  layOutGraph('raamat', rows, size, new AbortController().signal);

/** Share of the way from the keyword to the edge. */
const measureReach = ({ x, y }: PlacedNode, { widthPx, heightPx }: PictureSize) =>
  Math.hypot((2 * x) / widthPx - 1, (2 * y) / heightPx - 1);

function readLabelBox({ row, label }: PlacedNode, fontPx: number) {
  if (label === null) return null;
  const width = estimateTextWidth(row.collocate, fontPx);
  const left = label.x - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: label.y - 0.78 * fontPx, bottom: label.y + 0.22 * fontPx };
}

describe.each(sizes)('layOutGraph in a picture of $widthPx × $heightPx', (size) => {
  it('places neighbours left or right by where they mostly stand', async () => {
    const { nodes } = await layOut(makeRows(30), size);
    for (const { row, x } of nodes) {
      if (row.leftOccurrences > row.rightOccurrences) expect(x).toBeLessThan(size.widthPx / 2);
      if (row.leftOccurrences < row.rightOccurrences) expect(x).toBeGreaterThan(size.widthPx / 2);
    }
  });

  it('places stronger neighbours nearer: each fifth stands farther out than the one before', async () => {
    const reaches = (await layOut(makeRows(30), size)).nodes.map((node) => measureReach(node, size));
    const means = [0, 6, 12, 18, 24].map(
      (start) => reaches.slice(start, start + 6).reduce((sum, reach) => sum + reach) / 6,
    );
    expect([...means].sort((a, b) => a - b)).toEqual(means);
    expect(Math.min(...reaches)).toBe(reaches[0]);
  });

  it('draws circles of radius 5 to 20 by frequency, inside the picture', async () => {
    const { nodes } = await layOut(makeRows(30), size);
    const byFrequency = [...nodes].sort((a, b) => a.row.frequencyCount - b.row.frequencyCount);
    const radii = byFrequency.map(({ radius }) => radius);
    expect([radii[0], radii.at(-1)]).toEqual([5, 20]);
    expect([...radii].sort((a, b) => a - b)).toEqual(radii);
    for (const { x, y, radius } of nodes) {
      expect(x).toBeGreaterThanOrEqual(radius);
      expect(x).toBeLessThanOrEqual(size.widthPx - radius);
      expect(y).toBeGreaterThanOrEqual(radius);
      expect(y).toBeLessThanOrEqual(size.heightPx - radius);
    }
  });

  it('names all of 30 neighbours and no name covers another', async () => {
    const { nodes, fontPx } = await layOut(makeRows(30), size);
    const boxes = nodes.map((node) => readLabelBox(node, fontPx));
    expect(boxes).not.toContain(null);
    boxes.forEach((a, index) => {
      for (const b of boxes.slice(index + 1)) {
        const isApart =
          !a || !b || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(isApart).toBe(true);
      }
    });
  });
});

describe('layOutGraph', () => {
  it('gives the same picture for the same rows', async () => {
    expect(await layOut(makeRows(12))).toEqual(await layOut(makeRows(12)));
  });

  it.each([1, 2])('draws %i neighbours', async (count) => {
    const { nodes } = await layOut(makeRows(count));
    expect(nodes).toHaveLength(count);
    for (const { x, y, radius } of nodes) expect([x, y, radius].every(Number.isFinite)).toBe(true);
  });

  it('draws thousands of neighbours in a few seconds', async () => {
    expect((await layOut(makeRows(3000))).nodes).toHaveLength(3000);
  });

  it('stops when another picture is wanted', async () => {
    const controller = new AbortController();
    const layout = layOutGraph('raamat', makeRows(3000), CANVAS, controller.signal);
    controller.abort();
    await expect(layout).rejects.toThrow();
  });
});

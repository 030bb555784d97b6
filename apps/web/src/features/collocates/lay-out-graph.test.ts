import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import { describe, expect, it, vi } from 'vitest';
import { CANVAS, choosePictureSize } from '../../shared/pictures/picture-size';
import { type GraphLayout, layOutGraph, type PlacedNode } from './lay-out-graph';
import { makeLabelBox } from './label-boxes';

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
      tekstid: 3,
    };
  });
}

/** The canvas, and the pictures that fit a tablet and a phone. */
const sizes = [CANVAS, choosePictureSize(643), choosePictureSize(326)];

const layOut = (rows: readonly CollocateRow[], size = CANVAS) =>
  layOutGraph('raamat', rows, size, new AbortController().signal);

const measureDistance = ({ x, y }: PlacedNode, { centre }: GraphLayout) =>
  Math.hypot(x - centre.x, y - centre.y);

const readLabelBox = ({ row, label }: PlacedNode, fontPx: number) =>
  label === null ? null : makeLabelBox(label, row.collocate, fontPx);

describe.each(sizes)('layOutGraph in a picture of $widthPx × $heightPx', (size) => {
  it('places neighbours left or right by where they mostly stand', async () => {
    const { nodes } = await layOut(makeRows(30), size);
    for (const { row, x } of nodes) {
      if (row.leftOccurrences > row.rightOccurrences) expect(x).toBeLessThan(size.widthPx / 2);
      if (row.leftOccurrences < row.rightOccurrences) expect(x).toBeGreaterThan(size.widthPx / 2);
    }
  });

  it('places neighbours by their score alone: the distance grows as the score falls', async () => {
    const layout = await layOut(makeRows(30), size);
    const edge = layout.rings.at(-1) ?? 0;
    for (const node of layout.nodes) {
      const weakness = (13 - node.row.score) / (0.2 * 29);
      expect(measureDistance(node, layout)).toBeCloseTo(edge * (0.3 + 0.7 * weakness), 6);
    }
  });

  it('places neighbours of equal score at equal distance, whatever else they are like', async () => {
    const rows = makeRows(30).map((row, index) => ({ ...row, score: 9 - (index % 3) }));
    const layout = await layOut(rows, size);
    for (const score of [7, 8, 9]) {
      const distances = layout.nodes
        .filter(({ row }) => row.score === score)
        .map((node) => measureDistance(node, layout));
      expect(distances).toHaveLength(10);
      for (const distance of distances) expect(distance).toBeCloseTo(distances[0]!, 6);
    }
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

  it('lets the page draw in between and stops when another picture is wanted', async () => {
    // A quick machine lays out thousands in one slice: here the clock says that every node takes longer than one.
    let clock = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    const controller = new AbortController();
    const layout = layOutGraph('raamat', makeRows(2), CANVAS, controller.signal);
    now.mockRestore();
    controller.abort();
    await expect(layout).rejects.toThrow();
  });
});

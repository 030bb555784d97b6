import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTENCE_BREAK } from './cluster-stream';
import { countWindows } from './count-windows';

/** So many windows are dealt into several groups. */
const STREAM_LENGTH = 150_000;

interface StreamShape {
  readonly keyCount: number;
  readonly largestKey: number;
  readonly seed: number;
}

/** Keys of different frequency, with breaks; the largest key decides how many doubles a window takes. */
function makeStream({ keyCount, largestKey, seed }: StreamShape): Uint32Array {
  let state = seed;
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Uint32Array.from({ length: STREAM_LENGTH }, () => {
    if (draw() < 0.05) return SENTENCE_BREAK;
    return largestKey - Math.floor(draw() ** 3 * keyCount);
  });
}

function countPlainly(stream: Uint32Array, length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + length <= stream.length; i++) {
    const window = stream.subarray(i, i + length);
    if (window.includes(SENTENCE_BREAK)) continue;
    counts.set(window.join(' '), (counts.get(window.join(' ')) ?? 0) + 1);
  }
  return counts;
}

const shapes = fc.record({
  keyCount: fc.constantFrom(1, 5, 3_000),
  largestKey: fc.constantFrom(3_000, 200_000, 2 ** 32 - 1),
  seed: fc.nat(),
});

describe('countWindows', () => {
  it('counts long streams as a plain count does, whatever the keys', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 5 }), (shape, length) => {
        const stream = makeStream(shape);
        const found = countWindows({ keys: stream, anchors: null }, length);
        const plain = countPlainly(stream, length);
        expect(found.counts.length).toBe(plain.size);
        expect(found.places.length).toBe([...plain.values()].reduce((all, count) => all + count, 0));
        const counts = new Map<string, number>();
        found.counts.forEach((count, i) =>
          counts.set(found.keys.map((column) => column[i]).join(' '), count),
        );
        expect(counts).toEqual(plain);
        const cluster = found.counts.length >> 1;
        const from = found.starts[cluster] ?? 0;
        const places = [...found.places.subarray(from, from + (found.counts[cluster] ?? 0))];
        expect(places).toEqual([...places].sort((a, b) => a - b));
        const name = found.keys.map((column) => column[cluster]).join(' ');
        for (const place of places) expect(stream.slice(place, place + length).join(' ')).toBe(name);
      }),
      { numRuns: 12 },
    );
  });

  it('finds nothing in a stream that is empty or shorter than a window', () => {
    for (const stream of [new Uint32Array(), Uint32Array.of(7, SENTENCE_BREAK, 7)]) {
      const found = countWindows({ keys: stream, anchors: null }, 2);
      expect(found.places).toHaveLength(0);
      expect(found.keys.map((column) => column.length)).toEqual([0, 0]);
    }
  });
});

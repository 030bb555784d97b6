import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Collector } from './utf8-collector';

describe('Utf8Collector', () => {
  it('puts texts together, wherever their bytes are cut', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'õ', 'š', '–', 'ж', '😀', '"', '\\', '\u0000', '\uffff'),
    });
    const cuts = fc.array(fc.nat({ max: 40 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, cuts)), (texts) => {
        const collector = new Utf8Collector();
        for (const [one, places] of texts) {
          const bytes = new TextEncoder().encode(one);
          const ends = [...places.filter((place) => place < bytes.length), bytes.length].toSorted(
            (a, b) => a - b,
          );
          ends.forEach((end, index) => collector.add(bytes, ends[index - 1] ?? 0, end));
          expect(collector.take()).toBe(one);
        }
      }),
    );
  });

  it('holds a text of any length', () => {
    const text = 'sõna – 😀 '.repeat(50_000);
    const collector = new Utf8Collector();
    const bytes = new TextEncoder().encode(text);
    collector.add(bytes, 0, bytes.length);
    expect(collector.take()).toBe(text);
    expect(collector.take()).toBe('');
  });
});

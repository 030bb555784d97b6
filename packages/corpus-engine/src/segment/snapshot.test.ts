import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from './build-segment';
import { openSegment, type Segment } from './segment';
import { SnapshotError, deserializeSegment, serializeSegment } from './snapshot';
import { indexPlainText, plainTexts } from '../testing/random-texts';
import { readWordlist } from '../testing/read-rows';

const list = (segment: Segment) => readWordlist([{ segment, texts: null }], { unit: 'form' });

function findFault(bytes: Uint8Array): string {
  try {
    deserializeSegment(bytes);
    return 'none';
  } catch (error) {
    if (error instanceof SnapshotError) return error.fault;
    throw error;
  }
}

describe('a snapshot', () => {
  it('brings the segment back, also from bytes in the middle of a buffer', () => {
    fc.assert(
      fc.property(plainTexts, (texts) => {
        const segment = buildSegment(texts.map(indexPlainText));
        const bytes = serializeSegment(segment);
        const padded = new Uint8Array(bytes.length + 4);
        padded.set(bytes, 4);
        expect(list(deserializeSegment(padded.subarray(4)))).toEqual(list(segment));
        expect(list(openSegment(segment.buffer))).toEqual(list(segment));
      }),
      { numRuns: 30 },
    );
  });

  it('is refused by name when a bit is wrong, the end is missing or it is something else', () => {
    const [texts] = fc.sample(
      plainTexts.filter((one) => one.some((text) => text.tokens.length > 3)),
      { numRuns: 1, seed: 1 },
    );
    const bytes = serializeSegment(buildSegment(texts!.map(indexPlainText))).slice();
    expect(findFault(bytes)).toBe('none');
    expect(findFault(bytes.slice(0, 20))).toBe('TRUNCATED');
    expect(findFault(bytes.slice(0, bytes.length - 4))).toBe('TRUNCATED');
    expect(findFault(new Uint8Array(200))).toBe('NOT_A_SEGMENT');
    const changed = (at: number): Uint8Array => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));
    expect(findFault(changed(4))).toBe('OTHER_VERSION');
    for (const at of [100, 200, bytes.length - 1]) expect(findFault(changed(at))).toBe('CHECKSUM_MISMATCH');
  });
});

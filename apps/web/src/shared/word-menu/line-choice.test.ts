import { describe, expect, it } from 'vitest';
import { readNarrowedLines, writeNarrowedLines } from './line-choice';
import type { NarrowedLines } from './line-choice';

const width = { displayCount: 4, displayType: 'WORD' } as const;
const again = (lines: NarrowedLines) => readNarrowedLines(new URLSearchParams(writeNarrowedLines(lines)));

describe('lines of a concordance in an address', () => {
  it('come back as they were, with the context that their filter looks through', () => {
    const lines = {
      ...width,
      sample: { size: 100, seed: 7 },
      filter: { part: 'before', text: 'ei & „ole”' },
    } as const;
    expect(again(lines)).toEqual(lines);
  });

  it('are not named where all are meant', () => {
    expect(writeNarrowedLines({ ...width, sample: null, filter: null })).toEqual({});
    expect(readNarrowedLines(new URLSearchParams('word=kass'))).toBeNull();
  });

  it.each([
    'sample=0&sampleSeed=1',
    'sample=5',
    'filterText=a&filterPart=line',
    'filterText=a&filterPart=all',
  ])('are all lines where the address makes no sense: %s', (address) => {
    expect(readNarrowedLines(new URLSearchParams(address))).toBeNull();
  });
});

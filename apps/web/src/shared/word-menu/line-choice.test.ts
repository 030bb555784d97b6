import { describe, expect, it } from 'vitest';
import { type NarrowedLines, readNarrowedLines, writeNarrowedLines } from './line-choice';

const width = { displayCount: 4, displayType: 'WORD' } as const;
const again = (lines: NarrowedLines) => readNarrowedLines(new URLSearchParams(writeNarrowedLines(lines)));

describe('lines of a concordance in an address', () => {
  it('come back as they were, with the context that their filter looks through', () => {
    const lines = {
      ...width,
      sample: { size: 100, seed: 7 },
      filter: { part: 'before', text: 'ei & „ole”' },
      counted: { by: 'GRAMMAR', lemmas: false, value: 'ainsuse omastav', name: 'genitive singular' },
    } as const;
    expect(again(lines)).toEqual(lines);
  });

  it('tell a row without a word from one without letters', () => {
    const choose = (value: string | null): NarrowedLines => ({
      ...width,
      ...{ sample: null, filter: null, counted: { by: 'LEFT_1', lemmas: true, value } },
    });
    expect(again(choose(null))?.counted?.value).toBeNull();
    expect(again(choose(''))?.counted?.value).toBe('');
  });

  it('are not named where all are meant', () => {
    expect(writeNarrowedLines({ ...width, sample: null, filter: null, counted: null })).toEqual({});
    expect(readNarrowedLines(new URLSearchParams('word=kass'))).toBeNull();
  });

  it.each([
    'sample=0&sampleSeed=1',
    'sample=5',
    'filterText=a&filterPart=line',
    'filterText=a&filterPart=all',
    'countedBy=COLOUR&countedValue=a',
  ])('are all lines where the address makes no sense: %s', (address) => {
    expect(readNarrowedLines(new URLSearchParams(address))).toBeNull();
  });
});

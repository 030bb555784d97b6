import { describe, expect, it } from 'vitest';
import { makeContextCells } from '../make-context-cells';
import { changePickedLines, readLineKey, readQuestionPicks } from './picked-lines';

describe('marks of lines', () => {
  it('say something of lines, and go when nothing is said any more', () => {
    const ticked = changePickedLines([], ['a:1', 'b:2'], { isTicked: true });
    const tagged = changePickedLines(ticked, ['a:1'], { tag: 'hea' });
    expect(tagged).toEqual([
      { key: 'a:1', isTicked: true, tag: 'hea' },
      { key: 'b:2', isTicked: true },
    ]);
    const cleared = changePickedLines(tagged, ['a:1', 'b:2'], { isTicked: undefined });
    expect(cleared).toEqual([{ key: 'a:1', tag: 'hea' }]);
    expect(changePickedLines(cleared, ['a:1'], { tag: undefined })).toEqual([]);
  });

  it('name lines by text and place, those of the own text too', () => {
    expect(readLineKey({ textId: 'a', start: 7 })).toBe('a:7');
    expect(readLineKey({ textId: null, start: 0 })).toBe(':0');
    expect(readLineKey({ textId: 'a' })).toBeNull();
  });

  it('are read from an address as far as they make sense', () => {
    const marks = [
      { key: 'a:1', isTicked: true, tag: 'hea', note: 'pikk', more: 1 },
      { key: 'b:2', isTicked: 'yes', tag: 'a'.repeat(31), note: ' ' },
      { key: 'a:1', isLeftOut: true },
      { key: 'text' },
      null,
    ];
    expect(readQuestionPicks({ of: 'LEMMAS keel', marks })).toEqual({
      of: 'LEMMAS keel',
      marks: [{ key: 'a:1', isLeftOut: true }, { key: 'b:2' }],
    });
    for (const wrong of [null, 5, {}, { of: 'a' }, { of: 5, marks: [] }, { of: 'a', marks: 'b' }])
      expect(readQuestionPicks(wrong)).toBeNull();
  });
});

describe('a file with marked lines', () => {
  const rows = [1, 2, 3].map((start) => ({
    ...{ contextBefore: 'enne', keyword: 'sõna', contextAfter: 'pärast', textId: 'a', start },
  }));
  const marks = new Map([
    ['a:1', { key: 'a:1', isTicked: true, tag: 'hea' } as const],
    ['a:2', { key: 'a:2', isLeftOut: true, isTicked: true } as const],
  ]);
  const find = (key: string | null) => marks.get(key ?? '');
  const names = { title: 'Essee', level: 'B1', native: '', nationality: '' };
  async function* stream() {
    yield await Promise.resolve(rows);
  }
  const list = async (marked?: NonNullable<Parameters<typeof makeContextCells>[2]>['marked']) => {
    const cells = [];
    for await (const batch of makeContextCells(stream(), () => names, { marked }))
      cells.push(...batch.map(([number, ...rest]) => [number, ...rest.slice(8)]));
    return cells;
  };

  it('leaves lines out but keeps their numbers, and has tags and notes in columns', async () => {
    expect(await list()).toEqual([[1], [2], [3]]);
    expect(await list({ find, isTickedOnly: false, hasTexts: true })).toEqual([
      [1, 'hea', ''],
      [3, '', ''],
    ]);
    expect(await list({ find, isTickedOnly: true, hasTexts: false })).toEqual([[1], [2]]);
  });
});

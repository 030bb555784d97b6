import { describe, expect, it } from 'vitest';
import { cutLinePieces, findFilterMarks } from './line-pieces';

const row = {
  contextBefore: 'suur kass',
  contextAfter: ', mis magab',
  moreBefore: 'Seal on üks ',
  moreAfter: ' kodus.',
};
/** Grey parts in parentheses, marked ones in brackets. */
const draw = (
  part: 'BEFORE' | 'AFTER',
  sortedBy: { part: 'BEFORE' | 'AFTER'; at: number; length: number }[],
) =>
  cutLinePieces({ ...row, sortedBy }, part)
    .map(({ text, isMore, isMarked }) => {
      const marked = isMarked ? `[${text}]` : text;
      return isMore ? `(${marked})` : marked;
    })
    .join('');

describe('cutLinePieces', () => {
  it('tells the context asked for from what fills the line', () => {
    expect(draw('BEFORE', [])).toBe('(Seal on üks )suur kass');
    expect(draw('AFTER', [])).toBe(', mis magab( kodus.)');
  });

  it('marks the words sorted by, counted from the keyword, also beyond the context', () => {
    const marks = [
      { part: 'BEFORE' as const, at: 4, length: 4 },
      { part: 'BEFORE' as const, at: 13, length: 3 },
      { part: 'AFTER' as const, at: 2, length: 3 },
    ];
    expect(draw('BEFORE', marks)).toBe('(Seal on )([üks])( )suur [kass]');
    expect(draw('AFTER', marks)).toBe(', [mis] magab( kodus.)');
  });

  it('marks what the filter finds in the context, whatever its letters', () => {
    const marked = (filter: string) =>
      cutLinePieces(row, 'BEFORE', filter)
        .filter(({ isMarked }) => isMarked)
        .map(({ text }) => text);
    expect(marked('S')).toEqual(['s', 's', 's']);
    expect(marked(' suur  KASS ')).toEqual(['suur kass']);
    expect(marked('üks')).toEqual([]);
    expect(marked('(a|s)')).toEqual([]);
    expect(findFilterMarks('a.b? a.b?', '.b?')).toHaveLength(2);
  });

  it('leaves out a mark beyond the line', () => {
    expect(draw('BEFORE', [{ part: 'BEFORE', at: 99, length: 4 }])).toBe('(Seal on üks )suur kass');
  });
});

import { describe, expect, it } from 'vitest';
import { cutLinePieces } from './line-pieces';

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
    .map(({ text, isMore, isSorted }) => {
      const marked = isSorted ? `[${text}]` : text;
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

  it('leaves out a mark beyond the line', () => {
    expect(draw('BEFORE', [{ part: 'BEFORE', at: 99, length: 4 }])).toBe('(Seal on üks )suur kass');
  });
});

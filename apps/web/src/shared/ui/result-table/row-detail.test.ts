import { describe, expect, it } from 'vitest';
import { findLine } from './row-detail';

describe('findLine', () => {
  it('puts a line under each open row, whatever page the rows stand on', () => {
    const lines = Array.from({ length: 7 }, (_, index) => findLine(index, 20, [20, 22, 23]));
    expect(lines.map(({ place, isDetail }) => `${place}${isDetail ? ' detail' : ''}`)).toEqual([
      '20',
      '20 detail',
      '21',
      '22',
      '22 detail',
      '23',
      '23 detail',
    ]);
  });

  it('leaves rows as they are where none is open', () => {
    expect(findLine(4, 10, [])).toEqual({ place: 14, isDetail: false });
  });
});

import { describe, expect, it } from 'vitest';
import { compareText } from './compare-text';

const COMPARED = [{ name: 'readability.wordLength', typical: [4.5, 5, 5.5, 6.5], spread: 0.4 }];
const compare = (wordLength: number) =>
  compareText(COMPARED, { 'readability.wordLength': wordLength }, 'B1')[0];

describe('compareText', () => {
  it('tells a value that is lower or higher than usual at the level, and the level that is nearest', () => {
    expect(compare(4.4)).toMatchObject({ feature: 'wordLength', relation: 'lower', nearest: 'A2' });
    expect(compare(6.2)).toMatchObject({ relation: 'higher', nearest: 'C1' });
  });

  it('calls a value within half a spread of the mean usual', () => {
    expect(compare(5.19)).toMatchObject({ relation: 'similar', nearest: 'B1' });
    expect(compare(4.81)).toMatchObject({ relation: 'similar' });
    expect(compare(4.79)).toMatchObject({ relation: 'lower' });
  });

  it('leaves out what the text does not have', () => {
    expect(compareText(COMPARED, {}, 'B1')).toEqual([]);
  });
});

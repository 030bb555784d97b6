import { describe, expect, it } from 'vitest';
import { rememberAnswers } from './remember-answers';

describe('rememberAnswers', () => {
  it('asks about each word once and answers in the order of the batch', async () => {
    const asked: (readonly string[])[] = [];
    const remembered = rememberAnswers<string, number>(10, (word) => word);
    const ask = (words: readonly string[]) => {
      asked.push(words);
      return Promise.resolve(words.map((word) => word.length));
    };
    expect(await remembered(['kolm', 'õun', 'kolm'], ask)).toEqual([4, 3, 4]);
    expect(await remembered(['üks', 'õun', 'kolm'], ask)).toEqual([3, 3, 4]);
    expect(await remembered(['kolm'], ask)).toEqual([4]);
    expect(asked).toEqual([['kolm', 'õun'], ['üks']]);
  });

  it('keeps no error, and the last answers alone', async () => {
    const remembered = rememberAnswers<string, boolean>(2, (word) => word);
    await expect(remembered(['a'], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    let count = 0;
    const ask = (words: readonly string[]) => {
      count += words.length;
      return Promise.resolve(words.map(() => false));
    };
    await remembered(['a', 'b', 'c'], ask);
    await remembered(['c', 'b'], ask);
    expect(count).toBe(3);
    await remembered(['a'], ask);
    expect(count).toBe(4);
  });
});

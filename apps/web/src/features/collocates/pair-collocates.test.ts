import type { CollocatesResponse } from '@keelerada/contract/tools/collocates';
import { describe, expect, it } from 'vitest';
import { pairCollocates } from './pair-collocates';

function makeAnswer(keywords: number, neighbours: Readonly<Record<string, number>>): CollocatesResponse {
  const collocateList = Object.entries(neighbours).map(([collocate, coOccurrences]) => ({
    ...{ collocate, coOccurrences, score: 9, leftOccurrences: 0, rightOccurrences: coOccurrences },
    ...{ frequencyCount: 50, frequencyPercentage: 0.1, partOfSpeech: 'NOUN', tekstid: 1 },
  }));
  const totals = { texts: 1, runningWords: 2000 };
  return {
    collocateList,
    initialKeyword: null,
    lemmatizedKeyword: null,
    keywordFrequency: keywords,
    totals,
  };
}

describe('neighbours of a keyword in two selections', () => {
  it('differ surely only where both have the keyword some times', () => {
    const B = makeAnswer(88, { eesti: 3, vene: 10 });
    const few = pairCollocates({ A: makeAnswer(1, { eesti: 1, oma: 1 }), B }, 1);
    expect(few.map(({ key }) => key).sort()).toEqual(['eesti', 'oma', 'vene']);
    for (const { difference, isSmall } of few) expect([difference.isSure, isSmall]).toEqual([false, true]);
    const many = pairCollocates({ A: makeAnswer(80, { eesti: 70 }), B }, 1);
    expect(many.find(({ key }) => key === 'eesti')!.difference.isSure).toBe(true);
  });

  it('are listed where one selection has them often enough', () => {
    const A = makeAnswer(20, { eesti: 4, oma: 1 });
    const rows = pairCollocates({ A, B: makeAnswer(20, { eesti: 1, oma: 1 }) }, 2);
    expect(rows.map(({ key, counts }) => [key, counts.A])).toEqual([['eesti', 4]]);
  });
});

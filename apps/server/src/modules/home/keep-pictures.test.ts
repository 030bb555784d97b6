import type { HomeResponse } from '@keelerada/contract/site/home';
import { describe, expect, it } from 'vitest';
import { makePictureReader, type PictureParts } from './home.routes';

const totals = { texts: 180, runningWords: 20_000 };
const level = (code: string) => ({ code, ...totals });
const keyWord = (sona: string, logSuhe: number) => ({ sona, logSuhe, omane: logSuhe > 0 ? 'A' : 'B' });
const group = (value: string, perMillion: number) => ({
  ...{ value, perMillion, low: perMillion - 1, high: perMillion + 1, isSmall: false },
});

/** Answers of tools, as far as pictures are made of them. */
const answers: Readonly<Record<string, object>> = {
  keyness: {
    votmesonad: [
      keyWord('sõber', 3),
      keyWord('5', 9),
      keyWord('дом', 8),
      keyWord('riik', -4),
      keyWord('pere', 3.5),
    ],
    totals,
    vordlusTotals: { ...totals, texts: 90 },
  },
  distribution: {
    hits: 50,
    totals,
    distributionList: [
      {
        property: 'level',
        groups: [
          ...[group('EK', 30), group('AK', 40), group('C1', 20), group('A2', 10)],
          { ...group('B1', 5), isSmall: true },
        ],
      },
    ],
  },
  collocates: {
    collocateList: ['eesti', 'keel', 'ja', 'vene', '2004', 'inglise', 'saksa'].map((collocate) => ({
      ...{ collocate, score: 10, partOfSpeech: collocate === 'ja' ? 'CCONJ' : 'ADJ' },
    })),
    totals,
  },
};

function makeReader(changes: Partial<PictureParts> = {}) {
  const asked: [string, object][] = [];
  const levels = ['A2', 'B1', 'C1'].map(level);
  const read = makePictureReader({
    isIndexReady: () => true,
    readVersion: () => Promise.resolve('v1'),
    describeCorpus: () => Promise.resolve({ levels } as unknown as HomeResponse),
    askTool: (tool, request) => {
      asked.push([tool, request]);
      return Promise.resolve(answers[tool]);
    },
    ...changes,
  });
  return { read, asked };
}

describe('the pictures of the home page', () => {
  it('compare B1 with C1, words of B1 first and numbers and Russian words left out', async () => {
    const { read, asked } = makeReader();
    const { picture } = await read('keyness');
    expect(picture).toMatchObject({ level: 'B1', comparedLevel: 'C1', texts: 180, comparedTexts: 90 });
    expect(picture?.rows).toEqual([
      { word: 'pere', value: 3.5 },
      { word: 'sõber', value: 3 },
      { word: 'riik', value: -4 },
    ]);
    expect(asked[0]?.[1]).toMatchObject({ vordlus: { tekstivalik: { paring: { level: ['C1'] } } } });
  });

  it('order levels, put native writers last and leave small groups out', async () => {
    const { picture } = await makeReader().read('distribution');
    expect(picture?.rows.map(({ word }) => word)).toEqual(['A2', 'C1', 'EK']);
  });

  it('leave the word itself, numbers and conjunctions out of its neighbours', async () => {
    const { picture } = await makeReader().read('collocates');
    expect(picture?.rows.map(({ word }) => word)).toEqual(['eesti', 'vene', 'inglise', 'saksa']);
  });

  it('are worked out once for each state of the corpus', async () => {
    let version = 'v1';
    const { read, asked } = makeReader({ readVersion: () => Promise.resolve(version) });
    await Promise.all([read('keyness'), read('keyness')]);
    await read('distribution');
    await read('collocates');
    expect(asked.map(([tool]) => tool)).toEqual(['keyness', 'distribution', 'collocates']);
    version = 'v2';
    await read('keyness');
    expect(asked).toHaveLength(4);
  });

  it('are tried again after a failure, and wait for the index', async () => {
    let isReady = false;
    let fails = true;
    const { read } = makeReader({
      isIndexReady: () => isReady,
      askTool: (tool) => (fails ? Promise.reject(new Error('down')) : Promise.resolve(answers[tool])),
    });
    expect(await read('keyness')).toEqual({ isReady: false, picture: null });
    isReady = true;
    await expect(read('keyness')).rejects.toThrow('down');
    fails = false;
    expect((await read('keyness')).picture?.rows).toHaveLength(3);
  });
});

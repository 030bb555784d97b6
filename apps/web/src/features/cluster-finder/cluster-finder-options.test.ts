import { clusterFinderCall } from '@keelerada/contract/tools/cluster-finder';
import { describe, expect, it } from 'vitest';
import { formGroups, nameForm, options } from './cluster-finder-options';

const { empty, makeRequest, read } = options;
const texts = { corpusTextIds: null, ownTexts: 'Tere.', corpusSource: null, compared: null };
const filled = {
  ...empty,
  analysis: 'MORPHOLOGICAL',
  length: 3,
  includePunctuation: true,
  wordClasses: ['V', 'S'],
  wordForms: ['V.mood.cond', 'S.case.gen', 'S.case.part', 'S.number.sg'],
  sentenceParts: ['PRED', '@SUBJ'],
  partialFilter: true,
  sorting: 'twrd',
  minFrequency: '2',
} as const;

describe('the form of the cluster finder', () => {
  it('makes a request that the contract takes', () => {
    const request = makeRequest(filled, texts);
    expect(clusterFinderCall.body.parse(request)).toEqual(request);
    expect(request).toMatchObject({
      wordForms: { S: { case: ['gen', 'part'], number: ['sg'] }, V: { mood: ['cond'] } },
      sentenceParts: ['PRED', '@SUBJ'],
      minFrequency: 2,
    });
    expect(makeRequest(empty, texts)).toMatchObject({
      wordClasses: null,
      wordForms: null,
      sentenceParts: null,
      minFrequency: null,
    });
  });

  it('knows every form of the contract', () => {
    for (const group of formGroups) {
      for (const tag of group.tags) {
        const values = {
          ...filled,
          wordClasses: [group.wordClass as 'S'],
          wordForms: [nameForm(group, tag)],
        };
        const request = makeRequest(values, texts);
        expect(clusterFinderCall.body.parse(request)).toEqual(request);
      }
    }
  });

  it('lets go of forms, orders and marks that no longer fit', () => {
    const wordClasses = ['V'] as const;
    expect(makeRequest({ ...filled, analysis: 'SYNTACTIC', length: 2, wordClasses }, texts)).toMatchObject({
      ...{ wordForms: { V: { mood: ['cond'] } }, sorting: 'freq', includePunctuation: false },
    });
  });

  it('comes back from a link, whatever somebody wrote into it', () => {
    const { limit: _limit, ...sent } = makeRequest(filled, texts)!;
    expect(read(sent)).toEqual(filled);
    for (const linked of [null, 7, 'x', [], { wordClasses: 'S', wordForms: 5 }])
      expect(read(linked)).toEqual(empty);
    for (const wrong of [{ analysis: 'X' }, { length: 9 }, { minFrequency: '0' }])
      expect(read({ ...sent, ...wrong })).toBeNull();
  });

  it('takes whole numbers from 1 as least frequency, or nothing', () => {
    const ask = (minFrequency: string) => makeRequest({ ...filled, minFrequency }, texts)?.minFrequency;
    expect(['', ' ', '1', '20'].map(ask)).toEqual([null, null, 1, 20]);
    expect(['0', '-1', '1.5', 'x'].map(ask)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

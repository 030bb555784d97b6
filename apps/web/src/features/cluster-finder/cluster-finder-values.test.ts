import { clusterFinderRequestSchema } from '@keelerada/contract/tools/cluster-finder';
import { describe, expect, it } from 'vitest';
import {
  emptyClusterFinder,
  formGroups,
  isMinFrequencyRight,
  makeClusterFinderRequest,
  nameForm,
  readClusterFinderLink,
  tidyClusterFinder,
} from './cluster-finder-values';

const texts = { corpusTextIds: null, ownTexts: 'Tere.', corpusSource: null };
const filled = {
  ...emptyClusterFinder,
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
    const request = makeClusterFinderRequest(filled, texts);
    expect(clusterFinderRequestSchema.parse(request)).toEqual(request);
    expect(request).toMatchObject({
      wordForms: { S: { case: ['gen', 'part'], number: ['sg'] }, V: { mood: ['cond'] } },
      sentenceParts: ['PRED', '@SUBJ'],
      minFrequency: 2,
    });
    expect(makeClusterFinderRequest(emptyClusterFinder, texts)).toMatchObject({
      wordClasses: null,
      wordForms: null,
      sentenceParts: null,
      minFrequency: null,
    });
  });

  it('knows every form of the contract', () => {
    for (const group of formGroups) {
      for (const tag of group.tags) {
        const values = { ...filled, wordClasses: [group.wordClass], wordForms: [nameForm(group, tag)] };
        const request = makeClusterFinderRequest(values, texts);
        expect(clusterFinderRequestSchema.parse(request)).toEqual(request);
      }
    }
  });

  it('lets go of forms, orders and marks that no longer fit', () => {
    const tidy = tidyClusterFinder({ ...filled, analysis: 'SYNTACTIC', length: 2, wordClasses: ['V'] });
    expect(tidy).toMatchObject({ wordForms: ['V.mood.cond'], sorting: 'freq', includePunctuation: false });
  });

  it('comes back from a link, whatever somebody wrote into it', () => {
    const { limit: _limit, ...options } = makeClusterFinderRequest(filled, texts)!;
    expect(readClusterFinderLink(options)).toEqual(filled);
    for (const linked of [null, 7, 'x', [], { analysis: 'X', length: 9, wordClasses: 'S', wordForms: 5 }])
      expect(readClusterFinderLink(linked)).toEqual(emptyClusterFinder);
  });

  it('takes whole numbers from 1 as least frequency, or nothing', () => {
    expect(['', ' ', '1', '20'].map(isMinFrequencyRight)).toEqual([true, true, true, true]);
    expect(['0', '-1', '1.5', 'x'].map(isMinFrequencyRight)).toEqual([false, false, false, false]);
    expect(makeClusterFinderRequest({ ...filled, minFrequency: '0' }, texts)).toBeNull();
  });
});

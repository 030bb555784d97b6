import { nearestWordsCall } from '@keelerada/contract/tools/nearest-words';
import { describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, useToolServer } from '../../app/testing/tool-calls-for-test';
import { countEdits, rankNearestWords } from '../../corpus/queries/nearest-words-query';

const server = useToolServer();

describe('POST /api/tools/lahimad-algvormid', () => {
  describeToolLadder(server, nearestWordsCall.path, { keyword: 'õunapu' }, [], 'type', 'õunapuu');

  it('names base forms of the chosen texts that are written almost like the word', async () => {
    const payload = { corpusTextIds: both, keyword: 'Kaer' };
    const { algvormid } = await server.callWell(nearestWordsCall.path, payload, nearestWordsCall.answer);
    expect(algvormid).toEqual([{ word: 'koer', frequencyCount: 3 }]);
  });
});

describe('words written alike', () => {
  it('stand by edits, then by frequency, and not too far', () => {
    const words = [
      ...[['kontsert', 3] as const, ['kontserdi', 9] as const, ['kontor', 99] as const],
      ...[['konstert', 1] as const],
    ].map(([word, frequencyCount]) => ({ word, frequencyCount }));
    expect(rankNearestWords(words, 'kontsret').map(({ word }) => word)).toEqual(['kontsert', 'konstert']);
    expect(rankNearestWords(words, 'maja')).toEqual([]);
  });

  it.each([
    ['kool', 'kool', 0],
    ['kool', 'koll', 1],
    ['kool', 'koolis', 2],
    ['kool', 'okol', 1],
    ['kool', 'maja', Infinity],
  ])('%s and %s are %s edits apart', (one, other, edits) => {
    expect(countEdits(one, other, 2)).toBe(edits);
  });
});

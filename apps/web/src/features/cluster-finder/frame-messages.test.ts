import { describe, expect, it } from 'vitest';
import {
  readFrameHeight,
  readFrameSearch,
  readFrameTexts,
  writeFrameSearch,
  writeFrameTexts,
} from './frame-messages';

describe('the texts of a frame', () => {
  it.each([
    { corpusTextIds: ['a', 'b'], ownTexts: null },
    { corpusTextIds: null, ownTexts: 'Minu "tekst".' },
    { corpusTextIds: null, ownTexts: '{"corpusTextIds":[],"ownTexts":null}' },
  ])('are read as they were written: %j', (texts) => {
    expect(readFrameTexts(writeFrameTexts(texts))).toEqual(texts);
  });

  it.each([
    'Tere, maailm!',
    '{ ei ole JSON',
    '"tsitaat"',
    '42',
    '{"corpusTextIds":[1],"ownTexts":null}',
    '{}',
  ])('are the posted string itself where it is no list of texts: %s', (message) => {
    expect(readFrameTexts(message)).toEqual({ corpusTextIds: null, ownTexts: message });
  });

  it.each([null, undefined, 7, { ownTexts: 'x' }, ['x']])('are no %j', (message) => {
    expect(readFrameTexts(message)).toBeNull();
  });
});

describe('the height of a frame', () => {
  it('is a number of pixels, rounded up', () => {
    expect(readFrameHeight(640.2)).toBe(641);
  });

  it.each([0, -1, 20_001, 1e9, Number.NaN, Infinity, '640', null, undefined, { height: 640 }])(
    'is not %j',
    (message) => {
      expect(readFrameHeight(message)).toBeNull();
    },
  );
});

describe('the search of a frame', () => {
  const search = { word: 'suur koer', type: 'WORDS', keepCapitalization: false } as const;

  it.each([search, { cql: '[class="S"]' }])('is read as it was written: %j', (written) => {
    expect(readFrameSearch(writeFrameSearch(written))).toEqual(written);
  });

  it.each([
    null,
    640,
    'koer',
    {},
    { concordance: null },
    { concordance: { cql: '' } },
    { concordance: { cql: 7 } },
    { concordance: { cql: '['.repeat(5001) } },
    { concordance: { ...search, word: 7 } },
    { concordance: { ...search, type: 'TAGS' } },
    { concordance: { ...search, keepCapitalization: 'no' } },
  ])('is not %j', (message) => {
    expect(readFrameSearch(message)).toBeNull();
  });
});

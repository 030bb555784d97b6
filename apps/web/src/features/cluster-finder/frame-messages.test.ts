import { expect, it } from 'vitest';
import { readFrameTexts } from './use-surrounding-page';

it.each([
  { corpusTextIds: ['a', 'b'], ownTexts: null },
  { corpusTextIds: null, ownTexts: 'Minu "tekst".' },
  { corpusTextIds: null, ownTexts: '{"corpusTextIds":[],"ownTexts":null}' },
])('texts of a frame are read as they were written: %j', (texts) => {
  expect(readFrameTexts(JSON.stringify(texts))).toEqual(texts);
});

it.each(['Tere, maailm!', '{ ei ole JSON', '"tsitaat"', '42', '{"corpusTextIds":[1],"ownTexts":null}', '{}'])(
  'a posted string is itself the text where it is no list of texts: %s',
  (message) => {
    expect(readFrameTexts(message)).toEqual({ corpusTextIds: null, ownTexts: message });
  },
);

it.each([null, undefined, 7, { ownTexts: 'x' }, ['x']])('%j hands over no texts', (message) => {
  expect(readFrameTexts(message)).toBeNull();
});

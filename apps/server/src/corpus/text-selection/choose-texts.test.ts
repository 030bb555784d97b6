import { describe, expect, it } from 'vitest';
import { chooseTexts } from './choose-texts';

const ID = 'ABCDEF00-0000-4000-8000-000000000001';

describe('chooseTexts', () => {
  it('takes the ids as they are', () => {
    expect(chooseTexts({ corpusTextIds: [ID] })).toEqual({ corpusTextIds: [ID], ownText: null });
  });

  it('takes the own text in NFC', () => {
    expect(chooseTexts({ corpusTextIds: [], ownTexts: 'so\u0303na' })).toEqual({
      corpusTextIds: null,
      ownText: 'sõna',
    });
  });

  it.each([{}, { corpusTextIds: null, ownTexts: null }, { corpusTextIds: [], ownTexts: ' \n\0' }])(
    'refuses %j, where nothing is chosen',
    (request) => {
      expect(() => chooseTexts(request)).toThrow('Choose corpus texts');
    },
  );
});

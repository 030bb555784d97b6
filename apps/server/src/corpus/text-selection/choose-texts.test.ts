import { describe, expect, it } from 'vitest';
import { chooseTexts } from './choose-texts';

const ID = 'ABCDEF00-0000-4000-8000-000000000001';

describe('chooseTexts', () => {
  it('takes the ids as they are', () => {
    expect(chooseTexts({ corpusTextIds: [ID] })).toEqual({ corpusTexts: [ID], ownText: null });
  });

  it('takes the own text in NFC', () => {
    expect(chooseTexts({ corpusTextIds: [], ownTexts: 'so\u0303na' })).toEqual({
      corpusTexts: null,
      ownText: 'sõna',
    });
  });

  it('takes a choice of texts in place of ids, also beside an own text', () => {
    expect(chooseTexts({ tekstivalik: 'KOIK', corpusTextIds: null })).toEqual({
      corpusTexts: 'all',
      ownText: null,
    });
    const paring = { level: ['B1'] };
    expect(chooseTexts({ tekstivalik: { paring }, corpusTextIds: [], ownTexts: 'Kool.' })).toEqual({
      corpusTexts: { query: paring },
      ownText: 'Kool.',
    });
  });

  it('refuses ids and a choice at once', () => {
    expect(() => chooseTexts({ corpusTextIds: [ID], tekstivalik: 'KOIK' })).toThrow('not by both');
  });

  it.each([
    {},
    { tekstivalik: null },
    { corpusTextIds: null, ownTexts: null },
    { corpusTextIds: [], ownTexts: ' \n\0' },
  ])('refuses %j, where nothing is chosen', (request) => {
    expect(() => chooseTexts(request)).toThrow('Choose corpus texts');
  });
});

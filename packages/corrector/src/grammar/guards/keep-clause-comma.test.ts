import { describe, expect, it } from 'vitest';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { NEVER } from './guard';
import { keepClauseComma } from './keep-clause-comma';
import { deleteComma, guard, insertComma, reading, verb, type Token } from './testing/try-guards';

describe('commas', () => {
  const subordinate = [
    'Mees',
    ',',
    { form: 'kes', pos: 'P', lemma: 'kes' },
    verb('müüs'),
    'auto',
    ',',
    'ja',
    'naine',
    verb('elavad'),
  ];

  it('stay before ja where a subordinate clause ends', () => {
    expect(guard(subordinate, deleteComma(5))).toBe(false);
    expect(guard(['Kas', verb('sõidame', 'me'), ',', 'või', 'läheme'], deleteComma(2))).toBe(true);
    expect(guard(['Ostsin', 'leiba', ',', 'ja', 'piima'], deleteComma(2))).toBe(true);
    const main = [
      'Ma',
      verb('tean'),
      ',',
      'et',
      'ta',
      verb('tuli'),
      ',',
      'isa',
      verb('läks'),
      ',',
      'ja',
      'ema',
    ];
    expect(guard(main, deleteComma(9))).toBe(true);
  });

  it('stay before a clause with its verb and before aga, kuid, vaid', () => {
    expect(guard(['Ma', verb('tean'), ',', 'et', 'ta', verb('tuleb')], deleteComma(2))).toBe(false);
    expect(guard(['mitte', 'mina', ',', 'vaid', 'sina'], deleteComma(2))).toBe(false);
    const happening = {
      form: 'toimuvad',
      pos: 'A',
      code: 'pl n',
      readings: [reading('toimuma', 'V', 'vad')],
    };
    const ifThen: Token[] = ['Ma', verb('kohanen'), ',', 'kui', happening, 'muutused'];
    expect(guard(ifThen, deleteComma(2))).toBe(false);
    const unread: Token = { ...happening, readings: [] };
    expect(guard(ifThen.with(4, unread), deleteComma(2))).toBe(true);
    const weigh = (first: Token): number => {
      const sentence = makeTestSentence(first, ',', 'kohtumiseni', '!');
      return keepClauseComma(deleteComma(1), { sentence, line: 'inside', odds: 1 });
    };
    expect(weigh('Jaan')).toBe(0);
    expect(weigh(verb('Sobib'))).toBe(NEVER);
    expect(guard(['suurem', ',', 'kui', 'maja'], deleteComma(1))).toBe(true);
    expect(guard(['Aga', ',', 'kui', 'ta', verb('tuleb')], deleteComma(1))).toBe(true);
  });

  it('stay between infinitives of one kind', () => {
    const [go, read] = [verb('puhata', 'da'), verb('lugeda', 'da')];
    expect(guard([verb('Tahan', 'n'), go, ',', read], deleteComma(2))).toBe(false);
    expect(guard([verb('Tahan', 'n'), ',', read], deleteComma(1))).toBe(true);
    expect(guard(['Ma', verb('tulen', 'n'), ',', verb('lähen', 'n')], deleteComma(2))).toBe(true);
  });

  it('stay before the name at the end of a letter, and between the parts of an address', () => {
    const name = { form: 'Rakvere', upos: 'PROPN' };
    expect(guard(['Kallistan', ',', name], deleteComma(1))).toBe(false);
    expect(guard(['Pikk', '12-3', ',', name, '.'], deleteComma(2))).toBe(false);
    expect(guard(['Ma', verb('elan', 'n'), ',', name, '.'], deleteComma(2))).toBe(true);
  });

  it('are put before kas, ehk, kui, aga only where a clause begins', () => {
    expect(guard(['Tule', 'kas', 'või', 'homme'], insertComma(1))).toBe(false);
    expect(guard(['Ükskõik', 'mis', verb('juhtub'), 'ma', verb('tulen')], insertComma(1))).toBe(false);
    expect(guard(['Ma', verb('küsin'), 'kas', 'ta', verb('tuleb')], insertComma(2))).toBe(true);
    expect(guard(['Ta', verb('on'), 'suurem', 'kui', 'mina'], insertComma(3))).toBe(false);
    expect(guard(['Ma', verb('ootan'), 'kui', 'ta', verb('tuleb')], insertComma(2))).toBe(true);
    expect(guard(['selle', 'asemel', 'et', verb('lugeda', 'da')], insertComma(2))).toBe(false);
    expect(guard(['Tema', 'aga', verb('läks'), 'koju'], insertComma(1))).toBe(false);
    expect(guard(['väga', 'hea', 'aga', 'kallis'], insertComma(2))).toBe(true);
  });
});

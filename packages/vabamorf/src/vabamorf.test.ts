import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Vabamorf } from './vabamorf';

const readModel = (name: string) => readFileSync(join(import.meta.dirname, '../../../models/vabamorf', name));
const vabamorf = await Vabamorf.open({
  wasm: readModel('vabamorf.wasm'),
  dictionary: readModel('et.dct'),
});
const analyse = (form: string, isSentenceInitial = false) => vabamorf.analyse(form, isSentenceInitial);
const listLemmas = (form: string, isSentenceInitial = false) =>
  analyse(form, isSentenceInitial).analyses.map(({ lemma }) => lemma);

describe('analyse', () => {
  it('gives every reading of an ambiguous form', () => {
    const { isKnown, analyses } = analyse('maja');
    expect(isKnown).toBe(true);
    expect(analyses.map(({ form }) => form).toSorted()).toEqual(['sg g', 'sg n', 'sg p']);
  });

  it('marks the parts of compounds, clitics and endings', () => {
    const reading = { lemma: 'raamatukogu', root: 'raamatu_kogu', ending: 's', clitic: 'ki' };
    expect(analyse('raamatukoguski').analyses).toEqual([{ ...reading, partOfSpeech: 'S', form: 'sg in' }]);
  });

  it('gives the -ma form as the lemma of a verb, and of ei and ära the word itself', () => {
    expect(listLemmas('läks')).toContain('minema');
    expect(listLemmas('ei')).toContain('ei');
  });

  it('guesses words that the dictionary does not have, and says so', () => {
    const { isKnown, analyses } = analyse('kvurtsudega');
    expect([isKnown, analyses.some(({ form }) => form === 'pl kom')]).toEqual([false, true]);
  });

  it('takes a capital inside a sentence for a name, at its start for either', () => {
    expect(listLemmas('Külvan')).toContain('Külvan');
    expect(listLemmas('Külvan', true)).not.toContain('Külvan');
  });

  it.each(['Raamatuga', 'TALLINNAS', 'Tõnis', 'Kuressaare-Tartu'])('knows %s anywhere', (form) => {
    expect([analyse(form).isKnown, analyse(form, true).isKnown]).toEqual([true, true]);
  });

  it.each(['Kvurtsudega', 'KVURTSUDEGA', 'Zoom-is', 'innerHTML'])('does not know %s', (form) => {
    expect([analyse(form).isKnown, analyse(form, true).isKnown]).toEqual([false, false]);
  });

  it('answers as before whatever was asked between', () => {
    const before = analyse('EET');
    for (const form of ['kvurtsudega', 'Kvurts', 'ptui']) analyse(form);
    vabamorf.synthesise({ lemma: 'maja', form: 'pl p', partOfSpeech: '' });
    expect(analyse('EET')).toEqual(before);
  });
});

it('spells, and corrects words that it does not accept', () => {
  expect([vabamorf.isKnown('raamat'), vabamorf.suggest('raamat')]).toEqual([true, []]);
  expect(vabamorf.isKnown('ramat')).toBe(false);
  expect(vabamorf.suggest('ramat')).toContain('raamat');
});

it('makes forms, parallel ones too', () => {
  const make = (lemma: string, form: string) => vabamorf.synthesise({ lemma, form, partOfSpeech: 'S' });
  expect(make('raamat', 'pl p')).toEqual(['raamatuid']);
  expect(make('palk', 'sg kom').toSorted()).toEqual(['palgaga', 'palgiga']);
  expect(make('', '')).toEqual([]);
});

it.each([
  ...['', ' ', '-', '--', '/', '-/-', '=', '_', '+', '?', '~', ']', '<', "'", '"', '\n', '<s>', '1/2'],
  ...['\0', 'a\0b', '\ud800', '\u00ad', '\ufeff', '\u200b', 'õ\u0303', '😀', 'New York', '-a', 'a-'],
  ...['a'.repeat(1000), 'a'.repeat(1001)],
])('is not stopped by %j', (word) => {
  for (const isSentenceInitial of [true, false])
    expect(analyse(word, isSentenceInitial).analyses).toBeInstanceOf(Array);
  vabamorf.isKnown(word);
  vabamorf.suggest(word);
  vabamorf.synthesise({ lemma: 'maja', form: word, partOfSpeech: word });
  vabamorf.synthesise({ lemma: word, form: 'sg g', partOfSpeech: '' });
  expect(listLemmas('läks')).toContain('minema');
});

it('says so where a file is not that of the product', async () => {
  const wasm = new Uint8Array(8);
  await expect(Vabamorf.open({ wasm, dictionary: wasm })).rejects.toThrow();
});

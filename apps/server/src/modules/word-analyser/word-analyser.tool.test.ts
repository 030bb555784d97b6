import { wordAnalyserCall, type WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import { describe, expect, it } from 'vitest';
import { describeToolLadder } from '../../app/testing/describe-tool-ladder';
import { both, first, russian, useToolServer } from '../../app/testing/tool-calls-for-test';

const LONG_WORD_LENGTH = 5000;

const server = useToolServer();
const analyse = (payload: object) => server.callWell(wordAnalyserCall.path, payload, wordAnalyserCall.answer);

/** What the answer says of one word. */
function readWord({ sonad, lemmad, silbid, sonaliigid, vormimargendid }: WordAnalyserResponse, word: string) {
  const index = sonad.indexOf(word);
  return [lemmad, silbid, sonaliigid, vormimargendid].map((list) => list[index]);
}

function makeText(words: number): string {
  return 'kass '.repeat(words).trim();
}

describe('POST /api/tools/wordanalyser', () => {
  describeToolLadder(server, wordAnalyserCall.path, {}, ['language', 'ownTextLanguage', 'countsEqual']);

  it('describes every running word at its place', async () => {
    const answer = await analyse({ corpusTextIds: [first], language: 'et' });
    expect(answer.sonad.join(' ')).toBe('Koer jookseb õue Suur koer haugub ja väike kass magab');
    expect(answer.sonad).toEqual(
      answer.kohad.map((start, index) => answer.tekst.slice(start, start + answer.sonad[index]!.length)),
    );
    expect(readWord(answer, 'jookseb')).toEqual([
      'jooksma',
      'jook-seb',
      'tegusõna',
      'kindla kõneviisi olevik, ainsuse 3. pööre',
    ]);
    expect(answer.kordused).toEqual([]);
  });

  it('names classes and forms in English for EN', async () => {
    const answer = await analyse({ corpusTextIds: [first], language: 'EN' });
    expect(readWord(answer, 'jookseb').slice(2)).toEqual(['verb', 'indicative present, 3rd person singular']);
  });

  it('joins texts in their order, the own text last, and keeps places right', async () => {
    const answer = await analyse({ corpusTextIds: [...both].reverse(), ownTexts: '😀 Tere!\r\nÕun.' });
    expect(answer.tekst.endsWith('kass magab.\n\n😀 Tere!\r\nÕun.')).toBe(true);
    expect(answer.tekst.slice(answer.kohad.at(-2), answer.kohad.at(-1))).toBe('Tere!\r\n');
    expect(answer.totals).toEqual({ texts: 3, runningWords: answer.sonad.length });
  });

  it('analyses Russian texts with the labels of Estonian', async () => {
    const answer = await analyse({ corpusTextIds: [russian], language: 'et' });
    expect(readWord(answer, 'мыла')).toEqual([
      'мыть',
      'мы-ла',
      'tegusõna',
      'kindla kõneviisi minevik, ainsus',
    ]);
    expect(readWord(answer, 'раму')).toEqual(['рама', 'ра-му', 'nimisõna', 'ainsuse akusatiiv']);
    expect(answer.ownTextLanguage).toBeNull();
  });

  it.each([
    ['Eile käisime sõpradega metsas seenel.', 'et'],
    ['Вчера мы ходили в лес за грибами.', 'ru'],
    ['Yesterday we went to the forest with our friends.', 'other'],
  ])('recognises the language of "%s"', async (ownTexts, expected) => {
    expect((await analyse({ ownTexts })).ownTextLanguage).toBe(expected);
  });

  it('takes the language that is chosen for the own text', async () => {
    const answer = await analyse({ ownTexts: 'Kass ja кот.', ownTextLanguage: 'ru' });
    expect(answer.ownTextLanguage).toBe('ru');
    expect(readWord(answer, 'кот')[0]).toBe('кот');
    expect(readWord(answer, 'Kass')).toEqual(['–', '–', '–', '–']);
  });

  it('gives dashes to Cyrillic in an Estonian text, and takes emoji for no words', async () => {
    const answer = await analyse({ ownTexts: 'Minu кот 🐈 on kodus.', language: 'et' });
    expect(answer.sonad).toEqual(['Minu', 'кот', 'on', 'kodus']);
    expect(readWord(answer, 'кот')).toEqual(['–', '–', '–', '–']);
  });

  it('answers empty lists for a text without words', async () => {
    const answer = await analyse({ ownTexts: '🐈 … !' });
    expect(answer).toMatchObject({ sonad: [], kohad: [], totals: { texts: 1, runningWords: 0 } });
  });

  it('takes a word of 5,000 characters', async () => {
    const word = 'ma'.repeat(LONG_WORD_LENGTH / 2);
    const answer = await analyse({ ownTexts: `Siin on ${word}.` });
    expect(answer.sonad.at(-1)).toBe(word);
    expect(answer.silbid.at(-1)?.replaceAll('-', '')).toBe(word);
  });

  it.each([
    [1000, 1000, 0],
    [1001, 1, 1],
  ])('lists %i equal words in %i entries where they may be counted', async (words, entries, counts) => {
    const answer = await analyse({ ownTexts: makeText(words), countsEqual: true });
    expect([answer.sonad.length, answer.kordused.length]).toEqual([entries, counts]);
    expect(answer.totals.runningWords).toBe(words);
    expect(answer.kordused).toEqual(counts === 0 ? [] : [words]);
    expect(answer.tekst === '').toBe(counts === 1);
  });

  it('lists 1,001 words one by one otherwise', async () => {
    expect((await analyse({ ownTexts: makeText(1001) })).kohad).toHaveLength(1001);
  });

  it.each([
    ['language', 'fi'],
    ['ownTextLanguage', 'other'],
    ['countsEqual', 'yes'],
  ])('answers 400 for a wrong %s', async (field, value) => {
    const { status, body } = await server.call(wordAnalyserCall.path, { ownTexts: 'Tere', [field]: value });
    expect([status, body]).toMatchObject([400, [{ code: 'InvalidRequest', field }]]);
  });
});

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lexicon } from '../language/lexicon';
import type { GrammarToken } from '../sentence/grammar-sentence';
import { makeTestSentence } from '../sentence/testing/make-test-sentence';
import type { ErrorModel } from './error-model';
import { listRespellings } from './list-respellings';
import { sharesLemma } from './prune-respellings';
import type { SimilarWord } from './search-similar';
import { loadSpellingModel } from './spelling-model';

const WORDS = ['internet', 'intranets', 'kool', 'kook', 'koor'];
const LOG_FREQUENCY = -5;
const lexicon = {
  find: (word: string) => WORDS.indexOf(word),
  read: (id: number) => WORDS[id]!,
  logFrequency: () => LOG_FREQUENCY,
} as unknown as Lexicon;

let errors: ErrorModel;
beforeAll(() => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../models/spelling/${name}.bin`, import.meta.url));
  const files = { errors: read('errors'), ranker: read('ranker'), detector: read('detector') };
  errors = loadSpellingModel(files).errors;
});

/** What may be meant by each word of a sentence, of words that the search and the speller find. */
async function list(
  words: readonly (string | Pick<GrammarToken, 'form' | 'isKnown'>)[],
  similar: readonly SimilarWord[],
  suggested: readonly string[] = [],
): Promise<(readonly [word: string, suggestionRank: number])[][]> {
  const sentence = makeTestSentence(...words);
  const sources = { lexicon, errors, search: () => similar };
  const [listed] = await listRespellings([sentence], sources, { suggest: () => [...suggested] });
  return listed!.map(({ respellings }) =>
    respellings.map(({ word, suggestionRank }) => [word, suggestionRank] as const),
  );
}
const unknown = (form: string) => ({ form, isKnown: false });

describe('what may be meant by a word', () => {
  it('is listed once, at its first place among what the speller suggests', async () => {
    expect(await list([unknown('koool')], [{ id: 2, cost: 1 }], ['kool', 'Kool'])).toEqual([[['kool', 0]]]);
  });

  it('is nothing for an unknown word that is like none, and then for a known one not even that', async () => {
    expect(await list([unknown('qqqq')], [])).toEqual([[]]);
    expect(await list(['kool'], [])).toEqual([]);
  });

  it('is in the order of the lexicon where two are equally likely', async () => {
    const similar = [4, 3, 2].map((id) => ({ id, cost: 1 }));
    expect(await list([unknown('koo')], similar)).toEqual([
      [
        ['kool', 15],
        ['kook', 15],
        ['koor', 15],
      ],
    ]);
    const known = await list(
      ['kool'],
      [
        { id: 4, cost: 1 },
        { id: 3, cost: 1 },
        { id: 2, cost: 0 },
        { id: 1, cost: 4.5 },
      ],
    );
    expect(known).toEqual([
      [
        ['kook', 15],
        ['koor', 15],
      ],
    ]);
  });

  it('is no other term with another beginning', async () => {
    const similar = [0, 1].map((id) => ({ id, cost: 1 }));
    expect(await list([unknown('intranet')], similar)).toEqual([[['intranets', 15]]]);
    expect(await list([unknown('nternet')], similar)).toEqual([
      [
        ['internet', 15],
        ['intranets', 15],
      ],
    ]);
  });

  it('is not asked in a sentence of another language', async () => {
    const foreign = ['thiss', 'is', 'nott', 'Estoniann'].map(unknown);
    expect(await list(foreign, [{ id: 2, cost: 1 }])).toEqual([]);
  });
});

it('two words share no lemma with one', () => {
  const [token] = makeTestSentence({
    form: 'kool',
    readings: [{ lemma: 'kool', root: 'kool', partOfSpeech: 'S', form: 'sg n', ending: '0', clitic: '' }],
  }).tokens;
  const analyse = () => ({ isKnown: true, analyses: token!.readings });
  expect(sharesLemma(token!, 'kooli', { analyse })).toBe(true);
  expect(sharesLemma(token!, 'koo li', { analyse })).toBe(false);
});

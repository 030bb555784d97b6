import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERB_FRAMES } from '@keelerada/corrector/rules/data/verb-frames';
import { readWordAsks } from './list-asks';
import { StockError } from './read-stock';

const written = readWordAsks(
  readFileSync(new URL('../../../apps/web/content/word-asks.txt', import.meta.url), 'utf8'),
);
const read = (lemma: string) =>
  (written.get(lemma) ?? []).map(({ question, phrase }) => [phrase, question].filter(Boolean).join(': '));

/** Cases of places, as the frames have them; an object may be in the partitive. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  ...{ where: ['in', 'ad'], whither: ['ill', 'all'], whence: ['el', 'abl'], poole: ['all'], obj: ['p'] },
};

describe('what a word asks for', () => {
  it.each([
    ['ootama', ['keda? mida?']],
    ['aitama', ['keda?', 'mida teha?']],
    ['meeldima', ['kellele?', 'mida teha?']],
    ['helistama', ['kellele?']],
    ['hakkama', ['mida tegema?']],
    ['huvi', ['kelle vastu? mille vastu?']],
    ['rahul', ['kellega? millega?']],
    ['palju', ['keda? mida?']],
    ['ilma', ['kelleta? milleta?']],
    ['elama', ['kus?', 'kellega?']],
  ])('of %s is %j', (lemma, questions) => {
    expect(read(lemma)).toEqual(questions);
  });

  it('is told of a verb with its particle apart', () => {
    expect(read('pidama')).toEqual([
      'mida tegema?',
      'kinni pidama: kellest? millest?',
      'lugu pidama: kellest?',
    ]);
  });

  it('is nothing where no form is certain', () => {
    for (const lemma of ['sadama', 'maja', 'constructor']) expect(read(lemma)).toEqual([]);
  });

  it('agrees with the frames of the corrector', () => {
    const others = [...VERB_FRAMES]
      .filter(([verb]) => written.has(verb))
      .flatMap(([verb, frames]) =>
        frames.flatMap(({ case: code, particle, also }) => {
          const asked = (written.get(verb) ?? []).filter(
            ({ phrase }) => phrase === (particle === undefined ? null : `${particle} ${verb}`),
          );
          const codes = asked.flatMap(({ form }) => [form, ...(PLACES[form] ?? [])]);
          return codes.some((each) => each === code || also.includes(each))
            ? []
            : [`${particle ?? ''} ${verb}`];
        }),
      );
    expect(others).toEqual([]);
  });
});

describe('the file', () => {
  it('has two sentences of each, with the word and what it asks for, and none twice', () => {
    const sentences = [...written.values()].flat().flatMap(({ examples }) => examples);
    expect([...written].filter(([, asks]) => asks.some(({ examples }) => examples.length !== 2))).toEqual([]);
    const texts = sentences.map((pieces) => pieces.map(({ text }) => text).join(''));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(texts.length).toBeGreaterThan(1000);
  });

  it('is refused with the line that cannot be read', () => {
    expect(() => readWordAsks('ootama: Ma *ootan [bussi].')).toThrow(StockError);
    expect(() => readWordAsks('ootama p: Ma *ootan bussi.')).toThrow('needs both marks: Ma *ootan bussi.');
  });
});

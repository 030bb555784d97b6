import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnnotator } from './annotate-text';
import type { AnnotatedText } from '../annotated-text';
import { makeAnnotatorVersion } from './annotator-version';
import { detectLanguage } from '../detect-language';
import { isRunningWord } from '../is-running-word';
import type { Morphology } from '../morphology';
import { loadParserModel } from '../parsing/parser-model';
import { loadTaggerModel } from '../tagging/tagger-model';

const modelBytes = readFileSync(new URL('../../../../models/tagger/tagger.bin', import.meta.url));
const taggerModel = loadTaggerModel(modelBytes);
const parserBytes = readFileSync(new URL('../../../../models/parser/parser.bin', import.meta.url));

/** An analyser that knows two words, calls the rest nouns in the nominative, and remembers what it was asked; `^` opens a sentence. */
function makeMorphology(): Morphology & {
  readonly asked: string[];
  readonly askedRussian: string[];
} {
  const asked: string[] = [];
  const askedRussian: string[] = [];
  const make = (lemma: string, partOfSpeech: string, form: string) => ({
    analyses: [{ lemma, root: lemma, ending: '0', clitic: '', partOfSpeech, form }],
    isKnown: true,
  });
  return {
    asked,
    askedRussian,
    analyse(form, isSentenceInitial = false) {
      asked.push(`${form}${isSentenceInitial ? '^' : ''}`);
      if (/^[^\p{L}\p{N}]+$/u.test(form)) return make(form, 'Z', '');
      return form === 'laulab' ? make('laulma', 'V', 'b') : make(form.toLowerCase(), 'S', 'sg n');
    },
    analyseRussian(lemma) {
      askedRussian.push(lemma);
      return [{ lemma, tag: 'NOUN,inan,masc sing,nomn', score: 1 }];
    },
  };
}

const readingsOf = (annotation: AnnotatedText): string[] =>
  annotation.sentences.flatMap(({ tokens }) => tokens.map(({ lemma, upos }) => `${lemma}/${upos}`));

describe('an annotator', () => {
  it('cuts, analyses and tags a text', async () => {
    const annotator = createAnnotator({ morphology: makeMorphology(), taggerModel });
    const annotation = await annotator.annotate({ text: 'Ema laulab. Laps magab!' });
    expect(annotation.language).toBe('et');
    expect(annotation.sentences.map(({ start, end }) => [start, end])).toEqual([[0, 11], [12, 23]]); // prettier-ignore
    expect(readingsOf(annotation).slice(0, 3)).toEqual(['ema/NOUN', 'laulma/VERB', './PUNCT']);
    expect(annotation.sentences[0]!.tokens[1]).toMatchObject({ start: 4, end: 10, xpos: 'V' });
  });

  it('asks about each form once', async () => {
    const morphology = makeMorphology();
    const annotator = createAnnotator({ morphology, taggerModel });
    await annotator.annotate({ text: 'Ema laulab. laulab ema' });
    await annotator.annotate({ text: 'Isa laulab.' });
    expect(morphology.asked).toEqual(['Ema^', 'laulab', '.', 'ema', 'Isa^']);
  });

  it('says the same with a full cache as with an empty one', async () => {
    const text = 'Ema laulab ja isa laulab. Laps magab ning koer magab.';
    const small = createAnnotator({ morphology: makeMorphology(), taggerModel, cachedForms: 2 });
    const large = createAnnotator({ morphology: makeMorphology(), taggerModel });
    await small.annotate({ text });
    expect(await small.annotate({ text })).toEqual(await large.annotate({ text }));
  });

  it('reads a Russian text with the Russian analyser', async () => {
    const morphology = makeMorphology();
    const annotation = await createAnnotator({ morphology, taggerModel }).annotate({ text: 'Дом стоит.' });
    expect(annotation.language).toBe('ru');
    expect(morphology.asked).toHaveLength(0);
    expect(morphology.askedRussian).toEqual(['дом', 'стоит', '.']);
    expect(readingsOf(annotation)).toEqual(['дом/NOUN', 'стоит/NOUN', './PUNCT']);
  });

  it('asks about a Russian abbreviation without its full stop', async () => {
    const morphology = makeMorphology();
    await createAnnotator({ morphology, taggerModel }).annotate({ text: 'В 2010 г. он жил тут ...' });
    expect(morphology.askedRussian).toEqual(['в', '2010', 'г', 'он', 'жил', 'тут', '...']);
  });

  it('asks no analyser about what is too long to be a word, and gives it the reading X', async () => {
    const morphology = makeMorphology();
    const text = `Ema ${'a'.repeat(10_000)} laulab`;
    const annotation = await createAnnotator({ morphology, taggerModel }).annotate({ text });
    expect(Math.max(...morphology.asked.map((form) => form.length))).toBeLessThanOrEqual(100);
    expect(annotation.sentences[0]!.tokens[1]).toMatchObject({ start: 4, end: 10_004, upos: 'X' });
  });

  it('takes a line of marks for punctuation and other signs for symbols, however long', async () => {
    const annotator = createAnnotator({ morphology: makeMorphology(), taggerModel });
    for (const marks of ['.'.repeat(120), '_'.repeat(300)]) {
      const { sentences } = await annotator.annotate({ text: `Sisukord ${marks} 5` });
      expect(sentences.flatMap(({ tokens }) => tokens)).toContainEqual(
        expect.objectContaining({ lemma: marks, upos: 'PUNCT', xpos: 'Z' }),
      );
    }
    const signs = await annotator.annotate({ text: `Rida ${'='.repeat(300)} 5 % − 3 @ € &` });
    const tokens = signs.sentences.flatMap((sentence) => sentence.tokens);
    expect(tokens.filter(({ upos }) => isRunningWord(upos)).map(({ lemma }) => lemma)).toEqual([
      'rida',
      '5',
      '3',
    ]);
    const smileys = [':)', '^_^', '-_-', '<3', 'xD', ':lol:', '❤️', '☺️', '😀', '✔'];
    const { sentences } = await annotator.annotate({ text: `Tore ${smileys.join(' tore ')}` });
    const symbols = sentences.flatMap(({ tokens }) => tokens).filter(({ upos }) => upos === 'SYM');
    expect(symbols.map(({ lemma }) => lemma)).toEqual(smileys.map((smiley) => smiley.replace('\ufe0f', '')));
  });

  it('shows the analyser composed forms without soft hyphens, and keeps the places of the text', async () => {
    const morphology = makeMorphology();
    const text = 'so\u0303na maja\u00ADke \uD800';
    const annotation = await createAnnotator({ morphology, taggerModel }).annotate({ text });
    expect(morphology.asked).toEqual(['sõna', 'majake', '\uFFFD']);
    expect(annotation.sentences[0]!.tokens.map(({ start, end }) => [start, end])).toEqual([[0, 5], [6, 13], [14, 15]]); // prettier-ignore
  });

  it('has a reading with lemma and tag for every token of any string', async () => {
    const annotator = createAnnotator({ morphology: makeMorphology(), taggerModel });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        const annotation = await annotator.annotate({ text });
        for (const token of annotation.sentences.flatMap(({ tokens }) => tokens)) {
          expect(token.lemma).not.toBe('');
          expect(token.upos).toMatch(/^[A-Z]+$/);
        }
      }),
    );
  });

  it('gives a tree to each sentence of an Estonian text, none to a Russian one, and none without a parser', async () => {
    const parserModel = loadParserModel(parserBytes);
    const annotator = createAnnotator({ morphology: makeMorphology(), taggerModel, parserModel });
    const placesOf = (annotation: AnnotatedText) =>
      annotation.sentences.flatMap(({ tokens }) => tokens.map(({ head, relation }) => `${head} ${relation}`));
    expect(placesOf(await annotator.annotate({ text: 'Ema laulab.' }))).toEqual([
      '1 nsubj',
      '-1 root',
      '1 punct',
    ]);
    expect(placesOf(await annotator.annotate({ text: 'Дом стоит.' }))).toEqual(['-1 _', '-1 _', '-1 _']);
    const bare = createAnnotator({ morphology: makeMorphology(), taggerModel });
    expect(placesOf(await bare.annotate({ text: 'Ema laulab.' }))).toEqual(['-1 _', '-1 _', '-1 _']);
  });

  it('gives way before each sentence, and ends once it is cancelled', async () => {
    const annotator = createAnnotator({ morphology: makeMorphology(), taggerModel });
    let turns = 0;
    const giveWay = () => Promise.resolve(void (turns += 1));
    await annotator.annotate({ text: 'Ema laulab. Laps magab!' }, { giveWay });
    expect(turns).toBe(4);
    const cancelled = AbortSignal.abort(new Error('no longer wanted'));
    await expect(annotator.annotate({ text: 'Ema' }, { signal: cancelled })).rejects.toThrow('no longer');
  });
});

describe('makeAnnotatorVersion', () => {
  it('is another for another model', () => {
    const [one, two] = [Uint8Array.of(1), Uint8Array.of(2)];
    const versions = [
      makeAnnotatorVersion(one, one),
      makeAnnotatorVersion(one, two),
      makeAnnotatorVersion(two, one),
    ];
    expect(new Set(versions).size).toBe(3);
    expect(makeAnnotatorVersion(modelBytes, parserBytes)).toMatch(
      /^a\d+-s\d+-b[0-9a-f]{8}-t[0-9a-f]{8}-p[0-9a-f]{8}$/,
    );
  });
});

describe('detectLanguage', () => {
  it.each([
    ['Tere, maailm', 'et'],
    ['Привет, мир', 'ru'],
    ['Слово «õpilane» значит ученик', 'ru'],
    ['Sõna «дом» tähendab maja', 'et'],
    ['123 ... !?', 'et'],
    ['', 'et'],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

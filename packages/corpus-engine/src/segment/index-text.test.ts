import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import { expect, it } from 'vitest';
import { makeConlluSentences } from '@keelerada/estonian/conllu/write-conllu';
import { writeTeiText } from '@keelerada/estonian/tei/write-tei-body';
import { writeVerticalText } from '@keelerada/estonian/vertical/write-vertical-text';
import { sentencesToIndexText, splitTag, toIndexText } from './index-text';
import { splitRelation } from './relations';

const WORD = 'koer ';

/** A sentence of words that each hang on the next, the last on nothing. */
function makeSentence(start: number, words: number) {
  const tokens = Array.from({ length: words }, (_, n) => ({
    ...{ start: start + n * WORD.length, end: start + (n + 1) * WORD.length - 1 },
    ...{ lemma: 'koer', root: 'koer', upos: 'NOUN', xpos: 'S', features: '_' },
    head: n + 1 < words ? n + 1 : -1,
    relation: n + 1 < words ? 'nmod' : 'root',
  }));
  return { start, end: tokens.at(-1)!.end, tokens };
}

it('places the heads of every sentence in the text, stored or annotated just now', () => {
  const lengths = [2, 3, 1, 4];
  const starts = lengths.map((_, n) => lengths.slice(0, n).reduce((sum, length) => sum + length, 0));
  const sentences = lengths.map((words, n) => makeSentence(starts[n]! * WORD.length, words));
  const content = WORD.repeat(10);
  const heads = [1, -1, 3, 4, -1, -1, 7, 8, 9, -1];
  const columns = decodeAnnotationColumns(encodeAnnotation({ language: 'et', sentences }));
  expect(Array.from(toIndexText('a', content, columns).tokens.heads)).toEqual(heads);
  expect(sentencesToIndexText('a', content, sentences).tokens.heads).toEqual(heads);
});

it('has words written apart as the exports have them', () => {
  const text = 'See kooli maja';
  const [see, kooli, maja] = [
    { start: 0, end: 3, lemma: 'see', root: 'see', upos: 'DET', xpos: 'P', features: '_' },
    {
      start: 4,
      end: 9,
      lemma: 'koolimaja',
      root: 'kooli_maja',
      upos: 'NOUN',
      xpos: 'S',
      features: 'Case=Nom',
    },
    { start: 10, end: 14, lemma: 'maja', root: 'maja', upos: 'NOUN', xpos: 'S', features: 'Case=Nom' },
  ] as const;
  const tokens = [
    { ...see, head: 1, relation: 'det' },
    { ...kooli, head: -1, relation: 'root' },
    { ...maja, head: 1, relation: 'goeswith' },
  ];
  const sentences = [{ start: 0, end: text.length, tokens }];
  const annotation = { language: 'et', sentences } as const;
  const exported = makeConlluSentences(text, annotation)[0]!.rows;
  for (const made of [
    toIndexText('a', text, decodeAnnotationColumns(encodeAnnotation(annotation))),
    sentencesToIndexText('a', text, sentences),
  ]) {
    const { lemmas, lemmaTable, tags, tagTable, relations, relationTable, heads } = made.tokens;
    const indexed = tokens.map((_, i) => {
      const tag = splitTag(tagTable[tags[i]!]!);
      const { relation } = splitRelation(relationTable[relations[i]!]!);
      return { ...tag, lemma: lemmaTable[lemmas[i]!], relation, head: String(heads[i]! + 1) };
    });
    expect(exported).toMatchObject(indexed);
    expect(indexed[2]).toMatchObject({ lemma: '_', upos: 'X', features: '_', relation: 'goeswith' });
  }
  for (const file of [writeVerticalText(text, annotation, []), writeTeiText(text, annotation, 'a')])
    expect(file).toContain('Typo=Yes');
});

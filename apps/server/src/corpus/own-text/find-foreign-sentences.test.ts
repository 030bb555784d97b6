import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { NO_TREE_PLACE } from '@keelerada/estonian/annotated-text';
import { describe, expect, it } from 'vitest';
import { findForeignSentences } from './find-foreign-sentences';

const ESTONIAN = new Set('ma elan väikeses linnas ja käin koolis minu sõber on siin see ei ole'.split(' '));
const morphology = {
  isKnown: (word: string) => ESTONIAN.has(word.toLowerCase()),
};

function annotate(sentences: readonly string[], language: 'et' | 'ru' = 'et') {
  const text = sentences.join(' ');
  let at = 0;
  const annotation: AnnotatedText = {
    language,
    sentences: sentences.map((sentence) => {
      const start = at;
      at += sentence.length + 1;
      const tokens = [...sentence.matchAll(/[\p{L}’'-]+|[^\p{L}\s]/gu)].map(({ index, 0: form }) => ({
        ...{ start: start + index, end: start + index + form.length, lemma: form, xpos: 'S' },
        ...{ upos: /^Julia$/u.test(form) ? 'PROPN' : 'NOUN', features: '_', root: form, ...NO_TREE_PLACE },
      }));
      return { start, end: start + sentence.length, tokens };
    }),
  };
  return { text, annotation };
}

function find(sentences: readonly string[], language?: 'et' | 'ru') {
  const { text, annotation } = annotate(sentences, language);
  const found = findForeignSentences(text, annotation, morphology);
  return found.map(({ start, end }) => text.slice(start, end));
}

describe('findForeignSentences', () => {
  it('finds a sentence whose words the dictionary does not know, and one in other letters', () => {
    const english = 'My friend lives in a small town.';
    const russian = 'Мой друг живёт в городе.';
    expect(find(['Ma elan väikeses linnas.', english, 'Minu sõber on siin.', russian])).toEqual([
      english,
      russian,
    ]);
  });

  it('leaves a sentence with some misspelt words and names', () => {
    expect(find(['Ma elann väikses linnas ja käin koolis.', 'Julia Julia Julia Julia on siin.'])).toEqual([]);
  });

  it('takes a short sentence along only where it stands beside a foreign one', () => {
    expect(find(['Ma elan linnas.', 'Thank you!', 'Minu sõber on siin.'])).toEqual([]);
    const pair = ['I would like to visit you soon.', 'Thank you!'];
    expect(find(['Ma elan linnas.', ...pair])).toEqual(pair);
  });

  it('finds none in a Russian text', () => {
    expect(find(['Мой друг живёт в городе.'], 'ru')).toEqual([]);
  });
});

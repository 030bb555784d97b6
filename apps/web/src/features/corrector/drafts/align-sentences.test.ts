import { expect, it } from 'vitest';
import { alignSentences, splitSentences } from './align-sentences';

const show = (before: string, after: string) =>
  alignSentences(before, after).map((pair) => [pair.before?.text ?? null, pair.after?.text ?? null]);

it('sentences end at marks and at the end of a line, without the spaces around them', () => {
  const text = 'Tere, Kati!\n\nMa elan Tartus.  Kas sa tuled?';
  const sentences = splitSentences(text);
  expect(sentences.map((each) => each.text)).toEqual(['Tere, Kati!', 'Ma elan Tartus.', 'Kas sa tuled?']);
  for (const { text: sentence, start, end } of sentences) expect(text.slice(start, end)).toBe(sentence);
  expect(splitSentences(' \n ')).toEqual([]);
});

it('a changed sentence stays with its older self, a new one and one that was left out stand alone', () => {
  expect(
    show(
      'Laupäeval ma sõitsin maal. Ilm oli soe. Ma aitsin vanaema.',
      'Laupäeval ma sõitsin maale. Ma aitasin vanaema. Ta tuleb varsti külla.',
    ),
  ).toEqual([
    ['Laupäeval ma sõitsin maal.', 'Laupäeval ma sõitsin maale.'],
    ['Ilm oli soe.', null],
    ['Ma aitsin vanaema.', 'Ma aitasin vanaema.'],
    [null, 'Ta tuleb varsti külla.'],
  ]);
});

it('nothing is paired with nothing', () => {
  expect(show('', '')).toEqual([]);
  expect(show('Tere!', '')).toEqual([['Tere!', null]]);
});

it('every sentence of both drafts is there once, in its order, whatever was moved', () => {
  const before = 'Esimene lause on siin. Teine lause on seal. Kolmas jääb koju.';
  const after = 'Kolmas jääb koju. Esimene lause on siin. Teine lause on seal kaugel.';
  const pairs = alignSentences(before, after);
  expect(pairs.flatMap((pair) => pair.before ?? [])).toEqual(splitSentences(before));
  expect(pairs.flatMap((pair) => pair.after ?? [])).toEqual(splitSentences(after));
});

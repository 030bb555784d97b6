import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { analyseRussian } from './analyse-russian';
import { RussianDictionary } from './russian-dictionary';

const MODEL = join(import.meta.dirname, '../../../models/russian');
const read = (name: string) => readFileSync(join(MODEL, name));
const readList = (name: string) => JSON.parse(read(name).toString()) as readonly string[];
const dictionary = new RussianDictionary({
  'words.dawg': read('words.dawg'),
  'prediction-suffixes-0.dawg': read('prediction-suffixes-0.dawg'),
  'prediction-suffixes-1.dawg': read('prediction-suffixes-1.dawg'),
  'prediction-suffixes-2.dawg': read('prediction-suffixes-2.dawg'),
  'p_t_given_w.intdawg': read('p_t_given_w.intdawg'),
  'paradigms.array': read('paradigms.array'),
  suffixes: readList('suffixes.json'),
  tags: readList('tags.json'),
});

/** Answers of pymorphy3 2.0: base form, tag and score, the likeliest first; at most three of each. */
it.each([
  ['столе', [['стол', 'NOUN,inan,masc sing,loct', 1]]],
  [
    'стол',
    [
      ['стол', 'NOUN,inan,masc sing,accs', 0.529411],
      ['стол', 'NOUN,inan,masc sing,nomn', 0.470588],
    ],
  ],
  [
    'Принципы',
    [
      ['принцип', 'NOUN,inan,masc plur,nomn', 0.677777],
      ['принцип', 'NOUN,inan,masc plur,accs', 0.322222],
    ],
  ],
  ['Научно-техническая', [['научно-технический', 'ADJF femn,sing,nomn', 1]]],
  [
    'Копотев',
    [
      ['копотеть', 'GRND,impf,intr past', 0.529412],
      ['копотеть', 'GRND,perf,intr past', 0.470588],
    ],
  ],
  [
    'Мустайоки',
    [
      ['мустайок', 'NOUN,inan,masc plur,nomn', 0.393939],
      ['мустайок', 'NOUN,inan,masc plur,accs', 0.393939],
      ['мустайокий', 'ADJS plur', 0.080808],
    ],
  ],
  [
    'А',
    [
      ['а', 'CONJ', 0.997155],
      ['а', 'INTJ', 0.001706],
      ['а', 'PRCL', 0.001137],
    ],
  ],
  ['12', [['12', 'NUMB,intg', 1]]],
  ['1,5', [['1,5', 'NUMB,real', 1]]],
  ['!', [['!', 'PNCT', 1]]],
  ['pdf', [['pdf', 'LATN', 1]]],
  ['日本', [['日本', 'UNKN', 1]]],
  ['', []],
] as const)('reads %s as pymorphy3 does', (word, expected) => {
  const found = analyseRussian(dictionary, word).map(({ lemma, tag, score }) => [lemma, tag, score]);
  expect(found.slice(0, 3)).toEqual(expected);
});

it.each([
  ['смотри-ка', 'смотреть-ка'],
  ['по-западному', 'по-западному'],
  ['человек-гора', 'человек-гора'],
  ['интернет-магазину', 'интернет-магазин'],
  ['псевдокошка', 'псевдокошка'],
  ['байткодом', 'байткод'],
  ['бутявкать', 'бутявкать'],
  ['елка', 'ёлка'],
])('finds the base form of %s, which the dictionary does not have as it is written', (word, lemma) => {
  expect(analyseRussian(dictionary, word)[0]?.lemma).toBe(lemma);
});

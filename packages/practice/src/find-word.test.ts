import { expect, it } from 'vitest';
import { findWord } from './find-word';
import { readStock } from './read-stock';

const stock = [
  ...readStock(
    'partitive',
    'B1 | city | verb | Nad *ootasid [trammi = tramm].\nA2 | city | verb | Nad *ootasid [bussi = buss] seal.',
  ),
  ...readStock(
    'object',
    'A2 | home | whole | Ta keetis [tee = tee].\nA2 | home | whole | Ma *tee [seda = see].',
  ),
];
const lemmas: Readonly<Record<string, readonly string[]>> = { ootasid: ['ootama'], tee: ['tee', 'tegema'] };
const morphology = {
  analyse: (form: string) => ({ analyses: (lemmas[form] ?? []).map((lemma) => ({ lemma })) }),
} as unknown as Parameters<typeof findWord>[3];

it('finds a sentence of each form, the easiest first, and the items in which the word asks', () => {
  const { sentences, items } = findWord(stock, 'ootama', new Set(['ootasid', 'ootan']), morphology);
  expect([...sentences]).toEqual([['ootasid', 'Nad ootasid bussi seal.']]);
  expect(items.map(({ level }) => level)).toEqual(['A2', 'B1']);
  expect(items[0]!.id).toMatch(/^[\da-f]{8}$/u);
});

it('takes a form that may be of another word only where the item names the word', () => {
  expect(findWord(stock, 'tegema', new Set(['tee']), morphology)).toEqual({
    sentences: new Map(),
    items: [],
  });
  expect([...findWord(stock, 'tee', new Set(['tee']), morphology).sentences.values()]).toEqual([
    'Ta keetis tee.',
  ]);
});

import { expect, it } from 'vitest';
import type { ConlluRow } from './conllu-sentence';
import { mendSplitWords } from './mend-split-words';

const makeRow = (
  id: number,
  form: string,
  head: number,
  relation: string,
  rest: Partial<ConlluRow> = {},
): ConlluRow => ({
  ...{ id: String(id), form, lemma: form, upos: 'NOUN', xpos: 'S', features: 'Case=Nom|Number=Sing' },
  ...{ head: String(head), relation, enhanced: '_', misc: '_', ...rest },
});

it('gives a word written apart one base form and Typo=Yes on its first part', () => {
  const [first, second, third] = mendSplitWords([
    makeRow(1, 'kooli', 0, 'root', { lemma: 'koolimaja' }),
    makeRow(2, 'ma', 1, 'goeswith'),
    makeRow(3, 'ja', 2, 'goeswith'),
  ]);
  expect(first).toMatchObject({ lemma: 'koolimaja', features: 'Case=Nom|Number=Sing|Typo=Yes' });
  expect(second).toMatchObject({ lemma: '_', upos: 'X', features: '_', head: '1', relation: 'goeswith' });
  expect(third).toMatchObject({ head: '1', relation: 'goeswith' });
});

it('joins the pieces of a number by flat', () => {
  const number = { upos: 'NUM', features: 'NumForm=Digit|NumType=Card' };
  const [first, second] = mendSplitWords([
    makeRow(1, '330', 0, 'root', number),
    makeRow(2, '000', 1, 'goeswith', { lemma: '_', upos: 'X', features: '_' }),
  ]);
  expect(first!.features).toBe('NumForm=Digit|NumType=Card');
  expect(second).toMatchObject({ lemma: '000', relation: 'flat', ...number });
});

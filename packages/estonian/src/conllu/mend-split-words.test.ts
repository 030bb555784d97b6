import { expect, it } from 'vitest';
import type { AnnotatedToken } from '../annotated-text';
import { mendSplitWords } from './mend-split-words';

/** Tokens with one space between them. */
function mend(...words: readonly (readonly [form: string, head: number, rest?: Partial<AnnotatedToken>])[]) {
  const text = words.map(([form]) => form).join(' ');
  let end = -1;
  const tokens = words.map(([form, head, rest]): AnnotatedToken => {
    const start = end + 1;
    end = start + form.length;
    const noun = { lemma: form, root: form, upos: 'NOUN', xpos: 'S', features: 'Case=Nom|Number=Sing' };
    return { ...{ start, end, ...noun, head, relation: head < 0 ? 'root' : 'goeswith' }, ...rest };
  });
  return mendSplitWords(text, tokens);
}

it('gives a word written apart one base form and Typo=Yes on its first part', () => {
  const [first, second, third] = mend(['kooli', -1, { lemma: 'koolimaja' }], ['ma', 0], ['ja', 1]);
  expect(first).toMatchObject({ lemma: 'koolimaja', features: 'Case=Nom|Number=Sing|Typo=Yes' });
  expect(second).toMatchObject({ lemma: '_', upos: 'X', features: '_', head: 0, relation: 'goeswith' });
  expect(third).toMatchObject({ head: 0, relation: 'goeswith' });
});

it('joins the pieces of a number by flat', () => {
  const number = { upos: 'NUM', features: 'NumForm=Digit|NumType=Card' };
  const [first, second] = mend(['330', -1, number], ['000', 0, { lemma: '_', upos: 'X', features: '_' }]);
  expect(first!.features).toBe('NumForm=Digit|NumType=Card');
  expect(second).toMatchObject({ lemma: '000', relation: 'flat', ...number });
});

it('keeps signs what they are: they are no running words', () => {
  const sign = { upos: 'SYM', xpos: 'Z', features: '_' };
  const [first, second, third] = mend(['kell', -1], ['~', 0, sign], ['…', 0, { ...sign, upos: 'PUNCT' }]);
  expect(first!.features).not.toContain('Typo');
  expect(second).toMatchObject({ lemma: '~', upos: 'SYM', relation: 'dep' });
  expect(third).toMatchObject({ upos: 'PUNCT', relation: 'punct' });
});

it('leaves a sentence without such words, and a part without a first one, as they are', () => {
  expect(mend(['ema', -1])).toHaveLength(1);
  expect(mend(['ema', -1, { relation: 'goeswith' }])[0]).toMatchObject({
    lemma: 'ema',
    relation: 'goeswith',
  });
});

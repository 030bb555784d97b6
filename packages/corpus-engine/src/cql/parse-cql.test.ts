import { describe, expect, it } from 'vitest';
import { CqlError } from './cql-error';
import { parseCql } from './parse-cql';

function readFault(cql: string): [string, number] | null {
  try {
    parseCql(cql);
    return null;
  } catch (error) {
    if (!(error instanceof CqlError)) throw error;
    expect(error.message).toMatch(/^[A-Z].*\.$/u);
    return [error.problem, error.position];
  }
}

describe('parseCql', () => {
  it('reads features in small letters as those of Universal Dependencies', () => {
    expect(parseCql('[case="Gen"]')).toEqual(parseCql('[Case="Gen"]'));
  });

  it.each([
    '[]',
    ' "ema" ',
    '[lemma="ema"] [pos = "VERB"]',
    '[ lemma="ema" & !(pos="NOUN" | Case != "Gen") ]{2,3}[]*',
    '("a" | [] "b")+ within s',
    '[] within <s/>',
    '[]within s',
    '[feats="Case=Gen|Number=Plur"] [feats="_"] [Number[psor]="Sing"]',
    String.raw`"\"" "\\" "\." "[a\]b-]" "x|" ""`,
    '[LEMMA="ema"]',
    '[case="Gen" & verbform!="Inf"]',
    '"(a{2,3}b?)*c+"',
    '[deprel="nsubj.*" & part="@SUBJ"]',
  ])('takes %s', (cql) => expect(readFault(cql)).toBeNull());

  it.each([
    ['', 'EMPTY', 0],
    ['  \n', 'EMPTY', 0],
    ['[lemma="ema"', 'UNEXPECTED_END', 12],
    ['[lemma="ema]', 'UNCLOSED_QUOTE', 7],
    ['"ema', 'UNCLOSED_QUOTE', 0],
    ['"ema\\"', 'UNCLOSED_QUOTE', 0],
    ['[sõna="ema"]', 'UNKNOWN_ATTRIBUTE', 1],
    ['[] [lema="ema"]', 'UNKNOWN_ATTRIBUTE', 4],
    ['[lemma "ema"]', 'EXPECTED_COMPARISON', 7],
    ['[lemma>"ema"]', 'EXPECTED_COMPARISON', 6],
    ['[lemma=ema]', 'EXPECTED_VALUE', 7],
    ['[lemma=„ema”]', 'EXPECTED_VALUE', 7],
    ['[lemma="a" pos="X"]', 'UNEXPECTED', 11],
    ['[&]', 'UNEXPECTED', 1],
    ['[!]', 'UNEXPECTED', 2],
    ['[(lemma="a"]', 'UNEXPECTED', 11],
    ['(', 'UNEXPECTED_END', 1],
    ['([]', 'UNEXPECTED_END', 3],
    ['[])', 'UNEXPECTED', 2],
    ['[] | ', 'UNEXPECTED_END', 5],
    ['[]**', 'UNEXPECTED', 3],
    ['[]{', 'UNEXPECTED_END', 3],
    ['[]{a}', 'UNEXPECTED', 3],
    ['[]{1', 'UNEXPECTED_END', 4],
    ['[]{3,2}', 'BAD_REPEAT', 2],
    ['[]{0}', 'BAD_REPEAT', 2],
    ['[]{101}', 'BAD_REPEAT', 2],
    ['[]{1,999999999}', 'UNEXPECTED', 11],
    ['[] within', 'BAD_WITHIN', 9],
    ['[] within p', 'BAD_WITHIN', 10],
    ['[] within s []', 'UNEXPECTED', 12],
    ['within s', 'UNEXPECTED', 0],
    ['[feats="Gen"]', 'BAD_FEATURES', 8],
    ['[feats="Case=Gen|"]', 'BAD_FEATURES', 8],
    ['[] "a**"', 'BAD_PATTERN', 6],
    ['"*a"', 'BAD_PATTERN', 1],
    ['"a|+"', 'BAD_PATTERN', 3],
    ['"(a"', 'BAD_PATTERN', 1],
    ['"a)"', 'BAD_PATTERN', 2],
    ['"[a"', 'BAD_PATTERN', 1],
    ['"[a-"', 'BAD_PATTERN', 1],
    ['"[]"', 'BAD_PATTERN', 2],
    ['"[z-a]"', 'BAD_PATTERN', 2],
    ['"^a"', 'BAD_PATTERN', 1],
    ['"a{2"', 'UNEXPECTED', 4],
    ['"a{200}"', 'BAD_REPEAT', 2],
    [String.raw`"\b"`, 'BAD_ESCAPE', 1],
    ['[]*', 'MATCHES_NO_TOKEN', 0],
    ['([]? | "a")', 'MATCHES_NO_TOKEN', 0],
    ['[]{60} []{60}', 'TOO_COMPLEX', 0],
    [`[] ${'[]*'.repeat(1_000)}`, 'TOO_COMPLEX', 0],
    ['('.repeat(2_000), 'TOO_DEEP', 51],
    [`[${'!'.repeat(2_000)}word="a"]`, 'TOO_DEEP', 52],
    [`"${'('.repeat(2_000)}"`, 'TOO_DEEP', 52],
  ])('refuses %j: %s at %i', (cql, problem, position) => {
    expect(readFault(cql)).toEqual([problem, position]);
  });

  it.each(['[lemma="ema"] ma%ja', '(a=b)', '1:[] & 1..a', '"a"%x', '[](', ']'])(
    'says what was expected in words: %s',
    (cql) => {
      expect(() => parseCql(cql)).toThrow(/^Expected (?!.*\[\W?(?:\\|.-)).* found\.$/u);
    },
  );

  it.each(['sort', 'group', 'Size on suur', 'info', 'show', 'kool sort'])('takes the words %s', (cql) =>
    expect(readFault(cql)).toBeNull(),
  );

  it.each([
    ['[lemma="a" pos="X"]', 'Expected "%", "&", "]", or "|" but "p" found.'],
    ['[] )', 'a place such as [] or [lemma="maja"], a word, or end of input but ")" found.'],
    ['[&]', 'Expected "!", "(", "]", or an attribute such as word or lemma but "&" found.'],
    ['[]{a}', 'Expected "," or a number but "a" found.'],
    ['[', 'Expected "!", "(", "]", or an attribute such as word or lemma but end of input found.'],
  ])('says what was expected in place of what stands in %j', (cql, message) => {
    expect(() => parseCql(cql)).toThrow(message);
  });
});

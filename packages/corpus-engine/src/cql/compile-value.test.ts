import { describe, expect, it } from 'vitest';
import { normaliseWord } from '../segment/normalise-word';
import { compileValue, type ValueUnit } from './compile-value';
import { matchesText } from './fit-readings';
import { WorkBudget } from './lazy-automaton';
import { parseCql } from './parse-cql';

/** Whether a value fits a word as it stands in the index. */
function fits(value: string, word: string, unit: ValueUnit): boolean {
  const { pattern } = parseCql(`"${value}"`);
  if (pattern.kind !== 'letter' || pattern.letter.formula.kind !== 'test')
    throw new Error(`no value: ${value}`);
  const indexed = unit === 'caseless' ? word.toLowerCase() : normaliseWord(word, unit);
  return matchesText(compileValue(pattern.letter.formula.test.pattern!, unit, new WorkBudget()), indexed);
}

describe('compileValue', () => {
  it.each([
    ['[A-Z].*', 'Ema', true, true],
    ['[A-Z].*', 'ema', true, false],
    ['[ŠŽ].+', 'šokk', true, false],
    ['[А-Я]+', 'мир', true, false],
    ['[^A-Z]ma', 'ema', false, true],
    ['E.?A', 'ema', true, false],
    ['e|E(ma)?', 'EMA', true, false],
    ["b.sh'i", "Bush'i", true, false],
    ["B.sh'i", "Bush'i", true, true],
    ['[o]\u0303un.*', 'õuna', false, false],
    ['o\u0303un.*', 'õuna', true, true],
    ['.', '😀', true, true],
    ['[😀-😂]', '😁', true, true],
    ['..', '😀', false, false],
    ['a.b', 'a\ud800b', true, true],
    ['', 'a', false, false],
    ['e\u2011k.ri', 'e-kiri', true, true],
    ['e-k.ri', 'e\u2010ki\u00adri', true, true],
    ['ko\u200b.l\u2060', 'kool', true, true],
  ])('%s and %s: %s in lower case, %s as written', (value, word, isFolded, isWritten) => {
    expect(fits(value, word, 'folded')).toBe(isFolded);
    expect(fits(value, word, 'form')).toBe(isWritten);
  });

  it('compares tags whatever their case', () => {
    expect(fits("N.*'?", 'NOUN', 'caseless')).toBe(true);
    expect(fits('n.*', 'NOUN', 'caseless')).toBe(true);
  });
});

import { amountKinds } from './amount-kinds';
import { calendarKinds } from './calendar-kinds';
import { codeKinds } from './code-kinds';
import type { FindCases } from './noun-case';
import { numeralKinds } from './numeral-kinds';
import { ordinalKinds } from './ordinal-kinds';
import { foldLetters } from '../letters/fold-letters';
import { defineKind, type TokenKind } from './token-kind';
import { shortFormKinds, wordKinds } from './word-kinds';

/** The grammar: at each place the first kind that fits reads the token. */
const KINDS: readonly TokenKind[] = [
  ...wordKinds,
  ...calendarKinds,
  ...ordinalKinds,
  ...amountKinds,
  ...numeralKinds,
  ...codeKinds,
  ...shortFormKinds,
];
/** What no kind reads stays as it is; digits within a word are read by themselves. */
const REST_KINDS: readonly TokenKind[] = [
  ...numeralKinds.slice(-1),
  defineKind(String.raw`\p{L}+|[^\p{L}\d]`, ([all = '']) => all, ''),
  defineKind(
    String.raw`\d+|\p{N}`,
    ([all = '']) => (/\d/u.test(all) ? numeralKinds.at(-1)!.read(['', all], NOWHERE) : ' '),
    '',
  ),
];
const NOWHERE = { before: '', after: '', findCases: () => [] };
/** Characters that a token may look at on each side. */
const VIEW = 80;

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

function clean(text: string): string {
  return foldLetters(text.toWellFormed())
    .replaceAll(/[₀-₉]/gu, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replaceAll(/[^\S\n]+/gu, ' ');
}

function readToken(text: string, at: number, findCases: FindCases): readonly [said: string, end: number] {
  const before = text.slice(Math.max(0, at - VIEW), at);
  const isStart = !/[\p{L}\d]$/u.test(before) || !/^[\p{L}\d]/u.test(text.slice(at, at + 2));
  for (const { pattern, read } of isStart ? [...KINDS, ...REST_KINDS] : REST_KINDS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const end = pattern.lastIndex;
    const groups = Array.from(match, (group: string | undefined) => group ?? '');
    const said = read(groups, { before, after: text.slice(end, end + VIEW), findCases });
    if (said !== null) return [said, end];
  }
  return [' ', at + 1];
}

/**
 * The text as it is read aloud: a grammar of tokens (codes, numbers, dates, times, money, units, abbreviations, addresses)
 * becomes Estonian words, in the case that an ending or the next noun asks for and else in the nominative. Characters that
 * a speech engine could take for markup become spaces. `findCases` tells the cases of a word that stands after a number.
 */
export function readAloud(text: string, findCases: FindCases): string {
  const written = clean(text);
  const said: string[] = [];
  for (let at = 0; at < written.length;) {
    const [words, end] = readToken(written, at, findCases);
    said.push(words);
    at = end;
  }
  return said
    .join('')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ (?=[.,;:!?])/gu, '')
    .trim();
}

import type { GrammarToken } from './grammar-sentence';
import { QUANTIFIERS } from './quantifiers';
import {
  caseOfCode,
  changeForm,
  hasCase,
  hasCode,
  hasPart,
  isOnly,
  listWords,
  nominalCodes,
  numberOfCode,
} from './readings';
import type { RuleHit, WantedWord } from './rule';

const LAST_CASES = new Set(['ter', 'es', 'ab', 'kom']);

/** The form of an attribute of a noun in this form. */
export function attributeCode(nounCode: string): string {
  if (nounCode === 'adt') return 'sg ill';
  return LAST_CASES.has(caseOfCode(nounCode)) ? `${numberOfCode(nounCode)} g` : nounCode;
}

/** True if an attribute in this form goes with a noun in that form. */
export function agree(attribute: string, noun: string): boolean {
  if (attribute === noun || attribute === attributeCode(noun)) return true;
  return (
    caseOfCode(attribute) === 'ill' &&
    caseOfCode(noun) === 'ill' &&
    numberOfCode(attribute) === numberOfCode(noun)
  );
}

/** Pronouns that agree with the noun that they stand before. */
const DETERMINERS = listWords('see selline niisugune samasugune teine üks kõik');

const PLACE_CASES = ['ill', 'in', 'el', 'all', 'ad', 'abl'];

/** `seda looma`, `looma poest`: the word beside goes with the noun that a verb of the same letters (looma, luua) would be. */
export function isNounPhrase(tokens: readonly GrammarToken[], noun: number): boolean {
  const [before, next] = [tokens[noun - 1], tokens[noun + 1]];
  if (next?.pos === 'S' && hasCode(tokens[noun]!, 'sg g') && hasCase(next, ...PLACE_CASES)) return true;
  const isAttribute = before !== undefined && (before.pos === 'A' || DETERMINERS.has(before.lemma));
  return isAttribute && nominalCodes(tokens[noun]!).some((code) => hasCode(before, attributeCode(code)));
}

/** True for an adjective or such a pronoun right before its noun that has to follow the noun into another form. */
function follows(tokens: readonly GrammarToken[], at: number, noun: number, code: string): boolean {
  const token = tokens[at]!;
  const isPart =
    (token.pos === 'A' || token.pos === 'C' || DETERMINERS.has(token.lemma)) && token.head === noun;
  if (
    !isPart ||
    isPossessor(token, tokens[noun]!) ||
    hasPart(token, token.lemma === 'üks' ? 'GDJK' : 'GNDJK') ||
    hasCode(token, attributeCode(code), '')
  )
    return false;
  return token.lemma !== 'oma' && nominalCodes(token).length > 0;
}

/** True for a noun that a number or a word of quantity before its attributes counts. */
export function isCounted(tokens: readonly GrammarToken[], noun: number): boolean {
  let at = noun - 1;
  while (at >= 0 && ['A', 'C', 'U', 'G'].includes(tokens[at]!.pos) && !QUANTIFIERS.has(tokens[at]!.lower))
    at -= 1;
  const word = tokens[at];
  if (!word) return false;
  return QUANTIFIERS.has(word.lower) || (hasPart(word, 'N') && word.lemma !== 'üks' && word.form !== '1');
}

const WHOLE = listWords('terve kogu');
const SPANS = listWords('päev öö hommik õhtu nädal kuu aasta suvi talv sügis kevad tund aeg elu');

/** `sadas terve päeva`: how long it was so, in the genitive as a whole. */
export function isSpan(tokens: readonly GrammarToken[], at: number): boolean {
  const isTime = SPANS.has(tokens[at]!.lemma) && hasCode(tokens[at]!, 'sg g');
  return isTime && WHOLE.has(tokens[at - 1]?.lower ?? '');
}

/** `ei sõltu selle pikkusele`: a genitive before a noun in another case is no attribute that agrees. */
function isPossessor(token: GrammarToken, noun: GrammarToken): boolean {
  if (['n', 'g', 'p', 'ill', ...LAST_CASES].includes(caseOfCode(noun.code))) return false;
  return isOnly(token, 'sg g', 'pl g');
}

/** True for base forms, which learners leave as they are. */
function isBare(token: GrammarToken): boolean {
  return isOnly(token, 'sg n', 'pl n');
}

/**
 * A noun in another form together with the attributes right before it that must follow: all of them, or those in their
 * base form alone. Undefined if the noun has no reading to make the form from.
 */
export function changePhrase(
  tokens: readonly GrammarToken[],
  noun: number,
  code: string,
  { isWhole = false } = {},
): Pick<RuleHit, 'start' | 'end' | 'wanted' | 'forms'> | undefined {
  const changed = changeForm(tokens[noun]!, code);
  if (!changed) return undefined;
  const words: WantedWord[] = [changed.word];
  let start = noun;
  while (start > 0) {
    const token = tokens[start - 1]!;
    if (!follows(tokens, start - 1, noun, code) || !(isWhole || isBare(token))) break;
    const wanted = changeForm(token, attributeCode(code));
    if (!wanted) break;
    words.unshift(token.lower === 'üks' && wanted.word.form === 'sg ill' ? 'ühte' : wanted.word);
    start -= 1;
  }
  return { start, end: noun + 1, wanted: [words], forms: changed.forms };
}

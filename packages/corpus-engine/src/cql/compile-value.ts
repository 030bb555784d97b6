import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { normaliseWord } from '../segment/normalise-word';
import type { WordUnit } from '../segment/segment';
import { listRanges } from './character-ranges';
import type { CharacterSet } from './cql-query';
import type { WorkBudget } from './lazy-automaton';
import type { Pattern } from './pattern';
import { ValueAutomaton } from './value-automaton';

/** How a value is compared: as words of the index are, or as it is written, whatever the case. */
export type ValueUnit = WordUnit | 'caseless';

/** A value of a query: the only strings that match it, or an automaton. */
export type CompiledValue =
  | { readonly literals: readonly string[] }
  | { readonly literals: null; readonly automaton: ValueAutomaton };

/** Makes a value ready to be compared with strings that are normalised for a unit. Throws CqlError. */
export function compileValue(
  pattern: Pattern<CharacterSet>,
  unit: ValueUnit,
  budget: WorkBudget,
): CompiledValue {
  const literals = listLiterals(pattern);
  if (literals === null) return { literals, automaton: new ValueAutomaton(adapt(pattern, unit), budget) };
  return {
    literals: literals.map((word) => (unit === 'caseless' ? word.toLowerCase() : normaliseWord(word, unit))),
  };
}

/** The strings of a pattern without sets and repeats, such as `maja` or `maja|kodu`; null for any other. */
function listLiterals(pattern: Pattern<CharacterSet>): string[] | null {
  const alternatives = pattern.kind === 'choice' ? pattern.parts : [pattern];
  const literals = alternatives.map(readLiteral);
  return literals.every((literal) => literal !== null) ? literals : null;
}

/** The one string that a pattern without sets, choices and repeats matches; null for any other. */
export function readLiteral(pattern: Pattern<CharacterSet>): string | null {
  if (pattern.kind === 'letter') {
    const point = readSinglePoint(pattern.letter);
    return point === null ? null : String.fromCodePoint(point);
  }
  if (pattern.kind !== 'sequence') return null;
  const parts = pattern.parts.map(readLiteral);
  return parts.every((part) => part !== null) ? parts.join('') : null;
}

function readSinglePoint({ ranges, isNegated }: CharacterSet): number | null {
  return !isNegated && ranges.length === 2 && ranges[0] === ranges[1] ? ranges[0]! : null;
}

/** The pattern over strings that are normalised for a unit: folded, and without the characters that the index drops. */
function adapt(pattern: Pattern<CharacterSet>, unit: ValueUnit): Pattern<readonly number[]> {
  switch (pattern.kind) {
    case 'letter':
      return adaptLetter(pattern.letter, unit);
    case 'repeat':
      return { ...pattern, part: adapt(pattern.part, unit) };
    case 'sequence':
    case 'choice':
      return { kind: pattern.kind, parts: pattern.parts.map((part) => adapt(part, unit)) };
  }
}

const PLAIN_APOSTROPHE = 0x27;
const isApostrophe = (written: string): boolean => '’‘`´ʼ'.includes(written);

function adaptLetter(letter: CharacterSet, unit: ValueUnit): Pattern<readonly number[]> {
  const isFolded = unit !== 'form';
  const point = readSinglePoint(letter);
  if (point === null) return { kind: 'letter', letter: listRanges(letter, isFolded) };
  const written = String.fromCodePoint(point);
  // Inside a word any apostrophe is indexed as the plain one.
  if (unit !== 'caseless' && isApostrophe(written))
    return { kind: 'letter', letter: [PLAIN_APOSTROPHE, PLAIN_APOSTROPHE, point, point] };
  const character = (unit === 'caseless' ? '' : foldLetters(written)) || written;
  const parts = Array.from(
    isFolded ? character.toLowerCase() : character,
    (one): Pattern<readonly number[]> => {
      const lower = one.codePointAt(0)!;
      return { kind: 'letter', letter: [lower, lower] };
    },
  );
  const adapted: Pattern<readonly number[]> = parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  // `normaliseWord` keeps a lone character, so it is looked at beside another one.
  const isDropped = unit !== 'caseless' && normaliseWord(`a${written}`, unit) === 'a';
  return isDropped ? { kind: 'repeat', part: adapted, least: 0, most: 1 } : adapted;
}

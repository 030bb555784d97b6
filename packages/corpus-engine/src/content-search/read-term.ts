import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { escapeCqlValue } from '../cql/make-cql';
import { sruDiagnostic, UnansweredSearchError } from './search-diagnostic';
import { type Indifference, widenLetters } from '../cql/widen-letters';
import { writeValue } from './write-value';

/** Words of a term in a row. */
export interface Phrase {
  /** Places of a query by form. */
  readonly places: readonly string[];
  /** What each place finds in a text, as a regular expression. */
  readonly found: readonly string[];
  /** Signs that stand for letters. */
  readonly masks: number;
}

export interface TermReading extends Indifference {
  /** `*` and `?` stand for any letters and any letter. */
  readonly isMasked: boolean;
}

/** A character of a term: a letter, or a sign that stands for letters. */
type TermCharacter = { readonly letter: string } | { readonly mask: '*' | '?' };

const ESCAPABLE = /[\\*?^"]/u;
const EDGE = /^[\p{P}\p{S}]$/u;

/** The words of a term, at white space. Throws UnansweredSearchError. */
export function readTerm(term: string, reading: TermReading): Phrase[] {
  const words: TermCharacter[][] = [[]];
  for (const character of listCharacters(term, reading.isMasked)) {
    if ('letter' in character && /\s/u.test(character.letter)) words.push([]);
    else words.at(-1)!.push(character);
  }
  const filled = words.filter((word) => word.length > 0);
  if (filled.length === 0)
    throw new UnansweredSearchError(sruDiagnostic(27), term, 'An empty term finds nothing.');
  for (const word of filled)
    if (word.every((character) => 'mask' in character))
      throw new UnansweredSearchError(sruDiagnostic(29), term, 'A masked word has at least one letter.');
  return filled.map((word) => ({
    places: [writePlace(word, reading)],
    found: [writeFound(word)],
    masks: word.filter((character) => 'mask' in character).length,
  }));
}

/** Phrases one after the other. */
export function joinPhrases(phrases: readonly Phrase[]): Phrase {
  return {
    places: phrases.flatMap(({ places }) => places),
    found: phrases.flatMap(({ found }) => found),
    masks: phrases.reduce((sum, { masks }) => sum + masks, 0),
  };
}

function listCharacters(term: string, isMasked: boolean): TermCharacter[] {
  const found: TermCharacter[] = [];
  const all = [...foldLetters(term)];
  for (let i = 0; i < all.length; i++) {
    const character = all[i]!;
    if (character === '\\') {
      const next = all[++i] ?? '';
      if (!ESCAPABLE.test(next))
        throw new UnansweredSearchError(
          sruDiagnostic(26),
          `\\${next}`,
          'A backslash stands before * ? ^ " and itself alone.',
        );
      found.push({ letter: next });
    } else if (isMasked && character === '^')
      throw new UnansweredSearchError(sruDiagnostic(31), '^', 'Words are not anchored to the text.');
    else if (isMasked && (character === '*' || character === '?')) found.push({ mask: character });
    else found.push({ letter: character });
  }
  return found;
}

/** A word with marks of punctuation on its edges is one token, as `jne.` is, or several. */
function writePlace(word: readonly TermCharacter[], reading: TermReading): string {
  const isEdge = (character: TermCharacter | undefined): boolean =>
    character !== undefined && 'letter' in character && EDGE.test(character.letter);
  let from = 0;
  let to = word.length;
  while (from < to && isEdge(word[from])) from += 1;
  while (to > from && isEdge(word[to - 1])) to -= 1;
  const whole = writeToken(word, reading);
  if (to - from === word.length || word.length === 1) return whole;
  const marks = (part: readonly TermCharacter[]): string[] => part.map((one) => writeToken([one], reading));
  const middle = from < to ? [writeToken(word.slice(from, to), reading)] : [];
  const split = [...marks(word.slice(0, from)), ...middle, ...marks(word.slice(to))];
  return `(${whole} | ${split.join(' ')})`;
}

function writeToken(word: readonly TermCharacter[], reading: TermReading): string {
  const value = word.map((character) => {
    if ('mask' in character) return character.mask === '*' ? '.*' : '.';
    if (!reading.toCase && !reading.toMarks) return escapeCqlValue(character.letter);
    const point = character.letter.codePointAt(0)!;
    const letter = { ranges: [point, point], isNegated: false };
    return writeValue(widenLetters({ kind: 'letter', letter }, reading));
  });
  return `"${value.join('')}"`;
}

function writeFound(word: readonly TermCharacter[]): string {
  const written = word.map((character) => {
    if ('mask' in character) return character.mask === '*' ? '\\S*' : '\\S';
    return character.letter.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  });
  return written.join('');
}

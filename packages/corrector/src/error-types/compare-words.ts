import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { WordToType } from './typed-edit';

/** Letters of an adjective that its comparative has not. */
const LONGEST_END = 2;

/** True for a token of letters or figures. */
export function isWord({ form }: Pick<WordToType, 'form'>): boolean {
  return /[\p{L}\p{N}]/u.test(form);
}

/** The letters of the words in small letters, without spaces and hyphens between them. */
export function joinLetters(words: readonly WordToType[]): string {
  return words
    .map(({ form }) => form.toLowerCase())
    .join('')
    .replace(/[-–—]/g, '');
}

/** Letters to change, put in or take away to make one string of the other (Levenshtein). */
export function countChanges(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, before[j]! + 1, row[j - 1]! + 1));
    }
    before = row;
  }
  return before[b.length]!;
}

/** 1 for equal strings, 0 for strings without a letter in common. */
export function compareLetters(a: string, b: string): number {
  return a === b ? 1 : 1 - countChanges(a, b) / Math.max(a.length, b.length);
}

/** True for a reading as a form of a verb; participles are read as adjectives, too. */
export function isVerb({ partOfSpeech }: VabamorfAnalysis): boolean {
  return partOfSpeech === 'V';
}

/** True for a reading without forms: adverb, adposition, conjunction. */
export function isUninflected({ partOfSpeech }: VabamorfAnalysis): boolean {
  return 'DKJI'.includes(partOfSpeech);
}

/** The readings of the second word that are of a word which the first one may be, with their counterparts. */
export function listShared(
  written: WordToType,
  right: WordToType,
): { readonly own: VabamorfAnalysis; readonly wanted: VabamorfAnalysis }[] {
  return right.readings.flatMap((wanted) =>
    written.readings
      .filter((own) => isOneWord(own, wanted) && isVerb(own) === isVerb(wanted))
      .filter((own) => !isUninflected(own) && !isUninflected(wanted))
      .map((own) => ({ own, wanted })),
  );
}

/** True for readings of one lemma; the degrees of an adjective are forms of it. */
function isOneWord(a: VabamorfAnalysis, b: VabamorfAnalysis): boolean {
  const [first, second] = [a.lemma.toLowerCase(), b.lemma.toLowerCase()];
  return first === second || isDegree(a, second) || isDegree(b, first);
}

/** "kiirem" of "kiire", "suurem" of "suur", "olulisem" of "oluline": the stem without its vowel begins the adjective. */
function isDegree({ lemma, partOfSpeech }: VabamorfAnalysis, adjective: string): boolean {
  if (partOfSpeech !== 'C' && partOfSpeech !== 'U') return false;
  const stem = lemma.toLowerCase().replace(/s?[aeiu]?m$/, '');
  return stem.length > 1 && adjective.startsWith(stem) && adjective.length - stem.length <= LONGEST_END;
}

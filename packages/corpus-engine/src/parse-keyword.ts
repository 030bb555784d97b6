import { foldForm, normaliseForm, normaliseLemma } from './normalise-word';
import type { Segment, WordUnit } from './segment';

/** A word as the index knows it in a unit. */
export function normaliseWord(word: string, unit: WordUnit): string {
  if (unit === 'lemma') return normaliseLemma(word);
  return unit === 'form' ? normaliseForm(word) : foldForm(normaliseForm(word));
}

/**
 * The normalised words of a typed keyword, in order; empty for a keyword of spaces. A keyword that is one token as a
 * whole (`10 000`) stays one word. A piece that no text has as it stands loses the punctuation around it (`kodus,`),
 * so that a phrase copied from a text is found.
 */
export function parseKeyword(
  segments: readonly Segment[],
  keyword: string,
  unit: WordUnit,
): readonly string[] {
  const pieces = keyword
    .trim()
    .split(/\s+/u)
    .filter((piece) => piece !== '');
  const isKnown = (word: string): boolean => segments.some((segment) => isRunningWord(segment, word, unit));
  const whole = normaliseWord(pieces.join(' '), unit);
  if (pieces.length > 1 && isKnown(whole)) return [whole];
  return pieces.flatMap((piece) => {
    const word = normaliseWord(piece, unit);
    if (isKnown(word)) return [word];
    const bare = piece.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
    if (bare === '') return pieces.length > 1 ? [] : [word];
    return [normaliseWord(bare, unit)];
  });
}

/** Whether a normalised word stands among the running words; of a form its case is not looked at. */
function isRunningWord(segment: Segment, word: string, unit: WordUnit): boolean {
  const id = segment.findString(unit === 'form' ? foldForm(word) : word);
  return id >= 0 && segment.postings(unit === 'lemma' ? 'lemma' : 'folded', id).length > 0;
}

/** True where any of the segments has the word among its running words, whatever the selection. Takes microseconds. */
export function hasWord(segments: readonly Segment[], word: string, unit: WordUnit): boolean {
  const normalised = normaliseWord(word, unit);
  return segments.some((segment) => {
    if (!isRunningWord(segment, normalised, unit)) return false;
    if (unit !== 'form') return true;
    const id = segment.findString(normalised);
    const { readingForms, readingFrequencies } = segment.sections;
    return readingForms.some((form, reading) => form === id && readingFrequencies[reading]! > 0);
  });
}

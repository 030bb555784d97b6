import { foldForm, normaliseWord } from './normalise-word';
import type { Segment, WordUnit } from './segment';

/** For each place of a keyword the normalised words that may stand there. */
export type WordSequence = readonly (readonly string[])[];

/** Letters and digits, with what joins them to one word: `e-post`, `ja/või`, `Bush'i`, `12.30`, `0,5`. */
const WORD =
  /[\p{L}\p{M}\p{N}]+(?:(?:[-\u2010-\u2013'’`./_@&+=#*]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/u;
/** Signs that are words of their own: `%`, `€`, emoji. Marks, brackets, quotes and what nobody sees are none. */
const SIGNS = /(?:[%&@#§]|[^\p{L}\p{M}\p{N}\p{P}\p{Sk}\p{Z}\p{C}|¦]\p{M}*(?:\u200d(?=\p{S}))?)+/u;
const PARTS = new RegExp(`(?<word>${WORD.source})|${SIGNS.source}`, 'gu');
/** What may stand around a word that is looked up: quotes, brackets, commas. */
const OPENING_MARKS = /^(?:(?![%&@#§])\p{P})+/u;
const CLOSING_MARKS = /(?:(?![%&@#§])\p{P})+$/u;
/** `lause.Järgmine` */
const TYPED_TOGETHER = /(?<=\p{L})\.(?=\p{L})/u;

const graphemes = new Intl.Segmenter('et', { granularity: 'grapheme' });

/**
 * What a typed keyword may mean, in the order in which it is looked up: the whole of it as one token (`10 000`, `jne.`),
 * then its pieces one after another, cut as texts are, so that a phrase copied from a text is found. A full stop belongs
 * to a word in one place (`1995. aasta`) and ends the sentence in another: in a phrase both are found. Empty for a
 * keyword of spaces.
 */
export function* parseKeyword(
  segments: readonly Segment[],
  keyword: string,
  unit: WordUnit,
): Generator<WordSequence> {
  const pieces = keyword
    .trim()
    .split(/\s+/u)
    .filter((piece) => piece !== '');
  if (pieces.length === 0) return;
  yield [[normaliseWord(pieces.join(' '), unit)]];
  const isKnown = (word: string): boolean => segments.some((segment) => isRunningWord(segment, word, unit));
  const sequence = pieces.flatMap((piece) => parsePiece(piece, unit, isKnown));
  if (sequence.length > 0) yield sequence;
}

function parsePiece(piece: string, unit: WordUnit, isKnown: (word: string) => boolean): string[][] {
  const known = listUncut(piece)
    .map((word) => normaliseWord(word, unit))
    .filter(isKnown);
  const parts = cutPiece(piece, (part) => isKnown(normaliseWord(part, unit))).map((alternatives) =>
    alternatives.map((word) => normaliseWord(word, unit)),
  );
  // `x=5` or `C++`: a token that would be cut here is one in some text.
  if (parts.length !== 1) return known.length > 0 ? [unique(known)] : parts;
  return [unique([...known, ...parts[0]!])];
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** The piece as it stands, and without the marks before it, after it and around it. */
function listUncut(piece: string): string[] {
  const opened = piece.replace(OPENING_MARKS, '');
  return [piece, opened, piece.replace(CLOSING_MARKS, ''), opened.replace(CLOSING_MARKS, '')].filter(
    (word) => word !== '',
  );
}

/** The words of a piece: `10%,` is `10` and `%`, `arvan,et` is `arvan` and `et`; `1995.` may have its full stop. */
function cutPiece(piece: string, isKnown: (part: string) => boolean): string[][] {
  return [...piece.matchAll(PARTS)].flatMap(({ 0: part, index, groups }) => {
    if (isKnown(part)) return [withFullStop(part, piece, index)];
    if (groups?.['word'] === undefined)
      return Array.from(graphemes.segment(part), ({ segment }) => [segment]);
    const words = part.split(TYPED_TOGETHER);
    return words.map((word, place) =>
      place < words.length - 1
        ? [word, `${word}.`]
        : withFullStop(word, piece, index + part.length - word.length),
    );
  });
}

function withFullStop(word: string, piece: string, start: number): string[] {
  return piece[start + word.length] === '.' ? [word, `${word}.`] : [word];
}

/** Whether a normalised word stands among the running words; of a form its case is not looked at. */
function isRunningWord(segment: Segment, word: string, unit: WordUnit): boolean {
  const id = segment.findString(unit === 'form' ? foldForm(word) : word);
  return id >= 0 && segment.postings(unit === 'lemma' ? 'lemma' : 'folded', id).length > 0;
}

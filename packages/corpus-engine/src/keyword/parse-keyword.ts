import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { findSignClass } from '@keelerada/estonian/tagging/candidates/sign-class';
import { findWordShape } from '@keelerada/estonian/tagging/candidates/word-shape';
import { normaliseWord } from '../segment/normalise-word';
import type { WordUnit } from '../segment/segment';
import { isPatternPiece, makePiecePattern } from './keyword-pattern';

/** One place of a keyword: the normalised words of which any may stand there, and the units they are compared by. */
export interface KeywordPlace {
  readonly words: readonly string[];
  readonly units: readonly WordUnit[];
  /** The words are patterns with `*` and `?`. */
  readonly isPattern?: boolean;
}

/** Letters and digits, with what joins them to one word: `e-post`, `ja/või`, `Bush'i`, `12.30`, `0,5`. */
const WORD =
  /[\p{L}\p{M}\p{N}]+(?:(?:[-\u2010-\u2013'’`./_@&+=#*]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/u;
/** Signs that may belong to a word: `°C`, `%-ni`, `C++`. */
const SIGNS = /(?:[%&@#§]|[^\p{L}\p{M}\p{N}\p{P}\p{Sk}\p{Z}\p{C}|¦])+/u;
const PARTS = new RegExp(`(?<word>${WORD.source})|${SIGNS.source}`, 'gu');
/** What may stand around a word that is looked up: quotes, brackets, commas. */
const OPENING_MARKS = /^(?:(?![%&@#§])\p{P})+/u;
const CLOSING_MARKS = /(?:(?![%&@#§])\p{P})+$/u;
/** `lause.Järgmine`, `5.aprillil`, `50cm` */
const TYPED_TOGETHER = /(?<=[\p{L}\p{Nd}])\.(?=\p{L})|(?<=\p{Nd})(?=\p{L})/u;
/** Parts that may still be one token: `°C`, `%-ni`. */
const MAX_PARTS_OF_TOKEN = 3;

/**
 * Lists what a typed keyword may mean, in the order of looking it up: first the whole of it as one token (`10 000`,
 * `jne.`), then its words one after another, cut as texts are cut, so that a phrase copied from a text is found.
 * Punctuation and symbols are no running words and are left out. A full stop may belong to a word (`1995. aasta`) or
 * end a sentence: a phrase matches both. Words with `*` or `?` are patterns and are not cut. Gives nothing for a keyword of
 * spaces. `isKnown` tells whether a normalised word is among the running words of the texts.
 */
export function* parseKeyword(
  keyword: string,
  unit: WordUnit,
  isKnown: (word: string) => boolean,
): Generator<readonly KeywordPlace[]> {
  const pieces = foldLetters(keyword)
    .trim()
    .split(/\s+/u)
    .filter((piece) => piece !== '');
  if (pieces.length === 0) return;
  const isPattern = (piece: string): boolean => isPatternPiece(piece, pieces.length);
  const hasPattern = pieces.some(isPattern);
  if (!hasPattern) yield [{ words: [normaliseWord(pieces.join(' '), unit)], units: [unit] }];
  const sequence = pieces.flatMap((piece): readonly KeywordPlace[] =>
    isPattern(piece)
      ? [{ words: [makePiecePattern(piece, pieces.length, unit)], units: [unit], isPattern: true }]
      : parsePiece(piece, unit, isKnown),
  );
  if (sequence.length > 0) yield sequence;
}

const DIGITS = /^\p{Nd}+$/u;

function parsePiece(piece: string, unit: WordUnit, isKnown: (word: string) => boolean): KeywordPlace[] {
  const makePlace = (words: readonly string[]): KeywordPlace => {
    // The lemma of the first group of `10 000` is the whole number, so groups are also matched as written.
    const isNumber = words.some((word) => DIGITS.test(word));
    return { words: [...new Set(words)], units: isNumber && unit === 'lemma' ? ['lemma', 'folded'] : [unit] };
  };
  const known = listUncut(piece)
    .map((word) => normaliseWord(word, unit))
    .filter(isKnown);
  const parts = cutPiece(piece, (part) => isKnown(normaliseWord(part, unit))).map((alternatives) =>
    alternatives.map((word) => normaliseWord(word, unit)),
  );
  // `:D` holds a letter but is a symbol.
  const sign = findSignClass(piece, findWordShape(piece));
  if (known.length === 0 && sign !== null && !isRunningWord(sign)) return [];
  // `x=5` or `C++`: one token in some text, so it is not cut here.
  if (parts.length !== 1) return known.length > 0 ? [makePlace(known)] : parts.map(makePlace);
  return [makePlace([...known, ...parts[0]!])];
}

/** The piece as it stands, and without the marks before it, after it and around it. */
function listUncut(piece: string): string[] {
  const opened = piece.replace(OPENING_MARKS, '');
  return [piece, opened, piece.replace(CLOSING_MARKS, ''), opened.replace(CLOSING_MARKS, '')].filter(
    (word) => word !== '',
  );
}

/** The words of a piece: `10%,` is `10`, `arvan,et` is `arvan` and `et`; `1995.` may keep its full stop. */
function cutPiece(piece: string, isKnown: (part: string) => boolean): string[][] {
  const parts = [...piece.matchAll(PARTS)];
  const words: string[][] = [];
  for (let first = 0; first < parts.length; first++) {
    const { index } = parts[first]!;
    const ends = parts.slice(first, first + MAX_PARTS_OF_TOKEN).map((part) => part.index + part[0].length);
    const longest = ends.findLastIndex((end) => isKnown(piece.slice(index, end)));
    if (longest >= 0) words.push(withOwnMark(piece, index, ends[longest]!));
    else words.push(...cutUnknown(piece, parts[first]!));
    first += Math.max(0, longest);
  }
  return words;
}

/** Cuts what no text has as one token: words that were typed together are separated, signs are left out. */
function cutUnknown(piece: string, { 0: part, index, groups }: RegExpExecArray): string[][] {
  if (groups?.['word'] === undefined) return [];
  let end = index;
  return part.split(TYPED_TOGETHER).map((word) => {
    const start = piece.indexOf(word, end);
    end = start + word.length;
    return withOwnMark(piece, start, end);
  });
}

/** A full stop or hyphen beside a word may be a part of it: `1995. aasta`, `pea- ja kaelavalu`, `kapsa ja -õli`. */
function withOwnMark(piece: string, start: number, end: number): string[] {
  const word = piece.slice(start, end);
  const next = piece[end];
  const words = [word];
  if (next === '.' || next === '-') words.push(word + next);
  if (piece[start - 1] === '-') words.push(`-${word}`);
  return words;
}

import type { AnnotatedText, AnnotatedToken } from '../annotated-text';

/** An error of a text with what belongs in its place. */
export interface TokenMark {
  /** Half-open range of tokens, counted over all sentences; equal where something is missing before `start`. */
  readonly start: number;
  readonly end: number;
  /** Empty where the tokens are to go. */
  readonly corrected: readonly { readonly form: string; readonly lemma: string }[];
  /** Type of the error, such as `R:SPELL`. */
  readonly code: string;
  readonly rule?: string;
  /** That it is an error, 0 to 1. */
  readonly probability: number;
  /** Half-open range of UTF-16 code units that `replacement` takes the place of, spaces included. */
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

/** A text as written and as corrected. Marks come in text order and do not overlap. */
export interface CorrectedText {
  readonly id: string;
  readonly text: string;
  readonly annotation: AnnotatedText;
  readonly marks: readonly TokenMark[];
  /** What is known of the text, such as its title and level; values of one line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Who marked the errors and how far that is to be trusted, in one line. */
  readonly origin: string;
  /** How the text and its marks are cited, in one line. */
  readonly citation: string;
}

/** The text with all corrections applied. */
export function correctText({ text, marks }: Pick<CorrectedText, 'text' | 'marks'>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, replacement } of marks) {
    parts.push(text.slice(at, from), replacement);
    at = to;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Neighbouring sentences that no mark joins to others. */
export interface MarkedUnit {
  readonly tokens: readonly AnnotatedToken[];
  /** Marks with places that count the tokens of the unit. */
  readonly marks: readonly TokenMark[];
}

/**
 * The sentences of a text with their marks; sentences that a mark spans are one unit. What is put in right behind the
 * last token of a sentence belongs to that sentence.
 */
export function listUnits({ annotation, marks }: Pick<CorrectedText, 'annotation' | 'marks'>): MarkedUnit[] {
  const units: MarkedUnit[] = [];
  let tokens: AnnotatedToken[] = [];
  let first = 0;
  let next = 0;
  const sentences = annotation.sentences.filter((sentence) => sentence.tokens.length > 0);
  sentences.forEach((sentence, index) => {
    tokens.push(...sentence.tokens);
    const end = first + tokens.length;
    const isLast = index === sentences.length - 1;
    let after = next;
    while (after < marks.length && (isLast || isWithin(marks[after]!, end, sentence.end))) after += 1;
    // The last mark reaches into the next sentence.
    const crossing = marks[after];
    if (!isLast && crossing && crossing.start < end) return;
    const moved = marks.slice(next, after).map((mark) => ({
      ...mark,
      start: mark.start - first,
      end: mark.end - first,
    }));
    units.push({ tokens, marks: moved });
    tokens = [];
    first = end;
    next = after;
  });
  return units;
}

function isWithin({ start, end, from }: TokenMark, tokenEnd: number, sentenceEnd: number): boolean {
  if (end > start) return end <= tokenEnd;
  return start < tokenEnd || (start === tokenEnd && from <= sentenceEnd);
}

/** A piece of a unit: tokens that stay, or a mark. */
export type Piece =
  | { readonly kind: 'token'; readonly token: AnnotatedToken }
  | { readonly kind: 'mark'; readonly written: readonly AnnotatedToken[]; readonly mark: TokenMark };

/** The tokens and marks of a unit in their order. */
export function listPieces({ tokens, marks }: MarkedUnit): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const keep = (end: number): void => {
    for (; at < end; at++) pieces.push({ kind: 'token', token: tokens[at]! });
  };
  for (const mark of marks) {
    keep(mark.start);
    pieces.push({ kind: 'mark', written: tokens.slice(mark.start, mark.end), mark });
    at = Math.max(at, mark.end);
  }
  keep(tokens.length);
  return pieces;
}

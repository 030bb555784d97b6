import type { AnnotatedText, AnnotatedToken } from '../annotated-text';

/** An error of a text with what belongs in its place. */
export interface TokenEdit {
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

/** A text as written and as corrected. Edits come in text order and do not overlap. */
export interface EditedText {
  readonly id: string;
  readonly text: string;
  readonly annotation: AnnotatedText;
  readonly edits: readonly TokenEdit[];
  /** What is known of the text, such as its title and level; values of one line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Who marked the errors and how far that is to be trusted, in one line. */
  readonly origin: string;
  /** How the text and its marks are cited, in one line. */
  readonly citation: string;
}

/** The text with every edit made. */
export function correctText({ text, edits }: Pick<EditedText, 'text' | 'edits'>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, replacement } of edits) {
    parts.push(text.slice(at, from), replacement);
    at = to;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Neighbouring sentences that no edit joins to others. */
export interface EditedUnit {
  readonly tokens: readonly AnnotatedToken[];
  /** Edits with places that count the tokens of the unit. */
  readonly edits: readonly TokenEdit[];
}

/**
 * The sentences of a text with their edits; sentences that an edit spans are one unit. What is put in right behind the
 * last token of a sentence belongs to that sentence.
 */
export function listUnits({ annotation, edits }: Pick<EditedText, 'annotation' | 'edits'>): EditedUnit[] {
  const units: EditedUnit[] = [];
  let tokens: AnnotatedToken[] = [];
  let first = 0;
  let next = 0;
  const sentences = annotation.sentences.filter((sentence) => sentence.tokens.length > 0);
  sentences.forEach((sentence, index) => {
    tokens.push(...sentence.tokens);
    const end = first + tokens.length;
    const isLast = index === sentences.length - 1;
    let after = next;
    while (after < edits.length && (isLast || isWithin(edits[after]!, end, sentence.end))) after += 1;
    // The last edit reaches into the next sentence.
    const crossing = edits[after];
    if (!isLast && crossing && crossing.start < end) return;
    const moved = edits.slice(next, after).map((edit) => ({
      ...edit,
      start: edit.start - first,
      end: edit.end - first,
    }));
    units.push({ tokens, edits: moved });
    tokens = [];
    first = end;
    next = after;
  });
  return units;
}

function isWithin({ start, end, from }: TokenEdit, tokenEnd: number, sentenceEnd: number): boolean {
  if (end > start) return end <= tokenEnd;
  return start < tokenEnd || (start === tokenEnd && from <= sentenceEnd);
}

/** A piece of a unit: tokens that stay, or an edit. */
export type Piece =
  | { readonly kind: 'token'; readonly token: AnnotatedToken }
  | { readonly kind: 'edit'; readonly written: readonly AnnotatedToken[]; readonly edit: TokenEdit };

/** The tokens and edits of a unit in their order. */
export function listPieces({ tokens, edits }: EditedUnit): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const keep = (end: number): void => {
    for (; at < end; at++) pieces.push({ kind: 'token', token: tokens[at]! });
  };
  for (const edit of edits) {
    keep(edit.start);
    pieces.push({ kind: 'edit', written: tokens.slice(edit.start, edit.end), edit });
    at = Math.max(at, edit.end);
  }
  keep(tokens.length);
  return pieces;
}

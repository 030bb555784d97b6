import { errorCodes, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { HumanMark } from '../store/human-mark';

/** A sentence of an M2 file with the edits of its first annotator. */
export interface M2Sentence {
  readonly tokens: readonly string[];
  readonly edits: readonly M2Edit[];
}

export interface M2Edit {
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly corrected: readonly string[];
}

/** Marks that do not fit the text. The message is the reason as the report shows it. */
export class UnalignedMarksError extends Error {
  override readonly name = 'UnalignedMarksError';
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Marks that fit the text, and edits that were left out, as `2 3 R:CASE`. */
export interface AlignedMarks {
  readonly marks: readonly HumanMark[];
  readonly leftOut: readonly string[];
}

/**
 * The edits of an M2 file as pieces of the text. Its tokens must be the text but for white space. What is put in at one place
 * keeps the order of the file. Of edits that overlap, as inside a move of words, the outer or first one is kept. Throws
 * UnalignedMarksError.
 */
export function alignM2(content: string, sentences: readonly M2Sentence[]): AlignedMarks {
  let at = 0;
  const place = (token: string): Span => {
    while (/\s/u.test(content[at] ?? '')) at += 1;
    if (!content.startsWith(token, at))
      throw new UnalignedMarksError(`the token "${token}" is not the next one of the text`);
    at += token.length;
    return { start: at - token.length, end: at };
  };
  const leftOut: string[] = [];
  const marks = sentences.flatMap(({ tokens, edits }) => {
    const spans = tokens.map(place);
    const kept = keepOuter(edits);
    for (const edit of edits)
      if (!kept.includes(edit)) leftOut.push(`${edit.start} ${edit.end} ${edit.code}`);
    return placeEdits(content, spans, kept);
  });
  return { marks, leftOut };
}

/** The edits of a sentence as pieces of the text that its tokens stand in. Throws UnalignedMarksError, but for faults that are passed over. */
export function placeEdits(
  content: string,
  spans: readonly Span[],
  edits: readonly M2Edit[],
  isPassedOver: (error: unknown) => boolean = () => false,
): HumanMark[] {
  return keepOuter(edits).flatMap((edit) => {
    try {
      return [makeHumanMark(content, spans, edit)];
    } catch (error) {
      if (isPassedOver(error)) return [];
      throw error;
    }
  });
}

const isInsertion = ({ start, end }: M2Edit): boolean => start === end;

/** Sorted by place; what is put in before a token stands before an edit of the token. */
function keepOuter(edits: readonly M2Edit[]): M2Edit[] {
  const kept: M2Edit[] = [];
  const sorted = edits.toSorted(
    (one, other) =>
      one.start - other.start || Number(isInsertion(other)) - Number(isInsertion(one)) || other.end - one.end,
  );
  for (const edit of sorted) {
    const last = kept.findLast((one) => !isInsertion(one));
    if (last === undefined || edit.start >= last.end) kept.push(edit);
  }
  return kept;
}

const CLOSING = /^[.,;:!?)\]…”]/u;

function makeHumanMark(
  content: string,
  spans: readonly Span[],
  { start, end, code, corrected }: M2Edit,
): HumanMark {
  if (!errorCodes.some((known) => known === code)) throw new UnalignedMarksError(`${code} is no known code`);
  if (start > end || start < 0 || end > spans.length)
    throw new UnalignedMarksError(`an edit at ${start} ${end} is not in its sentence`);
  const words = corrected.map((word, i) => (i === 0 || CLOSING.test(word) ? word : ` ${word}`)).join('');
  const [before, first, last] = [spans[start - 1], spans[start], spans[end - 1]];
  const gold = (from: number, to: number, text: string): HumanMark => ({
    start: from,
    end: to,
    corrected: text,
    code: code as ErrorCode,
  });
  if (start === end) {
    // What is put in follows the token before; at the beginning it stands before the first one.
    if (before) return gold(before.end, before.end, CLOSING.test(words) ? words : ` ${words}`);
    return gold(first?.start ?? 0, first?.start ?? 0, `${words} `);
  }
  const isSpaceBefore = corrected.length === 0 && before && content[before.end] === ' ';
  return gold(isSpaceBefore ? before.end : first!.start, last!.end, words);
}

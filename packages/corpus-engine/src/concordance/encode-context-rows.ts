import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { ContextLine, ContextRange } from './context-range';
import type { Concordance } from './find-concordance';
import { encodeAscii, type JsonBytes } from '../base/json-bytes';
import { writeRowErrors } from './write-row-errors';

/**
 * Appends rows `from` to `to` of a concordance as JSON objects with commas between them (no brackets), with
 * `contextBefore`, `keyword`, `contextAfter` and `textId`, and with `joined` if no white space stands between the
 * keyword and what is before it (`BEFORE`), after it (`AFTER`) or both. If lines are asked for, also with the rest of
 * the line before and after the context, the words sorted by, the place of the keyword in its text and that of the
 * occurrence among all. If errors are asked for and known, also with those of the line. No string is made on the way. Throws QueryCancelledError.
 */
export function encodeContextRows(
  concordance: Concordance,
  from: number,
  to: number,
  out: JsonBytes,
  cancel?: CancelFlag,
): void {
  throwIfCancelled(cancel);
  const end = Math.min(to, concordance.listed);
  const ranges: ContextRange[] = [];
  for (let first = from; first < end; first += ROWS_AHEAD) {
    const size = Math.min(ROWS_AHEAD, end - first);
    for (let i = 0; i < size; i++) ranges[i] = concordance.range(first + i);
    for (let i = 0; i < size; i++) {
      if (first + i > from) out.writePiece(COMMA);
      writeRow(ranges[i]!, out);
      const line = concordance.line(first + i, ranges[i]!);
      if (line !== undefined) writeLine(ranges[i]!, line, out);
      const errors = concordance.errors?.(ranges[i]!, line);
      if (errors !== undefined) writeRowErrors(ranges[i]!, errors, out);
      out.writePiece(ROW_END);
    }
  }
}

/** Rows that are looked up before they are written: the processor waits for the memory of several at once. */
const ROWS_AHEAD = 32;

const ROW_START = encodeAscii('{"contextBefore":');
const KEYWORD = encodeAscii(',"keyword":');
const CONTEXT_AFTER = encodeAscii(',"contextAfter":');
const TEXT_ID = encodeAscii(',"textId":');
const NO_TEXT_ID = encodeAscii('null');
const ROW_END = encodeAscii('}');
/** By whether white space is missing before the keyword (1) and after it (2). */
const JOINED = ['', ',"joined":"BEFORE"', ',"joined":"AFTER"', ',"joined":"BOTH"'].map(encodeAscii);
const COMMA = encodeAscii(',');
const MORE_BEFORE = encodeAscii(',"moreBefore":');
const MORE_AFTER = encodeAscii(',"moreAfter":');
const START = encodeAscii(',"start":');
const HIT = encodeAscii(',"hit":');
const SORTED_BY = encodeAscii(',"sortedBy":[');
const MARK_BEFORE = encodeAscii('{"part":"BEFORE","at":');
const MARK_AFTER = encodeAscii('{"part":"AFTER","at":');
const MARK_LENGTH = encodeAscii(',"length":');
const LIST_END = encodeAscii(']');

function writeRow(range: ContextRange, out: JsonBytes): void {
  const { segment, text, keywordStart, keywordEnd } = range;
  const { content, textIds } = segment;
  out.writePiece(ROW_START);
  content.writeLine(range.beforeStart, keywordStart, out);
  out.writePiece(KEYWORD);
  content.writeLine(keywordStart, keywordEnd, out);
  out.writePiece(CONTEXT_AFTER);
  content.writeLine(keywordEnd, range.afterEnd, out);
  out.writePiece(TEXT_ID);
  if (textIds.isEmpty(text)) out.writePiece(NO_TEXT_ID);
  else textIds.writeJson(text, out);
  const isJoinedBefore = keywordStart > range.beforeStart && !content.isSpaceAt(keywordStart - 1);
  const isJoinedAfter = keywordEnd < range.afterEnd && !content.isSpaceAt(keywordEnd);
  if (isJoinedBefore || isJoinedAfter)
    out.writePiece(JOINED[(isJoinedBefore ? 1 : 0) + (isJoinedAfter ? 2 : 0)]!);
}

function writeLine(range: ContextRange, line: ContextLine & { readonly hit: number }, out: JsonBytes): void {
  const { segment, text, beforeStart, keywordStart, afterEnd } = range;
  const { content, sections } = segment;
  out.writePiece(MORE_BEFORE);
  content.writeWholeLine(line.start, beforeStart, out);
  out.writePiece(MORE_AFTER);
  content.writeWholeLine(afterEnd, line.end, out);
  out.writePiece(START);
  out.writeInteger(keywordStart - sections.textContentStarts[text]!);
  out.writePiece(HIT);
  out.writeInteger(line.hit);
  if (line.marks.length > 0) writeMarks(range, line.marks, out);
}

/** Marks count from the strings of the row: back from the end of `contextBefore`, on from the start of `contextAfter`. */
function writeMarks(range: ContextRange, marks: readonly number[], out: JsonBytes): void {
  const { beforeStart, keywordStart, keywordEnd, afterEnd, segment } = range;
  const beforeEnd = segment.content.endBeforeSpace(beforeStart, keywordStart);
  const afterStart = segment.content.startAfterSpace(keywordEnd, afterEnd);
  out.writePiece(SORTED_BY);
  for (let i = 0; i < marks.length; i += 2) {
    const start = marks[i]!;
    const end = marks[i + 1]!;
    const isBefore = start < keywordStart;
    if (i > 0) out.writePiece(COMMA);
    out.writePiece(isBefore ? MARK_BEFORE : MARK_AFTER);
    out.writeInteger(Math.max(0, isBefore ? beforeEnd - start : start - afterStart));
    out.writePiece(MARK_LENGTH);
    out.writeInteger(end - start);
    out.writePiece(ROW_END);
  }
  out.writePiece(LIST_END);
}

import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import type { ContextRange } from './context-range';
import type { Concordance } from './find-concordance';
import type { JsonBytes } from '../base/json-bytes';
import { encodeAscii } from '../base/json-bytes';

/**
 * Appends rows `from` to `to` of a concordance as JSON objects with commas between them (no brackets), with
 * `contextBefore`, `keyword`, `contextAfter` and `textId`, and with `joined` if no white space stands between the
 * keyword and what is before it (`BEFORE`), after it (`AFTER`) or both. No string is made on the way. Throws
 * QueryCancelledError.
 */
export function encodeContextRows(
  concordance: Concordance,
  from: number,
  to: number,
  out: JsonBytes,
  cancel?: CancelFlag,
): void {
  throwIfCancelled(cancel);
  const end = Math.min(to, concordance.total);
  const ranges: ContextRange[] = [];
  for (let first = from; first < end; first += ROWS_AHEAD) {
    const size = Math.min(ROWS_AHEAD, end - first);
    for (let i = 0; i < size; i++) ranges[i] = concordance.range(first + i);
    for (let i = 0; i < size; i++) {
      if (first + i > from) out.writePiece(COMMA);
      writeRow(ranges[i]!, out);
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
  out.writePiece(ROW_END);
}

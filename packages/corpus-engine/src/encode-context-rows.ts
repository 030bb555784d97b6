import type { CancelFlag } from './cancellation';
import { throwIfCancelled } from './cancellation';
import type { ContextRange } from './context-range';
import type { Concordance } from './find-concordance';
import type { JsonBytes } from './json-bytes';

/**
 * Appends rows `from` to `to` of a concordance as JSON objects with commas between them (no brackets), with
 * `contextBefore`, `keyword`, `contextAfter` and `textId`. No string is made on the way. Throws
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
  for (let row = from; row < end; row++) {
    if (row > from) out.writeAscii(',');
    writeRow(concordance.range(row), out);
  }
}

function writeRow(range: ContextRange, out: JsonBytes): void {
  const { segment, text, keywordStart, keywordEnd } = range;
  const { content, textIds } = segment;
  out.writeAscii('{"contextBefore":');
  content.writeLine(range.beforeStart, keywordStart, out);
  out.writeAscii(',"keyword":');
  content.writeLine(keywordStart, keywordEnd, out);
  out.writeAscii(',"contextAfter":');
  content.writeLine(keywordEnd, range.afterEnd, out);
  out.writeAscii(',"textId":');
  const textId = textIds.get(text);
  if (textId === '') out.writeAscii('null');
  else out.writeString(textId);
  out.writeAscii('}');
}

import {
  wordContextCall,
  type WordContextResponse,
  type WordContextRow,
} from '@keelerada/contract/tools/word-context';
import { fetchAnswer } from '../../shared/http/call-api';
import { makeOrderFields } from './query/word-context-view';
import type { ContextSource } from './query/word-context.queries';

const LIST_START = /"contextList"\s*:\s*\[/u;
/** Between two rows. JSON escapes the quotes inside texts, so that no text contains it. */
const ROW_BORDER = '},{"contextBefore":';

/**
 * Rows of a word-in-context answer, as many as each piece of it completes, so that a long answer is never held as one
 * text. Throws SyntaxError if the answer ends early.
 */
export async function* streamContextRows(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly WordContextRow[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  /** The answer up to the list, and what of the list is not read yet. */
  let head = '';
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += value;
      const start = head === '' ? LIST_START.exec(rest) : null;
      if (start !== null) {
        head = rest.slice(0, start.index + start[0].length);
        rest = rest.slice(head.length);
      }
      const border = head === '' ? -1 : rest.lastIndexOf(ROW_BORDER);
      if (border === -1) continue;
      yield JSON.parse(`[${rest.slice(0, border + 1)}]`) as WordContextRow[];
      rest = rest.slice(border + 2);
    }
  } finally {
    // Leaving the loop early also stops the download.
    await reader.cancel().catch(() => undefined);
  }
  // Without the rows already read, the answer is whole again.
  yield (JSON.parse(head + rest) as WordContextResponse).contextList;
}

/** Every row of an order as the server sends them: for downloads, which need all; with their places in the texts if asked for. */
export async function* streamAllContexts(
  { query, order, showsErrors }: Pick<ContextSource, 'query' | 'order' | 'showsErrors'>,
  signal?: AbortSignal,
  hasPlaces = false,
): AsyncGenerator<readonly WordContextRow[]> {
  const body = {
    ...query,
    ...makeOrderFields(order),
    ...(hasPlaces && { lineCharacters: 0 }),
    ...(showsErrors && { vead: true }),
  };
  const response = await fetchAnswer(wordContextCall, { body, signal });
  if (response.body !== null) yield* streamContextRows(response.body);
}

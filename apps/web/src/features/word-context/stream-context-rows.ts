import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import type { WordContextRequest, WordContextRow } from '@keelerada/contract/word-context';
import { callServer } from '../../shared/http/call-server';
import type { ContextSource } from './word-context.queries';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const CLOSE_BRACKET = 0x5d;
const LIST_START = /"contextList"\s*:\s*\[/u;

/** Cuts the objects of the array `contextList` out of JSON that arrives in pieces of any length. */
class RowCutter {
  #rest = '';
  #place = 0;
  #depth = 0;
  #isInText = false;
  #state: 'before' | 'inside' | 'after' = 'before';

  /** Rows that became whole with this piece. */
  push(piece: string): WordContextRow[] {
    this.#rest += piece;
    if (this.#state === 'before') this.#findStart();
    return this.#state === 'inside' ? this.#cut() : [];
  }

  get isWhole(): boolean {
    return this.#state === 'after';
  }

  #findStart(): void {
    const start = LIST_START.exec(this.#rest);
    if (start === null) return;
    this.#rest = this.#rest.slice(start.index + start[0].length);
    this.#state = 'inside';
  }

  #cut(): WordContextRow[] {
    const rows: WordContextRow[] = [];
    const text = this.#rest;
    let rowStart = 0;
    let i = this.#place;
    for (; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (this.#isInText) {
        // An escaped character is skipped; where it has not arrived yet the next piece begins with it.
        if (unit === BACKSLASH) i += 1;
        else if (unit === QUOTE) this.#isInText = false;
      } else if (unit === QUOTE) this.#isInText = true;
      else if (unit === OPEN_BRACE) {
        if (this.#depth++ === 0) rowStart = i;
      } else if (unit === CLOSE_BRACE) {
        if (--this.#depth > 0) continue;
        rows.push(JSON.parse(text.slice(rowStart, i + 1)) as WordContextRow);
        rowStart = i + 1;
      } else if (unit === CLOSE_BRACKET && this.#depth === 0) {
        this.#state = 'after';
        break;
      }
    }
    this.#rest = text.slice(rowStart);
    this.#place = i - rowStart;
    return rows;
  }
}

/** As much of an answer as is read at a time. */
const BUFFER_BYTES = 1 << 13;

/** A reader into memory that is used again; null where the browser has none. */
function openByteReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

/** Reads the next piece; the one before may be written over, for megabytes would otherwise wait to be collected. */
function makePieceReader(body: ReadableStream<Uint8Array>) {
  const byteReader = openByteReader(body);
  if (byteReader === null) {
    const reader = body.getReader();
    return { read: () => reader.read(), cancel: () => reader.cancel() };
  }
  let buffer = new ArrayBuffer(BUFFER_BYTES);
  const read = async () => {
    const piece = await byteReader.read(new Uint8Array(buffer));
    // A reader gives back the memory that it was given.
    buffer = piece.value?.buffer ?? buffer;
    return piece;
  };
  return { read, cancel: () => byteReader.cancel() };
}

/**
 * Rows of a word-in-context answer as they arrive, so that an answer of any length is never held as one text.
 * Throws where the answer ends before its list does.
 */
export async function* streamContextRows(body: ReadableStream<Uint8Array>): AsyncGenerator<WordContextRow> {
  const reader = makePieceReader(body);
  const decoder = new TextDecoder();
  const cutter = new RowCutter();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield* cutter.push(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      if (done) break;
    }
  } finally {
    // Whoever stops listening also stops the download.
    await reader.cancel().catch(() => undefined);
  }
  if (!cutter.isWhole) throw new SyntaxError('The list of contexts ended in the middle');
}

/** Every row of a search, one after another as they arrive: for downloads and filters, which must see all. */
export async function* streamAllContexts(
  { query, sort }: Pick<ContextSource, 'query' | 'sort'>,
  signal?: AbortSignal,
): AsyncGenerator<WordContextRow> {
  const body = { ...query, sort } satisfies WordContextRequest;
  const response = await callServer(WORD_CONTEXT_PATH, { body, signal });
  if (response.body !== null) yield* streamContextRows(response.body);
}

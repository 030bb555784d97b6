import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import type { WordContextRequest, WordContextRow } from '@keelerada/contract/word-context';
import { callServer } from '../../shared/http/call-server';
import { Utf8Collector } from '../../shared/http/utf8-collector';
import type { ContextSource } from './word-context.queries';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const CLOSE_BRACKET = 0x5d;
const LIST_START = /"contextList"\s*:\s*\[/u;

/** Cuts the objects of the array `contextList` out of JSON in UTF-8 that arrives in pieces of any length. */
class RowCutter {
  #head = '';
  readonly #row = new Utf8Collector();
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #state: 'before' | 'inside' | 'after' = 'before';

  /** Rows that became whole with this piece, which may be written over afterwards. */
  push(piece: Uint8Array): WordContextRow[] {
    const start = this.#state === 'before' ? this.#findStart(piece) : 0;
    return this.#state === 'inside' ? this.#cut(piece, start) : [];
  }

  get isWhole(): boolean {
    return this.#state === 'after';
  }

  /** Place in the piece where the list begins. */
  #findStart(piece: Uint8Array): number {
    const before = this.#head.length;
    // What is looked for is ASCII, so each byte may count as a character.
    for (const byte of piece) this.#head += String.fromCharCode(byte);
    const start = LIST_START.exec(this.#head);
    if (start === null) return piece.length;
    this.#state = 'inside';
    return start.index + start[0].length - before;
  }

  #cut(piece: Uint8Array, start: number): WordContextRow[] {
    const rows: WordContextRow[] = [];
    let rowStart = start;
    for (let i = start; i < piece.length; i++) {
      const byte = piece[i];
      if (this.#isInText) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) this.#isInText = false;
      } else if (byte === QUOTE) this.#isInText = true;
      else if (byte === OPEN_BRACE) {
        if (this.#depth++ === 0) rowStart = i;
      } else if (byte === CLOSE_BRACE) {
        if (--this.#depth > 0) continue;
        this.#row.add(piece, rowStart, i + 1);
        rows.push(JSON.parse(this.#row.take()) as WordContextRow);
      } else if (byte === CLOSE_BRACKET && this.#depth === 0) {
        this.#state = 'after';
        return rows;
      }
    }
    if (this.#depth > 0) this.#row.add(piece, rowStart, piece.length);
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
  const cutter = new RowCutter();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield* cutter.push(value);
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

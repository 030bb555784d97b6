/** A flag before the bytes: 1 while somebody reads them. Eight bytes, so that they begin at a whole word. */
const HEADER_BYTES = 8;
const LEAST_BYTES = 1 << 20;
/** Smaller answers are copied, so that none of them holds megabytes. */
const LEAST_LENT_BYTES = 1 << 16;
/** More than this are only in use together when readers are slow: those are left to the garbage collector. */
const MAX_KEPT = 4;

/**
 * Memory that a thread writes its answers into, shared with the thread that sends them. It is written again when it has
 * been sent, so that megabytes need neither be copied nor collected as garbage for each answer.
 */
export class AnswerBuffers {
  readonly #kept: SharedArrayBuffer[] = [];

  /** Memory of at least so many bytes that nobody reads. It is free until it is lent. */
  readonly allocate = (least: number): Uint8Array => {
    const free = this.#kept
      .filter((buffer) => buffer.byteLength >= least + HEADER_BYTES && Atomics.load(flagOf(buffer), 0) === 0)
      .sort((one, other) => other.byteLength - one.byteLength);
    return new Uint8Array(free[0] ?? this.#add(Math.max(least, LEAST_BYTES)), HEADER_BYTES);
  };

  /** Bytes of this memory for another thread, to be given back by `freeAnswer`. */
  lend(bytes: Uint8Array): Uint8Array {
    if (bytes.length < LEAST_LENT_BYTES) return bytes.slice();
    Atomics.store(flagOf(bytes.buffer), 0, 1);
    return bytes;
  }

  #add(size: number): SharedArrayBuffer {
    const buffer = new SharedArrayBuffer(size + HEADER_BYTES);
    this.#kept.push(buffer);
    if (this.#kept.length > MAX_KEPT) this.#kept.shift();
    return buffer;
  }
}

/** Gives the bytes of an answer back: they may be written over now. */
export function freeAnswer({ buffer }: Uint8Array): void {
  if (buffer instanceof SharedArrayBuffer) Atomics.store(flagOf(buffer), 0, 0);
}

function flagOf(buffer: ArrayBufferLike): Int32Array {
  return new Int32Array(buffer, 0, 1);
}

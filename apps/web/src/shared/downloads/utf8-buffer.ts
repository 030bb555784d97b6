/** Bytes that are handed on at once. */
const BUFFER_BYTES = 1 << 16;
/** Most bytes that one UTF-16 unit, or a pair of them, becomes. */
const MAX_UNIT_BYTES = 4;

const ONE_BYTE = 0x80;
const TWO_BYTES = 0x800;
const HIGH_START = 0xd800;
const LOW_START = 0xdc00;
const SURROGATE_END = 0xe000;
const BEYOND_UNITS = 0x10000;
/** What stands for half a pair of units, as in the Encoding standard. */
const REPLACEMENT = 0xfffd;

/**
 * Text as UTF-8, in memory that is used again. The browser's encoder and its blobs take over every text that they are given,
 * twice as long as its bytes, and keep it until the next collection: tens of megabytes for a long table.
 */
export class Utf8Buffer {
  readonly #bytes = new Uint8Array(BUFFER_BYTES);
  #length = 0;

  /** Adds the text from a place on, as much of it as there is room for; gives the place of the rest. */
  add(text: string, from: number): number {
    const bytes = this.#bytes;
    let length = this.#length;
    let place = from;
    for (; place < text.length && length + MAX_UNIT_BYTES <= BUFFER_BYTES; place += 1) {
      let point = text.charCodeAt(place);
      if (point < ONE_BYTE) {
        bytes[length++] = point;
        continue;
      }
      if (point < TWO_BYTES) bytes[length++] = 0xc0 | (point >> 6);
      else {
        if (point >= HIGH_START && point < SURROGATE_END) {
          const low = point < LOW_START ? text.charCodeAt(place + 1) : Number.NaN;
          const isPair = low >= LOW_START && low < SURROGATE_END;
          point = isPair ? BEYOND_UNITS + ((point - HIGH_START) << 10) + (low - LOW_START) : REPLACEMENT;
          if (isPair) place += 1;
        }
        if (point < BEYOND_UNITS) bytes[length++] = 0xe0 | (point >> 12);
        else {
          bytes[length++] = 0xf0 | (point >> 18);
          bytes[length++] = 0x80 | ((point >> 12) & 0x3f);
        }
        bytes[length++] = 0x80 | ((point >> 6) & 0x3f);
      }
      bytes[length++] = 0x80 | (point & 0x3f);
    }
    this.#length = length;
    return place;
  }

  /** What was added since the last time; to be copied before more is added. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return taken;
  }
}

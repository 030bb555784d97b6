import { JsonBytes } from './json-bytes';

/** Strings end to end: where each begins, and their units. */
export interface StringUnits {
  readonly stringStarts: Uint32Array;
  readonly stringUnits: Uint16Array;
}

/** Strings of UTF-16 units end to end, decoded one by one when first asked for. */
export class StringTable {
  readonly size: number;
  readonly #starts: Uint32Array;
  readonly #units: Uint16Array;
  readonly #decoded: (string | undefined)[];
  #json: EncodedStrings | undefined;

  constructor(starts: Uint32Array, units: Uint16Array) {
    this.size = starts.length - 1;
    this.#starts = starts;
    this.#units = units;
    this.#decoded = new Array<string | undefined>(this.size);
  }

  /** String of an id below `size`. */
  get(id: number): string {
    return (this.#decoded[id] ??= this.#decode(id));
  }

  isEmpty(id: number): boolean {
    return this.#starts[id] === this.#starts[id + 1];
  }

  /** Writes the string of an id as JSON. The strings are encoded once, all of them, when the first is written. */
  writeJson(id: number, out: JsonBytes): void {
    const { starts, bytes } = (this.#json ??= this.#encode());
    out.writeRange(bytes, starts[id]!, starts[id + 1]!);
  }

  #decode(id: number): string {
    return decodeUnits(this.#units, this.#starts[id]!, this.#starts[id + 1]!);
  }

  #encode(): EncodedStrings {
    const out = new JsonBytes();
    const starts = new Uint32Array(this.size + 1);
    for (let id = 0; id < this.size; id++) {
      // Not kept as a string: once encoded, few are asked for.
      out.writeString(this.#decoded[id] ?? this.#decode(id));
      starts[id + 1] = out.length;
    }
    return { starts, bytes: out.take().slice() };
  }

  /** Id of a string in a table sorted by `compare`, or -1. */
  find(word: string, compare: (left: string, right: string) => number): number {
    const place = this.findPlace(word, compare, 0);
    return place < this.size && this.get(place) === word ? place : -1;
  }

  /** First place, from `low` on, whose string does not stand before `word` in a table sorted by `compare`. */
  findPlace(word: string, compare: (left: string, right: string) => number, low: number): number {
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.get(middle), word) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The same strings as JSON, end to end. */
interface EncodedStrings {
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** `String.fromCharCode` takes its units as arguments; longer runs would overflow the stack. */
const MAX_UNITS_A_CALL = 4096;

function decodeUnits(units: Uint16Array, from: number, to: number): string {
  let text = '';
  for (let start = from; start < to; start += MAX_UNITS_A_CALL) {
    const chunk = Array.prototype.slice.call(
      units,
      start,
      Math.min(to, start + MAX_UNITS_A_CALL),
    ) as number[];
    text += String.fromCharCode.apply(null, chunk);
  }
  return text;
}

/** Writes strings end to end; `starts` gets one entry more than there are strings. */
export function encodeStrings(strings: readonly string[], starts: Uint32Array, units: Uint16Array): void {
  let offset = 0;
  strings.forEach((word, id) => {
    starts[id] = offset;
    for (let i = 0; i < word.length; i++) units[offset++] = word.charCodeAt(i);
  });
  starts[strings.length] = offset;
}

/** UTF-16 units that the strings take together. */
export function countUnits(strings: readonly string[]): number {
  return strings.reduce((sum, word) => sum + word.length, 0);
}

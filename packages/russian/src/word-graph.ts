import { decodeBase64 } from '@keelerada/estonian/decode-base64';

const UNIT_BYTES = 4;
const HAS_LEAF_BIT = 1 << 8;
const EXTENSION_BIT = 1 << 9;
const LABEL_MASK = 0x800000ff;
const VALUE_MASK = 0x7fffffff;

/** Stands between a word and its values. */
const VALUE_LABEL = 1;
/** "е" may be written for "ё", not the other way round. */
const SUBSTITUTED = 'е';
const SUBSTITUTE = 'ё';

/** A word as the graph has it, and its values in order, each as bytes. */
export type FoundWord = readonly [string, readonly Int8Array[]];

/**
 * A directed acyclic word graph in the double-array format of dawgdic, as pymorphy3's dictionaries have it: units of 32 bits
 * with offset, label and leaf bit, then for graphs with values the guide, two bytes a unit (first child, next sibling).
 */
export class WordGraph {
  readonly #units: Uint32Array;
  readonly #guide: Uint8Array;

  constructor(bytes: Uint8Array) {
    const { buffer, byteOffset } = bytes;
    const count = new DataView(buffer, byteOffset).getUint32(0, true);
    const end = (count + 1) * UNIT_BYTES;
    this.#units = new Uint32Array(new Uint8Array(bytes.subarray(UNIT_BYTES, end)).buffer);
    this.#guide = bytes.subarray(end + UNIT_BYTES);
  }

  /** The number of a key; 0 where it has none. */
  findNumber(key: string): number {
    const index = this.#follow(key, 0);
    if (index === 0 || !this.#hasLeaf(index)) return 0;
    return this.#units[(index ^ this.#readOffset(index)) >>> 0]! & VALUE_MASK;
  }

  /** The word and those that have "ё" for an "е" of it, with their values; the word itself first. */
  findSimilar(word: string): readonly FoundWord[] {
    return this.#findFrom('', word, 0);
  }

  #findFrom(start: string, word: string, from: number): FoundWord[] {
    const found: FoundWord[] = [];
    let index = from;
    let prefix = start;
    for (const letter of [...word.slice(start.length)]) {
      if (letter === SUBSTITUTED) {
        const next = this.#follow(SUBSTITUTE, index);
        if (next !== 0) found.push(...this.#findFrom(prefix + SUBSTITUTE, word, next));
      }
      index = this.#follow(letter, index);
      if (index === 0) return found;
      prefix += letter;
    }
    index = this.#step(VALUE_LABEL, index);
    return index === 0 ? found : [[prefix, this.#listValues(index)], ...found];
  }

  /** What stands below a unit, in the order of the guide; in the graph it is written in base 64. */
  #listValues(start: number): readonly Int8Array[] {
    const values: Int8Array[] = [];
    const visit = (index: number, key: string): void => {
      if (this.#hasLeaf(index)) values.push(decodeBase64(key.trim()));
      for (let label = this.#guide[index * 2]!; label !== 0;) {
        const child = this.#step(label, index);
        visit(child, key + String.fromCharCode(label));
        label = this.#guide[child * 2 + 1]!;
      }
    };
    visit(start, '');
    return values;
  }

  /** The unit at the end of a text; 0 where there is none. */
  #follow(text: string, from: number): number {
    let index = from;
    for (const label of encodeLetters(text)) {
      index = this.#step(label, index);
      if (index === 0) return 0;
    }
    return index;
  }

  #step(label: number, index: number): number {
    const next = (index ^ this.#readOffset(index) ^ label) >>> 0;
    return label > 0 && ((this.#units[next] ?? 0) & LABEL_MASK) === label ? next : 0;
  }

  #hasLeaf(index: number): boolean {
    return (this.#units[index]! & HAS_LEAF_BIT) !== 0;
  }

  #readOffset(index: number): number {
    const unit = this.#units[index]!;
    return ((unit >>> 10) << ((unit & EXTENSION_BIT) >> 6)) >>> 0;
  }
}

/** UTF-8 of ASCII and Cyrillic; 0, which leads nowhere, for a letter that is in no word of the graph. */
function encodeLetters(text: string): readonly number[] {
  return [...text].flatMap((letter) => {
    const point = letter.codePointAt(0)!;
    if (point < 0x80) return point;
    return point < 0x800 ? [0xc0 | (point >> 6), 0x80 | (point & 0x3f)] : 0;
  });
}

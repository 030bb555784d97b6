import { GrowingColumn } from '../base/growing-column';
import type { SegmentSections } from './segment-layout';

/** Steps of words to a head that a byte holds on each side, as two's complement; 0 says that there is none. */
const MOST_STEPS = 127;
/** Says that the head stands in `farHeads`. */
export const FAR = 0x80;

export type HeadSections = Pick<SegmentSections, 'wordHeads' | 'farHeadWords' | 'farHeads'>;

/** The heads of words while a segment is built. Punctuation is no head and has none. */
export class HeadColumn {
  readonly #steps = new GrowingColumn();
  readonly #farHeads = new GrowingColumn();
  readonly farWords = new GrowingColumn();

  /** Adds a text; `heads` are tokens of it, -1 for none. */
  addText(heads: ArrayLike<number>, isWord: (token: number) => boolean): void {
    const base = this.#steps.length;
    const words = new Int32Array(heads.length).fill(-1);
    let size = 0;
    for (let token = 0; token < heads.length; token++) if (isWord(token)) words[token] = size++;
    for (let token = 0; token < heads.length; token++) {
      const word = words[token]!;
      if (word >= 0) this.#push(base, word, words[heads[token]!] ?? -1);
    }
  }

  write(sections: HeadSections): void {
    sections.wordHeads.set(this.#steps.view());
    sections.farHeadWords.set(this.farWords.view());
    sections.farHeads.set(this.#farHeads.view());
  }

  #push(base: number, word: number, head: number): void {
    const steps = head < 0 ? 0 : head - word;
    if (Math.abs(steps) <= MOST_STEPS) {
      this.#steps.push(steps & 0xff);
      return;
    }
    this.#steps.push(FAR);
    this.farWords.push(base + word);
    this.#farHeads.push(base + head);
  }
}

/** The head of a word, or -1. */
export function findHead({ wordHeads, farHeadWords, farHeads }: HeadSections, word: number): number {
  const steps = wordHeads[word]!;
  if (steps === 0) return -1;
  if (steps !== FAR) return word + ((steps << 24) >> 24);
  let low = 0;
  let high = farHeadWords.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (farHeadWords[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return farHeads[low]!;
}

import { MOST_ACTIONS } from './action-inventory';

/** log2 of the number of entries: a beam comes back to what it met a few steps ago, seldom to more. */
const ENTRY_BITS = 10;

/**
 * Scores of actions by a key of three numbers; an entry gives way to another that falls on the same place. The memory is used again
 * for each sentence.
 */
export class KeptScores {
  /** Scores of an entry begin at the place that `find` gives. */
  readonly values = new Float64Array(2 ** ENTRY_BITS * MOST_ACTIONS);
  /** Whether the entry found last has its scores; otherwise the caller fills them in. */
  isFilled = false;
  private readonly keys = new Int32Array(2 ** ENTRY_BITS * 4);
  private round = 1;

  /** Forgets all. */
  clear(): void {
    this.round++;
  }

  /** The place of the scores for a key. */
  find(first: number, second: number, third: number): number {
    const { keys, round } = this;
    const mixed = Math.imul(Math.imul(first, 0x2c1b3c6d) ^ second, 0x297a2d39) ^ third;
    const entry = Math.imul(mixed, 0x9e3779b1) >>> (32 - ENTRY_BITS);
    const at = entry * 4;
    this.isFilled =
      keys[at] === round && keys[at + 1] === first && keys[at + 2] === second && keys[at + 3] === third;
    if (!this.isFilled) {
      keys[at] = round;
      keys[at + 1] = first;
      keys[at + 2] = second;
      keys[at + 3] = third;
    }
    return entry * MOST_ACTIONS;
  }
}

import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { hashHalves } from './window-packer';

/** A table begins so small: few different windows among many stay in the processor's cache. */
const FIRST_SLOTS = 1 << 10;
/** At most half full: few steps a look-up. */
const SLOTS_A_WINDOW = 2;

/** Open-addressing hash table of packed windows; made once, used for one group of windows after the other. */
export class WindowTable {
  /** Doubles that a window takes. */
  readonly #width: number;
  /** Number of the different window and one; 0 is an empty slot. */
  #slots = new Uint32Array(FIRST_SLOTS);
  /** Slots in use, a power of two. */
  #slotCount = FIRST_SLOTS;
  /** First occurrence of each different window, as its place among the windows. */
  #firsts = new Uint32Array();
  #counts = new Uint32Array();
  /** Number of the different window that each window is, from 0. */
  #numbers = new Uint32Array();
  #size = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** Counts packed windows, in place of those counted before; gives how many are different. */
  count(packed: Float64Array, cancel?: CancelFlag): number {
    const width = this.#width;
    const windows = packed.length / width;
    const halves = new Uint32Array(packed.buffer, packed.byteOffset, packed.length * 2);
    this.#clear(windows);
    const firsts = this.#firsts;
    const counts = this.#counts;
    const numbers = this.#numbers;
    let slots = this.#slots;
    let mask = this.#slotCount - 1;
    let size = 0;
    for (let window = 0; window < windows; window++) {
      if (window % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
      let slot = hashHalves(halves, window * width * 2, (window + 1) * width * 2) & mask;
      let found = slots[slot]!;
      while (found !== 0 && !isSame(packed, firsts[found - 1]! * width, window * width, width)) {
        slot = (slot + 1) & mask;
        found = slots[slot]!;
      }
      if (found === 0) {
        firsts[size] = window;
        counts[size] = 0;
        found = ++size;
        slots[slot] = found;
        if (size * SLOTS_A_WINDOW > mask) {
          this.#grow(halves, size);
          slots = this.#slots;
          mask = this.#slotCount - 1;
        }
      }
      counts[found - 1]! += 1;
      numbers[window] = found - 1;
    }
    this.#size = size;
    return size;
  }

  /** Visits the different windows, in the order of their first occurrence, with their counts. */
  forEach(visit: (window: number, count: number) => void): void {
    for (let i = 0; i < this.#size; i++) visit(this.#firsts[i]!, this.#counts[i]!);
  }

  /** Of each window counted last the number of the different window that it is, in the order of `forEach`. */
  get numbers(): Uint32Array {
    return this.#numbers;
  }

  #clear(windows: number): void {
    this.#slotCount = FIRST_SLOTS;
    this.#slots.fill(0, 0, FIRST_SLOTS);
    if (this.#numbers.length >= windows) return;
    this.#firsts = new Uint32Array(windows);
    this.#counts = new Uint32Array(windows);
    this.#numbers = new Uint32Array(windows);
  }

  /** Twice the slots, with the different windows found so far. */
  #grow(halves: Uint32Array, size: number): void {
    this.#slotCount *= 2;
    if (this.#slots.length < this.#slotCount) this.#slots = new Uint32Array(this.#slotCount);
    else this.#slots.fill(0, 0, this.#slotCount);
    const mask = this.#slotCount - 1;
    const cells = this.#width * 2;
    for (let number = 0; number < size; number++) {
      const from = this.#firsts[number]! * cells;
      let slot = hashHalves(halves, from, from + cells) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }
}

function isSame(packed: Float64Array, left: number, right: number, width: number): boolean {
  for (let i = 0; i < width; i++) if (packed[left + i] !== packed[right + i]) return false;
  return true;
}

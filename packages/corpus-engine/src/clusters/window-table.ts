import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import { hashHalves } from './window-packer';

/** At most half full: few steps a look-up. */
const SLOTS_A_WINDOW = 2;

/** Open-addressing hash table of packed windows; made once, used for one group of windows after the other. */
export class WindowTable {
  /** Doubles that a window takes. */
  readonly #width: number;
  /** Number of the different window and one; 0 is an empty slot. */
  #slots = new Uint32Array();
  /** First occurrence of each different window, as its place among the windows. */
  #firsts = new Uint32Array();
  #counts = new Uint32Array();
  #size = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** Counts packed windows, in place of those counted before; gives how many are different. */
  count(packed: Float64Array, cancel?: CancelFlag): number {
    const width = this.#width;
    const windows = packed.length / width;
    const halves = new Uint32Array(packed.buffer, packed.byteOffset, packed.length * 2);
    const mask = this.#clear(windows) - 1;
    const slots = this.#slots;
    const firsts = this.#firsts;
    const counts = this.#counts;
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
      }
      counts[found - 1]! += 1;
    }
    this.#size = size;
    return size;
  }

  /** Visits the different windows, in the order of their first occurrence, with their counts. */
  forEach(visit: (window: number, count: number) => void): void {
    for (let i = 0; i < this.#size; i++) visit(this.#firsts[i]!, this.#counts[i]!);
  }

  /** Makes room for so many windows; gives the number of slots, a power of two. */
  #clear(windows: number): number {
    let slots = 1;
    while (slots < windows * SLOTS_A_WINDOW) slots *= 2;
    if (this.#slots.length < slots) this.#slots = new Uint32Array(slots);
    else this.#slots.fill(0, 0, slots);
    if (this.#firsts.length < windows) {
      this.#firsts = new Uint32Array(windows);
      this.#counts = new Uint32Array(windows);
    }
    return slots;
  }
}

function isSame(packed: Float64Array, left: number, right: number, width: number): boolean {
  for (let i = 0; i < width; i++) if (packed[left + i] !== packed[right + i]) return false;
  return true;
}

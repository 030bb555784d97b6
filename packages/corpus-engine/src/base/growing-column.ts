/** A column of unsigned 32-bit numbers that grows as they are added. */
export class GrowingColumn {
  length = 0;
  #cells: Uint32Array;

  constructor(capacity = 1024) {
    this.#cells = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#cells.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells[this.length++] = value;
  }

  get(index: number): number {
    return this.#cells[index]!;
  }

  set(index: number, value: number): void {
    this.#cells[index] = value;
  }

  /** The numbers added so far, without copying; valid until the next `push`. */
  view(): Uint32Array {
    return this.#cells.subarray(0, this.length);
  }
}

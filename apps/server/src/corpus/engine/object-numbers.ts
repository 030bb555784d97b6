/** Numbers for objects, so that a name can say which object it is about. */
export class ObjectNumbers {
  readonly #numbers = new WeakMap<object, number>();
  #last = 0;

  /** The same number for the same object. */
  find(object: object): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#numbers.set(object, this.#last);
    return this.#last;
  }
}

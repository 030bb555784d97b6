/** Bounded map from forms to what the analyser says of them; the form that was not asked for longest goes first. */
export class FormCache<Value> {
  private readonly capacity: number;
  // A Map keeps the order of insertion: the first key is the one longest unused.
  private readonly values = new Map<string, Value>();

  /** `capacity` is the most forms kept. */
  constructor(capacity: number) {
    this.capacity = Math.max(1, capacity);
  }

  get(form: string): Value | undefined {
    const found = this.values.get(form);
    if (found === undefined) return undefined;
    this.values.delete(form);
    this.values.set(form, found);
    return found;
  }

  set(form: string, value: Value): void {
    this.values.delete(form);
    this.values.set(form, value);
    if (this.values.size <= this.capacity) return;
    const oldest = this.values.keys().next();
    if (!oldest.done) this.values.delete(oldest.value);
  }

  get size(): number {
    return this.values.size;
  }
}

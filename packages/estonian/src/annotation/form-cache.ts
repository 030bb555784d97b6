/**
 * Bounded map from forms to what the analyser says of them. Two generations: when the young one is full it becomes the
 * old one and the old one goes, so that forms in use stay and looking up stays as cheap as in a Map.
 */
export class FormCache<Value> {
  private readonly generationSize: number;
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();

  /** `capacity` is the most forms kept. */
  constructor(capacity: number) {
    this.generationSize = Math.max(1, Math.floor(capacity / 2));
  }

  get(form: string): Value | undefined {
    const found = this.young.get(form);
    if (found !== undefined) return found;
    const kept = this.old.get(form);
    if (kept !== undefined) this.set(form, kept);
    return kept;
  }

  set(form: string, value: Value): void {
    if (this.young.size >= this.generationSize && !this.young.has(form)) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(form, value);
  }

  get size(): number {
    return this.young.size + this.old.size;
  }
}

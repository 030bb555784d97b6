interface CachedForm<Value> {
  readonly value: Value;
  /** Asked for since it was kept or last spared. */
  isUsed: boolean;
}

/**
 * Bounded map from forms to what the analyser says of them. Where it is full, the form that was put there first goes; one
 * that was asked for meanwhile is spared once (second chance), so that to find a form changes no order.
 */
export class FormCache<Value> {
  private readonly capacity: number;
  // A Map keeps the order of insertion.
  private readonly forms = new Map<string, CachedForm<Value>>();

  /** `capacity` is the most forms kept. */
  constructor(capacity: number) {
    this.capacity = Math.max(1, capacity);
  }

  get(form: string): Value | undefined {
    const found = this.forms.get(form);
    if (found === undefined) return undefined;
    found.isUsed = true;
    return found.value;
  }

  set(form: string, value: Value): void {
    this.forms.delete(form);
    while (this.forms.size >= this.capacity) this.removeOldest();
    this.forms.set(form, { value, isUsed: false });
  }

  get size(): number {
    return this.forms.size;
  }

  private removeOldest(): void {
    for (const [form, kept] of this.forms) {
      this.forms.delete(form);
      if (!kept.isUsed) return;
      kept.isUsed = false;
      this.forms.set(form, kept);
    }
  }
}

/** Gives numbers to different strings in the order they come, from 0. */
export class Numbering {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const next = this.names.length;
    this.#numbers.set(name, next);
    this.names.push(name);
    return next;
  }
}

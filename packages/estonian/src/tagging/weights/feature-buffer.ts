import { addPart, hashString } from './feature-hash';

/** Room for the features of one token, one history or one pair of them. */
export const MOST_FEATURES = 64;

/**
 * A reusable list of feature hashes. The place of a feature in the list names its template, so every writer must add
 * the same templates in the same order each time.
 */
export class FeatureBuffer {
  readonly values: Int32Array;
  count = 0;
  private readonly salts: Int32Array;

  /**
   * `kind` and the number of the first template keep the templates of one buffer apart from those of others; there is room for
   * `capacity` features.
   */
  constructor(kind: string, firstTemplate = 0, capacity = MOST_FEATURES) {
    this.values = new Int32Array(capacity);
    this.salts = Int32Array.from({ length: capacity }, (_, i) =>
      hashString(`${kind} template ${firstTemplate + i}`),
    );
  }

  clear(): void {
    this.count = 0;
  }

  add(part: number): void {
    this.values[this.count] = addPart(this.salts[this.count]!, part);
    this.count++;
  }

  addPair(first: number, second: number): void {
    this.values[this.count] = addPart(addPart(this.salts[this.count]!, first), second);
    this.count++;
  }

  addTriple(first: number, second: number, third: number): void {
    this.values[this.count] = addPart(addPart(addPart(this.salts[this.count]!, first), second), third);
    this.count++;
  }

  /** The features of now, to keep. */
  copy(): Int32Array {
    return this.values.slice(0, this.count);
  }
}

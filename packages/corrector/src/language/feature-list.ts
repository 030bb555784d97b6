import { joinHashes } from '@keelerada/estonian/tagging/weights/feature-hash';

const LONGEST_LIST = 128;

/** A growing list of hashed features that is used again for each place. */
export class FeatureList {
  readonly hashes = new Int32Array(LONGEST_LIST);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  /** A feature: its number and one value. */
  add(id: number, value: number): void {
    this.hashes[this.count++] = joinHashes(id, value);
  }

  /** A feature of two values; their order matters. */
  addPair(id: number, first: number, second: number): void {
    this.hashes[this.count++] = joinHashes(id, joinHashes(first, second));
  }

  /** A feature of three values. */
  addTriple(id: number, first: number, second: number, third: number): void {
    this.hashes[this.count++] = joinHashes(id, joinHashes(first, joinHashes(second, third)));
  }
}

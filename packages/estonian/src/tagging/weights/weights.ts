import { weightIndex } from './feature-hash';

/** Weights of features. Training reads numbers as they are, the product one-byte codes. */
export interface Weights {
  /** What the sums count in: a sum times this is in the units that were learned in. */
  readonly step: number;
  /** Sum over the first `count` places where weights of context features begin, for the part of a tag with this slot. */
  sumSlot(places: Int32Array, count: number, slot: number): number;
  /** Sum over the first `count` complete features. */
  sum(features: Int32Array, count: number): number;
}

/** Weights as the product holds them: a byte each, in equal steps, so that sums are of whole numbers. */
export class CodedWeights implements Weights {
  readonly step: number;
  private readonly codes: Int8Array;

  constructor(codes: Int8Array, step: number) {
    this.codes = codes;
    this.step = step;
  }

  sumSlot(places: Int32Array, count: number, slot: number): number {
    const { codes } = this;
    let total = 0;
    for (let i = 0; i < count; i++) total = (total + codes[places[i]! ^ slot]!) | 0;
    return total;
  }

  sum(features: Int32Array, count: number): number {
    const { codes } = this;
    let total = 0;
    for (let i = 0; i < count; i++) total = (total + codes[weightIndex(features[i]!)]!) | 0;
    return total;
  }
}

/** Weights while they are learned. */
export class FloatWeights implements Weights {
  readonly step = 1;
  readonly values: Float32Array;

  constructor(values: Float32Array) {
    this.values = values;
  }

  sumSlot(places: Int32Array, count: number, slot: number): number {
    const { values } = this;
    let total = 0;
    for (let i = 0; i < count; i++) total += values[places[i]! ^ slot]!;
    return total;
  }

  sum(features: Int32Array, count: number): number {
    const { values } = this;
    let total = 0;
    for (let i = 0; i < count; i++) total += values[weightIndex(features[i]!)]!;
    return total;
  }
}

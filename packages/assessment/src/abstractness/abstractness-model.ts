import { decodeBase64 } from '@keelerada/estonian/decode-base64';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { ABSTRACTNESS_BITS, findHead, listNounFeatures, placeOf, signOf } from './noun-features';

/** What `models/abstractness/abstractness.json` holds: signed bytes in base64, each times its scale. */
export interface AbstractnessFile {
  readonly version: string;
  /** Mean rating of the nouns learned from. */
  readonly bias: number;
  /** A noun of this value or more counts as abstract. */
  readonly abstractFrom: number;
  readonly scale: number;
  readonly weights: string;
  /** Hashes of nouns whose neighbours in running text are known, little-endian 32 bits, ascending. */
  readonly contextKeys: string;
  readonly contextScale: number;
  /** Two bytes for each: what its neighbours add to its own value, and to that of compounds it ends. */
  readonly contextValues: string;
}

/** A linear model of the abstractness of nouns. */
export interface AbstractnessModel {
  readonly bias: number;
  readonly abstractFrom: number;
  /** One weight for each feature hash, `2 ** ABSTRACTNESS_BITS` in all. */
  readonly weights: Float32Array;
  /** What the neighbours in running text add, by the hash of the noun: to the noun itself, and to what it is the head of. */
  readonly contexts: ReadonlyMap<number, { readonly own: number; readonly head: number }>;
}

const LOWEST = 1;
const HIGHEST = 3;

/** Reads a model file. Throws an Error if the file does not fit this code. */
export function loadAbstractnessModel(file: AbstractnessFile): AbstractnessModel {
  const weights = Float32Array.from(decodeBase64(file.weights), (byte) => byte * file.scale);
  if (weights.length !== 2 ** ABSTRACTNESS_BITS) throw new Error('the abstractness model has another size');
  const keyBytes = decodeBase64(file.contextKeys);
  const keys = new DataView(keyBytes.buffer, keyBytes.byteOffset, keyBytes.byteLength);
  const values = decodeBase64(file.contextValues);
  const contexts = new Map<number, { own: number; head: number }>();
  for (let index = 0; index < values.length / 2; index += 1) {
    const [own, head] = [values[2 * index]!, values[2 * index + 1]!];
    contexts.set(keys.getInt32(4 * index, true), {
      own: own * file.contextScale,
      head: head * file.contextScale,
    });
  }
  return { bias: file.bias, abstractFrom: file.abstractFrom, weights, contexts };
}

/**
 * Estimated abstractness of a common noun, 1 concrete to 3 abstract (scale of Mikk et al. 2003). `lemma` is in small
 * letters, `root` as in `TokenReading.root`.
 */
export function estimateAbstractness(model: AbstractnessModel, lemma: string, root: string): number {
  let value = model.bias;
  value += model.contexts.get(hashString(lemma))?.own ?? 0;
  value += model.contexts.get(hashString(findHead(lemma, root)))?.head ?? 0;
  for (const feature of listNounFeatures(lemma, root)) {
    value += signOf(feature) * model.weights[placeOf(feature)]!;
  }
  return Math.min(HIGHEST, Math.max(LOWEST, value));
}

/** True for values that stand for the rating 3. */
export function isAbstract({ abstractFrom }: AbstractnessModel, value: number): boolean {
  return value >= abstractFrom;
}

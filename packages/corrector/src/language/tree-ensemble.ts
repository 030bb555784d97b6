import { decodeSections, encodeSections } from './section-file';

/** Child numbers below 0 are leaves: leaf `-1 - child`. */
export interface TreeArrays {
  /** The first inner node of each tree; one more entry ends the last. */
  readonly nodeStarts: Uint32Array;
  /** The first leaf of each tree; one more entry ends the last. */
  readonly leafStarts: Uint32Array;
  readonly feature: Uint8Array;
  /** A value not above it goes left. */
  readonly threshold: Float32Array;
  /** Children inside the tree. */
  readonly left: Int16Array;
  readonly right: Int16Array;
  readonly leaf: Float32Array;
}

/** Gradient-boosted trees for one probability. */
export interface TreeEnsemble {
  /** Names of the features, in the order of the values that `score` takes. */
  readonly features: readonly string[];
  /** The sum of the leaves (log odds) for the feature values; NaN counts as 0. */
  score(values: ArrayLike<number>): number;
  /** The probability, 0 to 1. */
  probability(values: ArrayLike<number>): number;
}

/** Writes trees as a model file; `meta` of the file holds the feature names. */
export function encodeTrees(features: readonly string[], trees: TreeArrays): Uint8Array {
  return encodeSections({ features }, { ...trees });
}

/** Loads trees. Throws an Error if the bytes are no such file. */
export function loadTrees(bytes: Uint8Array): TreeEnsemble {
  const sections = decodeSections(bytes);
  const { features } = sections.meta as { features: string[] };
  return makeEnsemble(features, {
    nodeStarts: sections.get('nodeStarts', 'u32'),
    leafStarts: sections.get('leafStarts', 'u32'),
    feature: sections.get('feature', 'u8'),
    threshold: sections.get('threshold', 'f32'),
    left: sections.get('left', 'i16'),
    right: sections.get('right', 'i16'),
    leaf: sections.get('leaf', 'f32'),
  });
}

function makeEnsemble(features: readonly string[], trees: TreeArrays): TreeEnsemble {
  const { nodeStarts, leafStarts, feature, threshold, left, right, leaf } = trees;
  const score = (values: ArrayLike<number>): number => {
    let sum = 0;
    for (let tree = 0; tree + 1 < nodeStarts.length; tree++) {
      const first = nodeStarts[tree]!;
      let node = first === nodeStarts[tree + 1]! ? -1 : 0;
      while (node >= 0) {
        const at = first + node;
        node = (values[feature[at]!] || 0) <= threshold[at]! ? left[at]! : right[at]!;
      }
      sum += leaf[leafStarts[tree]! - 1 - node]!;
    }
    return sum;
  };
  return { features, score, probability: (values) => 1 / (1 + Math.exp(-score(values))) };
}

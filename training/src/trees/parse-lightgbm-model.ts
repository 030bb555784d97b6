import type { TreeArrays } from '@keelerada/corrector/language/tree-ensemble';

/** Reads LightGBM's text format (numerical splits, no missing values). Throws an Error if a tree has other splits. */
export function parseLightGbmModel(text: string): TreeArrays {
  const blocks = text
    .split('end of trees')[0]!
    .split(/\nTree=\d+\n/)
    .slice(1);
  const trees = blocks.map(parseTree);
  const join = (name: 'features' | 'thresholds' | 'left' | 'right' | 'leaves'): number[] =>
    trees.flatMap((tree) => tree[name]);
  return {
    nodeStarts: sumLengths(trees.map(({ features }) => features.length)),
    leafStarts: sumLengths(trees.map(({ leaves }) => leaves.length)),
    feature: Uint8Array.from(join('features')),
    threshold: Float32Array.from(join('thresholds'), roundDown),
    left: Int16Array.from(join('left')),
    right: Int16Array.from(join('right')),
    leaf: Float32Array.from(join('leaves')),
  };
}

function sumLengths(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, i) => (starts[i + 1] = starts[i]! + length));
  return starts;
}

function parseTree(block: string): Record<'features' | 'thresholds' | 'left' | 'right' | 'leaves', number[]> {
  if (readField(block, 'num_cat') !== '0')
    throw new Error('Trees with categorical splits are not supported.');
  const numbers = (name: string): number[] => {
    const field = readField(block, name) ?? '';
    return field === '' ? [] : field.split(' ').map(Number);
  };
  return {
    features: numbers('split_feature'),
    thresholds: numbers('threshold'),
    left: numbers('left_child'),
    right: numbers('right_child'),
    leaves: numbers('leaf_value'),
  };
}

/** The largest float32 that is not above the value: rows are float32, so each compares as with the value itself. */
function roundDown(value: number): number {
  const rounded = Math.fround(value);
  if (rounded <= value) return rounded;
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, rounded);
  view.setInt32(0, view.getInt32(0) + (rounded > 0 ? -1 : 1));
  return view.getFloat32(0);
}

function readField(text: string, name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1]?.trim();
}

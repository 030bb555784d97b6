import type { DecisionTree, TreeEnsemble } from '@keelerada/corrector/language/tree-ensemble';

/** Reads LightGBM's text format (numerical splits, no missing values). Throws an Error where a tree has other splits. */
export function parseLightGbmModel(text: string): TreeEnsemble {
  const [head = '', ...blocks] = text.split('end of trees')[0]!.split(/\nTree=\d+\n/);
  const featureNames = (readField(head, 'feature_names') ?? '').split(' ');
  return { featureNames, trees: blocks.map(parseTree) };
}

function parseTree(block: string): DecisionTree {
  if (readField(block, 'num_cat') !== '0')
    throw new Error('Trees with categorical splits are not supported.');
  const numbers = (name: string): number[] => {
    const field = readField(block, name) ?? '';
    return field === '' ? [] : field.split(' ').map(Number);
  };
  return {
    features: Uint16Array.from(numbers('split_feature')),
    thresholds: Float32Array.from(numbers('threshold'), roundDown),
    left: Int16Array.from(numbers('left_child')),
    right: Int16Array.from(numbers('right_child')),
    leaves: Float32Array.from(numbers('leaf_value')),
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

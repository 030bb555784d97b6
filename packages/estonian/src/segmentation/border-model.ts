import model from '../../../../models/segmentation/sentence-borders.json';
import { WEIGHT_COUNT } from './border-features';

/** Weights of the sentence border model: a border stands where their sum over a place's features is above 0. */
export function decodeBorderWeights(base64: string, scale: number): Float32Array {
  const binary = atob(base64);
  const weights = new Float32Array(WEIGHT_COUNT);
  for (let index = 0; index < WEIGHT_COUNT; index += 1) {
    const byte = binary.charCodeAt(index);
    weights[index] = (byte > 127 ? byte - 256 : byte) * scale;
  }
  return weights;
}

let decoded: Float32Array | undefined;

/** The weights committed under `models/segmentation`, decoded on first use. */
export function getBorderWeights(): Float32Array {
  decoded ??= decodeBorderWeights(model.weights, model.scale);
  return decoded;
}

/** Version of the model, part of the annotator's version. */
export const BORDER_MODEL_VERSION: string = model.version;

import model from '../../../../models/segmentation/sentence-borders.json';
import { decodeBase64 } from '../decode-base64';
import { WEIGHT_COUNT } from './border-features';

/** The weights of a border model: signed bytes in base64, each times `scale`. */
export function decodeBorderWeights(base64: string, scale: number): Float32Array {
  const weights = new Float32Array(WEIGHT_COUNT);
  decodeBase64(base64).forEach((byte, at) => {
    weights[at] = byte * scale;
  });
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

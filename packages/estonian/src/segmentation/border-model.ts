import model from '../../../../models/segmentation/sentence-borders.json';
import { WEIGHT_COUNT } from './border-features';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The weights of a border model: signed bytes in base64, each times `scale`. */
export function decodeBorderWeights(base64: string, scale: number): Float32Array {
  const weights = new Float32Array(WEIGHT_COUNT);
  let bits = 0;
  let bitCount = 0;
  let at = 0;
  for (let index = 0; index < base64.length && at < WEIGHT_COUNT; index += 1) {
    bits = (bits << 6) | BASE64.indexOf(base64.charAt(index));
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    weights[at] = (((bits >> bitCount) << 24) >> 24) * scale;
    at += 1;
    bits &= (1 << bitCount) - 1;
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

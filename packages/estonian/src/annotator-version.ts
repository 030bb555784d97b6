import { BORDER_MODEL_VERSION } from './segmentation/border-model';
import { SEGMENTATION_VERSION } from './segmentation/segment-text';

/** Version of the code that turns analyses into annotations; change it when annotations change with the models as they are. */
const ANNOTATION_CODE_VERSION = '5';

/**
 * Version of all that decides what an annotation says: code, segmentation rules, border model and tagger model (the bytes
 * of `models/tagger/tagger.bin`). Stored annotations of another version are made again.
 */
export function makeAnnotatorVersion(taggerModelBytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of taggerModelBytes) hash = Math.imul(hash ^ byte, 0x01000193);
  const tagger = (hash >>> 0).toString(16).padStart(8, '0');
  return `a${ANNOTATION_CODE_VERSION}-s${SEGMENTATION_VERSION}-b${BORDER_MODEL_VERSION.slice(0, 8)}-t${tagger}`;
}

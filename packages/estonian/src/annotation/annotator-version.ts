import { BORDER_MODEL_VERSION } from '../segmentation/border-model';
import { SEGMENTATION_VERSION } from '../segmentation/segment-text';

/** Version of the code that turns analyses into annotations; change it when annotations change with the models as they are. */
const ANNOTATION_CODE_VERSION = '12';

/**
 * Version of all that decides what an annotation says: code, segmentation rules, border model, tagger model and parser model
 * (the bytes of `models/tagger/tagger.bin` and `models/parser/parser.bin`). Stored annotations of another version are made
 * again.
 */
export function makeAnnotatorVersion(taggerModelBytes: Uint8Array, parserModelBytes: Uint8Array): string {
  const border = BORDER_MODEL_VERSION.slice(0, 8);
  const [tagger, parser] = [hashBytes(taggerModelBytes), hashBytes(parserModelBytes)];
  return `a${ANNOTATION_CODE_VERSION}-s${SEGMENTATION_VERSION}-b${border}-t${tagger}-p${parser}`;
}

/** FNV-1a, as eight hexadecimal digits. */
function hashBytes(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

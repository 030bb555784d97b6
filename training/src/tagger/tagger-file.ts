/** Where the trained tagger lies. */
export const MODEL_FILE = new URL('../../../models/tagger/tagger.bin', import.meta.url);

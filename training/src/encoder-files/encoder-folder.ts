import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = new URL('../../../', import.meta.url);

export const ENCODER_PYTHON = fileURLToPath(new URL('.cache/encoder-env/bin/python', ROOT));

/** What a training of the encoder reads and writes, texts, pack, states and result; a dry run has a folder of its own. */
export function findTrainingFolder(): URL {
  const { ENCODER_FOLDER } = process.env;
  return ENCODER_FOLDER ? pathToFileURL(`${ENCODER_FOLDER}/`) : new URL('.cache/encoder/', ROOT);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/settings';
import { ENCODER_FOLDER, loadRuntime } from './open-encoder';

const FILES = ['encoder.onnx', 'pieces.json', 'classes.json'];

/** A line for the log that says why grammar is corrected without the encoder; null where it can be opened. */
export async function explainMissingEncoder(folder = ENCODER_FOLDER): Promise<string | null> {
  const absent = FILES.find((file) => !existsSync(join(folder, file)));
  const consequence = 'grammar is corrected without the encoder, which finds fewer errors';
  if (absent !== undefined) return `${join(folder, absent)} is absent: ${consequence}`;
  try {
    await loadRuntime();
    return null;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `onnxruntime-node does not load (${reason}): ${consequence}`;
  }
}

/** Whether grammar is to be corrected with the encoder; says in the log why not where it was wanted. */
export async function findEncoder(
  { encoder }: Pick<Config, 'encoder'>,
  log: (line: string) => void,
): Promise<boolean> {
  if (encoder === 'off') return false;
  const reason = await explainMissingEncoder();
  if (reason !== null) log(reason);
  return reason === null;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanForm } from '@keelerada/estonian/annotation/clean-form';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { Vabamorf } from '@keelerada/vabamorf/vabamorf';
import { PROJECT_ROOT } from '../../../apps/server/src/platform/config/project-root';

/** Tokens a second of processor time that Vabamorf alone reads of running text, each token again. */
export async function measureVabamorf(texts: readonly string[]): Promise<number> {
  const read = (name: string): Uint8Array => readFileSync(join(PROJECT_ROOT, 'models/vabamorf', name));
  const vabamorf = await Vabamorf.open({ wasm: read('vabamorf.wasm'), dictionary: read('et.dct') });
  const sentences = texts.flatMap((text) =>
    segmentText(text).map(({ tokens }) => tokens.map(({ start, end }) => cleanForm(text.slice(start, end)))),
  );
  const before = process.cpuUsage();
  for (const words of sentences) words.forEach((form, i) => vabamorf.analyse(form, i === 0));
  const { user, system } = process.cpuUsage(before);
  return sentences.flat().length / ((user + system) / 1e6);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Vabamorf } from '../vabamorf';

const MODEL = join(import.meta.dirname, '../../../../models/vabamorf');

/** Vabamorf with the files of the product. */
export function openVabamorf(): Promise<Vabamorf> {
  const [wasm, dictionary] = ['vabamorf.wasm', 'et.dct'].map((name) => readFileSync(join(MODEL, name)));
  return Vabamorf.open({ wasm: wasm!, dictionary: dictionary! });
}

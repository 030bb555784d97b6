import loadModule from '../vabamorf.mjs';

/** The two files that Vabamorf needs, as bytes: `vabamorf.wasm` and `et.dct` of this package. */
export interface VabamorfFiles {
  readonly wasm: Uint8Array;
  readonly dictionary: Uint8Array;
}

/** The calls of `build/wrapper.cpp`: each takes strings or 0 and 1, and answers a string. */
export type VabamorfCall = (
  name: 'analyse' | 'checkSpelling' | 'synthesise',
  ...values: readonly (string | boolean)[]
) => string;

const DICTIONARY = '/et.dct';
const FAILED = '!';

/** Starts Vabamorf in this thread (0.1 s, some 40 MB). Rejects where the files are not those of this package. */
export async function openVabamorfModule({ wasm, dictionary }: VabamorfFiles): Promise<VabamorfCall> {
  const module = await loadModule({ wasmBinary: wasm });
  module.FS.writeFile(DICTIONARY, dictionary);
  if (module.ccall('openDictionary', 'number', ['string'], [DICTIONARY]) !== 0) {
    throw new Error('The dictionary of Vabamorf cannot be read.');
  }
  return (name, ...values) => {
    const types = values.map((value) => (typeof value === 'string' ? 'string' : 'number'));
    const numbers = values.map((value) => (typeof value === 'string' ? value : Number(value)));
    const answer = String(module.ccall(name, 'string', types, numbers));
    if (answer === FAILED) throw new Error('Vabamorf failed inside.');
    return answer;
  };
}

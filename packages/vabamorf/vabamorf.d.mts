/** What Emscripten's loader gives; made by build/build.sh. */
interface VabamorfModule {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  ccall(
    name: string,
    answers: 'number' | 'string',
    types: readonly ('number' | 'string')[],
    values: readonly (number | string)[],
  ): number | string;
}

export default function loadModule(given: { readonly wasmBinary: Uint8Array }): Promise<VabamorfModule>;

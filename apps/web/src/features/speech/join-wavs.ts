/** Places in a WAV file (RIFF): size of the file, and the first chunk. */
const FILE_SIZE_AT = 4;
const FIRST_CHUNK_AT = 12;
const CHUNK_HEADER_BYTES = 8;
/** "data" */
const DATA_CHUNK = 0x64_61_74_61;

/** Where the samples begin and end. */
function findSamples(wav: Uint8Array<ArrayBuffer>): { readonly start: number; readonly end: number } {
  const view = new DataView(wav.buffer);
  let at = FIRST_CHUNK_AT;
  while (at + CHUNK_HEADER_BYTES <= wav.length && view.getUint32(at) !== DATA_CHUNK) {
    const size = view.getUint32(at + 4, true);
    at += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  const start = Math.min(at + CHUNK_HEADER_BYTES, wav.length);
  const size = start >= wav.length ? 0 : view.getUint32(start - 4, true);
  return { start, end: Math.min(start + size, wav.length) };
}

/** One WAV file of several with the same format. */
export function joinWavs(wavs: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const [first] = wavs;
  if (first === undefined) return new Blob([], { type: 'audio/wav' });
  const head = first.slice(0, findSamples(first).start);
  const samples = wavs.map((wav) => {
    const { start, end } = findSamples(wav);
    return wav.subarray(start, end);
  });
  const bytes = samples.reduce((sum, part) => sum + part.length, 0);
  const view = new DataView(head.buffer);
  view.setUint32(FILE_SIZE_AT, head.length + bytes - CHUNK_HEADER_BYTES, true);
  view.setUint32(head.length - 4, bytes, true);
  return new Blob([head, ...samples], { type: 'audio/wav' });
}

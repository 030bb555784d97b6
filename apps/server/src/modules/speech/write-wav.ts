const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const BITS_PER_SAMPLE = 16;
const FORMAT_CHUNK_BYTES = 16;
const PCM = 1;
const CHANNELS = 1;

/** A WAV file of one channel of 16-bit samples (Microsoft's RIFF format). */
export function writeWav(parts: readonly Int16Array[], samplesPerSecond: number): Uint8Array<ArrayBuffer> {
  const dataBytes = parts.reduce((sum, part) => sum + part.length, 0) * BYTES_PER_SAMPLE;
  const wav = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(wav.buffer);
  const writeName = (at: number, name: string): void => {
    for (let index = 0; index < name.length; index += 1) view.setUint8(at + index, name.charCodeAt(index));
  };
  writeName(0, 'RIFF');
  view.setUint32(4, wav.length - 8, true);
  writeName(8, 'WAVEfmt ');
  view.setUint32(16, FORMAT_CHUNK_BYTES, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, CHANNELS, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BITS_PER_SAMPLE, true);
  writeName(36, 'data');
  view.setUint32(40, dataBytes, true);
  let at = HEADER_BYTES;
  for (const part of parts) {
    wav.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return wav;
}

import type { SpeechRequest } from '@keelerada/contract/corrector/speech';
import { withTimeLimit } from '../../platform/process/time-limit';

/** A slower service is replaced by the own engine. */
export const SERVICE_LIMIT_MS = 10_000;
/** Ten minutes of 16-bit sound at 48 kHz. */
const MAX_WAV_BYTES = 60_000_000;
const HEADER_BYTES = 44;

/**
 * Asks a speech service: POST `{text, speaker, speed}`; it answers a WAV file. Resolves to null if it is late, cannot be
 * reached or answers anything else.
 */
export async function askSpeechService(
  url: string,
  { text, speaker, speed }: SpeechRequest,
  signal: AbortSignal,
  limitMs = SERVICE_LIMIT_MS,
): Promise<Uint8Array | null> {
  try {
    return await withTimeLimit(limitMs, signal, async (limited) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, speaker, speed }),
        signal: limited,
        // A text goes to the address that was set and to no other.
        redirect: 'error',
      });
      if (!response.ok || response.body === null) return null;
      const wav = await readAtMost(response.body, MAX_WAV_BYTES);
      return wav !== null && isWav(wav) ? wav : null;
    });
  } catch {
    return null;
  }
}

/** Null if more comes. */
async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isWav(bytes: Uint8Array): boolean {
  const readName = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  return bytes.length > HEADER_BYTES && readName(0) === 'RIFF' && readName(8) === 'WAVE';
}

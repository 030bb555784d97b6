import type { SpeechRequest } from '@keelerada/contract/corrector/speech';
import { postJson } from '../../platform/http/post-json';
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
    const wav = await withTimeLimit(limitMs, signal, (limited) =>
      postJson({ url }, { text, speaker, speed }, MAX_WAV_BYTES, limited),
    );
    return wav !== null && isWav(wav) ? wav : null;
  } catch {
    return null;
  }
}

function isWav(bytes: Uint8Array): boolean {
  const readName = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  return bytes.length > HEADER_BYTES && readName(0) === 'RIFF' && readName(8) === 'WAVE';
}

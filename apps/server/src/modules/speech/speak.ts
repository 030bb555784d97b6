import { MAX_SPOKEN_SECONDS } from '@keelerada/contract/fields/limits';
import type { SpeechRequest } from '@keelerada/contract/corrector/speech';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import type { ComputePool } from '../../platform/compute/compute-pool';
import { badRequest } from '../../platform/errors/request-failure';
import { postJson } from '../../platform/http/post-json';
import { withTimeLimit } from '../../platform/process/time-limit';
import { speakTask } from './speak-task';

/** A slower service is replaced by the own engine. */
const SERVICE_LIMIT_MS = 10_000;
/** Ten minutes of 16-bit sound at 48 kHz. */
const MAX_WAV_BYTES = 60_000_000;
const HEADER_BYTES = 44;

/**
 * Asks a speech service: POST `{text, speaker, speed}`; it answers a WAV file. Resolves to null if it is late, cannot be
 * reached or answers anything else.
 */
async function askSpeechService(
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

export interface SpeechParts {
  readonly pool: Pick<ComputePool, 'run'>;
  /** Address of a speech service (SPEECH_URL); null for the own engine alone. */
  readonly speechUrl: string | null;
  /** How long the service may take; ten seconds by default. */
  readonly serviceLimitMs?: number;
}

/** Who read: the configured service, or the product's own engine, perhaps in its place. */
export type SpeechSource = 'service' | 'own' | 'own-instead-of-service';

/**
 * A WAV file of the text, by the speech service or, without one or if it fails, by the own engine. Throws RequestFailure
 * for a text that takes too long to read.
 */
export async function speak(
  request: SpeechRequest,
  { pool, speechUrl, serviceLimitMs }: SpeechParts,
  signal: AbortSignal,
): Promise<{ readonly wav: Uint8Array; readonly source: SpeechSource }> {
  if (speechUrl !== null) {
    const remote = await askSpeechService(speechUrl, request, signal, serviceLimitMs);
    if (remote !== null) return { wav: remote, source: 'service' };
    if (signal.aborted) throw new QueryCancelledError();
  }
  const wav = await pool.run(speakTask, request, { signal });
  if (wav === null) {
    const message = `The text would take more than ${MAX_SPOKEN_SECONDS} seconds to read aloud.`;
    throw badRequest('LimitExceeded', 'text', message, MAX_SPOKEN_SECONDS);
  }
  return { wav, source: speechUrl === null ? 'own' : 'own-instead-of-service' };
}

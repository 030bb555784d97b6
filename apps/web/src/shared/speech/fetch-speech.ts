import { speechCall } from '@keelerada/contract/corrector/speech';
import type { Speaker } from '@keelerada/contract/corrector/speech-choices';
import { fetchAnswer } from '../http/call-api';

export interface SpeechSettings {
  readonly speaker: Speaker;
  readonly speed: number;
}

/** The WAV file of one piece. Rejects as callServer does. */
export async function fetchSpeech(
  text: string,
  { speaker, speed }: SpeechSettings,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchAnswer(speechCall, {
    body: { text, speaker, speed: speed.toFixed(1) },
    signal,
  });
  return Uint8Array.from(atob(await response.text()), (letter) => letter.charCodeAt(0));
}

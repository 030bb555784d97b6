import { setImmediate } from 'node:timers/promises';
import { SPEECH_SOURCE_HEADER } from '@keelerada/contract/corrector/speech-choices';
import { speechCall } from '@keelerada/contract/corrector/speech';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { sendTextStream } from '../../platform/http/send-stream';
import { speak, type SpeechParts } from './speak';

/** A part of the answer; three bytes are four letters. */
const PART_BYTES = 3 * 16 * 1024;

/** Text-to-speech. The answer is text, which no JSON serialiser may quote. */
export function registerSpeech(app: FastifyInstance, parts: SpeechParts): void {
  serveCall(app, speechCall, { bodyLimit: SMALL_BODY_LIMIT_BYTES }, async (request, reply) => {
    const { wav, source } = await speak(request.body, parts, abortWhenClosed(reply.raw));
    if (source === 'own-instead-of-service')
      request.log.warn('the speech service did not answer as it should; the own engine read');
    return sendTextStream(reply.header(SPEECH_SOURCE_HEADER, source), writeBase64(wav));
  });
}

/** In parts as the reader takes them: in one piece it would be a third larger than the sound, beside the sound. */
async function* writeBase64(wav: Uint8Array): AsyncGenerator<string> {
  for (let from = 0; from < wav.length; from += PART_BYTES) {
    const { length } = wav.subarray(from, from + PART_BYTES);
    yield Buffer.from(wav.buffer, wav.byteOffset + from, length).toString('base64');
    // The reader's turn, and that of every other call.
    await setImmediate();
  }
}

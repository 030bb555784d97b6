import { setImmediate } from 'node:timers/promises';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { SPEECH_PATH } from '@keelerada/contract/site/paths';
import { speechRequestSchema, speechResponseSchema } from '@keelerada/contract/corrector/speech';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { sendTextStream } from '../../platform/http/send-stream';
import { speak, type SpeechParts } from './speak';

/** Answer header with the SpeechSource. */
const SOURCE_HEADER = 'x-speech-source';

/** A part of the answer; three bytes are four letters. */
const PART_BYTES = 3 * 16 * 1024;

/** Text-to-speech. The answer is text, which no JSON serialiser may quote. */
export function registerSpeech(app: FastifyInstance, parts: SpeechParts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    SPEECH_PATH,
    {
      config: { usageName: 'speech' },
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      schema: {
        tags: ['speech'],
        summary: `Estonian text read aloud: WAV in Base64; ${SOURCE_HEADER} says who read`,
        body: speechRequestSchema,
        response: {
          200: { content: { 'text/plain': { schema: speechResponseSchema } } },
          '4xx': errorBodySchema,
          503: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { wav, source } = await speak(request.body, parts, abortWhenClosed(reply.raw));
      if (source === 'own-instead-of-service') {
        request.log.warn('the speech service did not answer as it should; the own engine read');
      }
      return sendTextStream(reply.header(SOURCE_HEADER, source), writeBase64(wav));
    },
  );
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

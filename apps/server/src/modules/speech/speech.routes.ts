import { errorBodySchema } from '@keelerada/contract/errors';
import { SPEECH_PATH } from '@keelerada/contract/paths';
import { speechRequestSchema, speechResponseSchema } from '@keelerada/contract/speech';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { speak, type SpeechParts } from './speak';

/** Answer header with the SpeechSource. */
const SOURCE_HEADER = 'x-speech-source';

/** Text-to-speech. The answer is text (SPEC 7), which no JSON serialiser may quote. */
export function registerSpeech(app: FastifyInstance, parts: SpeechParts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    SPEECH_PATH,
    {
      config: { usageName: 'speech' },
      schema: {
        tags: ['speech'],
        summary: `Estonian text read aloud: WAV in Base64; ${SOURCE_HEADER} says who read`,
        body: speechRequestSchema,
        response: {
          200: { content: { 'text/plain': { schema: speechResponseSchema } } },
          '4xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { wav, source } = await speak(request.body, parts, abortWhenClosed(reply.raw));
      if (source === 'own-instead-of-service') {
        request.log.warn('the speech service did not answer as it should; the own engine read');
      }
      const base64 = Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength).toString('base64');
      return reply.header(SOURCE_HEADER, source).type('text/plain; charset=utf-8').send(base64);
    },
  );
}

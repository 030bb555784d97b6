import { errorBodySchema } from '@keelerada/contract/errors';
import { SPEECH_PATH } from '@keelerada/contract/paths';
import { speechRequestSchema, speechResponseSchema } from '@keelerada/contract/speech';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { speak, type SpeechParts } from './speak';

/** Text-to-speech. The answer is text (SPEC 7), which no JSON serialiser may quote. */
export function registerSpeech(app: FastifyInstance, parts: SpeechParts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    SPEECH_PATH,
    {
      schema: {
        tags: ['speech'],
        summary: 'Estonian text read aloud: WAV in Base64',
        body: speechRequestSchema,
        response: {
          200: { content: { 'text/plain': { schema: speechResponseSchema } } },
          '4xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const wav = await speak(request.body, parts, abortWhenClosed(reply.raw));
      const base64 = Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength).toString('base64');
      return reply.type('text/plain; charset=utf-8').send(base64);
    },
  );
}

import multipart from '@fastify/multipart';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { FORMULAS_HEADER, TEXT_FROM_FILE_PATH } from '@keelerada/contract/site/paths';
import { textFromFileResponseSchema } from '@keelerada/contract/texts/text-from-file';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import type { FileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { readClientAddress } from '../../platform/http/client-address';
import { collectFileTexts } from './collect-file-texts';
import { receiveFiles, uploadLimits } from './receive-files';
import { createUploadPlaces } from './upload-places';

export interface TextFromFileDependencies {
  readonly extractor: FileTextExtractor;
  /** How long a form may send nothing before it is given up. */
  readonly silenceLimitMs?: number;
}

/** Uploads at work at the same time; each holds a few files in memory. */
const MAX_UPLOADS_AT_ONCE = 20;
/** Uploads of one address among them, so that no client takes all; a class may share an address. */
const MAX_UPLOADS_OF_CLIENT = 10;
const RETRY_AFTER_SECONDS = 5;

const uploadSchema = z.object({
  file: z.array(z.any().meta({ type: 'string', format: 'binary' })).describe('One or several files'),
});

const schema = {
  tags: ['texts'],
  summary: 'Text of uploaded files',
  description:
    'Reads .txt, .pdf, .docx, .doc and .odt, at most 10 files of 10 MB each. Texts of several files are separated by an ' +
    `empty line. Hidden text is left out; □ replaces a formula, and the header ${FORMULAS_HEADER} says how many there ` +
    'were. If any file gives no text, the answer has one error for each such file, its name in `field`.',
  consumes: ['multipart/form-data'],
  body: uploadSchema,
  response: {
    200: { description: 'The text', content: { 'text/plain': { schema: textFromFileResponseSchema } } },
    '4xx': errorBodySchema,
    503: errorBodySchema,
  },
};

const makeBusy = () =>
  new RequestFailure(
    429,
    [
      makeApiError(
        'TooManyRequests',
        'Many files are being read just now. Please wait a moment and try again.',
      ),
    ],
    RETRY_AFTER_SECONDS,
  );

/** POST /api/textfromfile: the text of uploaded files. */
export async function registerTextFromFile(
  app: FastifyInstance,
  { extractor, silenceLimitMs }: TextFromFileDependencies,
): Promise<void> {
  const places = createUploadPlaces(MAX_UPLOADS_AT_ONCE, MAX_UPLOADS_OF_CLIENT);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    // The body is a stream that the handler reads; its schema is there for the documentation.
    const validatorCompiler = () => (value: unknown) => ({ value });
    const config = { usageName: 'text-from-file' };
    scope.post(TEXT_FROM_FILE_PATH, { config, schema, validatorCompiler }, async (request, reply) => {
      const client = readClientAddress(request);
      if (!places.take(client)) throw makeBusy();
      try {
        const files = receiveFiles(request, silenceLimitMs);
        const { text, formulas } = await collectFileTexts(files, extractor, abortWhenClosed(reply.raw));
        if (formulas > 0) reply.header(FORMULAS_HEADER, formulas);
        return await reply.type('text/plain; charset=utf-8').send(text);
      } finally {
        places.giveBack(client);
      }
    });
  });
}

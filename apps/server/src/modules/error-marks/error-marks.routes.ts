import { markedTextExtensions, type MarkedTextForm } from '@keelerada/contract/fields/choices';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { ERROR_MARKS_DOWNLOAD_PATH } from '@keelerada/contract/site/paths';
import { errorMarksDownloadRequestSchema } from '@keelerada/contract/texts/marked-texts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { sendTextStream } from '../../platform/http/send-stream';
import { readSite } from '../../platform/session/read-site';
import type { MarkedFileOrigin } from './cite-marked-text';
import { writeMarkedFiles, type MarkedTexts } from './write-marked-files';

const contentTypes: Readonly<Record<MarkedTextForm, string>> = {
  PLAIN: 'text/plain',
  M2: 'text/plain',
  M2_ORIGIN: 'text/plain',
  TEI: 'application/tei+xml',
  CONLLU: 'text/plain',
  VERTICAL: 'text/plain',
  SVALA: 'application/json',
};

export interface ErrorMarksDownloadParts extends Omit<MarkedFileOrigin, 'site'>, MarkedTexts {
  readonly publicUrl: string | null;
}

/** POST /api/texts/vead-failina: a text, or each of a selection, as written and as corrected. */
export function registerErrorMarksDownload(
  app: FastifyInstance,
  { errorMarks, engine, publicUrl, ...origin }: ErrorMarksDownloadParts,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    ERROR_MARKS_DOWNLOAD_PATH,
    {
      config: { usageName: 'text-edits' },
      schema: {
        tags: ['texts'],
        summary:
          'A text of the corpus, or each marked one of a selection, as written and as corrected: plain text, M2 (and, as M2_ORIGIN, what the M2 file is of), TEI P5, CoNLL-U, vertical text or SVALA',
        body: errorMarksDownloadRequestSchema,
        response: {
          200: {
            description: 'The file',
            content: {
              'text/plain': { schema: z.string() },
              'application/tei+xml': { schema: z.string() },
              'application/json': { schema: z.string() },
            },
          },
          '4xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const site = readSite(request, publicUrl);
      const signal = abortWhenClosed(reply.raw);
      const files = writeMarkedFiles(body, { errorMarks, engine }, { ...origin, site }, signal);
      // What is wrong with the request shows before the first file.
      const first = await files.next();
      const name = `${body.id ?? 'marked-texts'}.${markedTextExtensions[body.vorm]}`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return sendTextStream(reply, goOn(first, files), contentTypes[body.vorm]);
    },
  );
}

async function* goOn(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

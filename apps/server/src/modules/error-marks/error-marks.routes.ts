import { markedTextExtensions, type MarkedTextForm } from '@keelerada/contract/fields/choices';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { ERROR_MARKS_DOWNLOAD_PATH } from '@keelerada/contract/site/paths';
import { errorMarksDownloadRequestSchema } from '@keelerada/contract/error-marks/error-marks';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ErrorMarks } from '../../corpus/error-marks/error-marks';
import { readSite } from '../../platform/session/read-site';
import type { MarkedFileOrigin } from './cite-marked-text';
import { writeMarkedFile } from './write-marked-file';

const contentTypes: Readonly<Record<MarkedTextForm, string>> = {
  PLAIN: 'text/plain',
  M2: 'text/plain',
  M2_ORIGIN: 'text/plain',
  TEI: 'application/tei+xml',
  CONLLU: 'text/plain',
  VERTICAL: 'text/plain',
  SVALA: 'application/json',
};

export interface ErrorMarksDownloadParts extends Omit<MarkedFileOrigin, 'site'> {
  readonly errorMarks: Pick<ErrorMarks, 'readText'>;
  readonly publicUrl: string | null;
}

/** POST /api/texts/vead-failina: a text as written and as corrected. */
export function registerErrorMarksDownload(
  app: FastifyInstance,
  { errorMarks, publicUrl, ...origin }: ErrorMarksDownloadParts,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    ERROR_MARKS_DOWNLOAD_PATH,
    {
      config: { usageName: 'text-edits' },
      schema: {
        tags: ['texts'],
        summary:
          'A text of the corpus as written and as corrected: plain text, M2 (and, as M2_ORIGIN, what the M2 file is of), TEI P5, CoNLL-U, vertical text or SVALA',
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
      const file = await writeMarkedFile(body, errorMarks, { ...origin, site });
      return reply
        .type(`${contentTypes[body.vorm]}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${body.id}.${markedTextExtensions[body.vorm]}"`)
        .send(file);
    },
  );
}

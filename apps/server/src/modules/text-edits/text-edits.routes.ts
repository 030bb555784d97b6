import { textEditExtensions, type TextEditForm } from '@keelerada/contract/choices';
import { errorBodySchema } from '@keelerada/contract/errors';
import { TEXT_EDITS_DOWNLOAD_PATH } from '@keelerada/contract/paths';
import { textEditsDownloadRequestSchema } from '@keelerada/contract/text-edits';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ErrorMarks } from '../../corpus/error-annotation/error-marks';
import { readSite } from '../../platform/session/read-site';
import type { EditsOrigin } from './cite-text-edits';
import { writeTextEdits } from './write-text-edits';

const contentTypes: Readonly<Record<TextEditForm, string>> = {
  PLAIN: 'text/plain',
  M2: 'text/plain',
  TEI: 'application/tei+xml',
  CONLLU: 'text/plain',
  VERTICAL: 'text/plain',
  SVALA: 'application/json',
};

export interface TextEditsDownloadParts extends Omit<EditsOrigin, 'site'> {
  readonly errorMarks: Pick<ErrorMarks, 'readText'>;
  readonly publicUrl: string | null;
}

/** POST /api/texts/vead-failina: a text as written and as corrected. */
export function registerTextEditsDownload(
  app: FastifyInstance,
  { errorMarks, publicUrl, ...origin }: TextEditsDownloadParts,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    TEXT_EDITS_DOWNLOAD_PATH,
    {
      config: { usageName: 'text-edits' },
      schema: {
        tags: ['texts'],
        summary:
          'A text of the corpus as written and as corrected: plain text, M2, TEI P5, CoNLL-U, vertical text or SVALA',
        body: textEditsDownloadRequestSchema,
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
      const file = await writeTextEdits(body, errorMarks, { ...origin, site });
      return reply
        .type(`${contentTypes[body.vorm]}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${body.id}.${textEditExtensions[body.vorm]}"`)
        .send(file);
    },
  );
}

import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { TEXT_DOWNLOAD_PATH } from '@keelerada/contract/site/paths';
import { textDownloadRequestSchema } from '@keelerada/contract/texts/text-download';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { readSite } from '../../platform/session/read-site';
import { downloadTexts, type TextSource } from './download-texts';

const fileSchema = z.any().meta({ type: 'string', format: 'binary' });

export interface DownloadParts {
  readonly source: TextSource;
  readonly softwareVersion: string;
  readonly publicUrl: string | null;
}

/** POST /api/texts/tekstidfailina: texts as a file. */
export function registerTextDownload(
  app: FastifyInstance,
  { source, softwareVersion, publicUrl }: DownloadParts,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    TEXT_DOWNLOAD_PATH,
    {
      config: { usageName: 'text-download' },
      schema: {
        tags: ['texts'],
        summary:
          'Chosen texts as they are or annotated (CoNLL-U, VISL CG-3, TEI P5), as one file, or as a ZIP with metadata table, licence and README',
        body: textDownloadRequestSchema,
        response: {
          200: {
            description: 'The file',
            content: {
              'text/plain': { schema: z.string() },
              'application/tei+xml': { schema: z.string() },
              'application/zip': { schema: fileSchema },
            },
          },
          '4xx': errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { stream, contentType, extension } = await downloadTexts(
        request.body,
        source,
        { softwareVersion, address: readSite(request, publicUrl) },
        abortWhenClosed(reply.raw),
      );
      const name = request.headers['accept-language']?.startsWith('et') ? 'tekstid' : 'texts';
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${name}.${extension}"`)
        .send(stream);
    },
  );
}

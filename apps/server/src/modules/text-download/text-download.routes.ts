import { textDownloadCall } from '@keelerada/contract/texts/text-download';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { readSite } from '../../platform/session/read-site';
import { downloadTexts, type TextSource } from './download-texts';

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
  serveCall(app, textDownloadCall, async (request, reply) => {
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
  });
}

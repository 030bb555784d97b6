import { markedTextExtensions, type MarkedTextForm } from '@keelerada/contract/fields/choices';
import { errorMarksDownloadCall } from '@keelerada/contract/texts/marked-texts';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
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
  serveCall(app, errorMarksDownloadCall, async (request, reply) => {
    const { body } = request;
    const site = readSite(request, publicUrl);
    const signal = abortWhenClosed(reply.raw);
    const files = writeMarkedFiles(body, { errorMarks, engine }, { ...origin, site }, signal);
    // What is wrong with the request shows before the first file.
    const first = await files.next();
    const name = `${body.id ?? 'marked-texts'}.${markedTextExtensions[body.vorm]}`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return sendTextStream(reply, goOn(first, files), contentTypes[body.vorm]);
  });
}

async function* goOn(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

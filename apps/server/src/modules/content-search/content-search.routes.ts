import type { ApiError } from '@keelerada/contract/fields/errors';
import { CONTENT_SEARCH_PATH } from '@keelerada/contract/site/paths';
import {
  sruDiagnostic,
  UnansweredSearchError,
  type SearchDiagnostic,
} from '@keelerada/corpus-engine/content-search/search-diagnostic';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { SMALL_BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { readSite } from '../../platform/session/read-site';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { listResources } from './content-resources';
import { isRefused, readSruRequest } from './read-sru-request';
import { searchContent, type SearchParts } from './search-content';
import type { AnswerForm } from './sru-request';
import { AnswerWriter } from './write-answer';
import { writeExplain, type EndpointParts } from './write-explain';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const XML_TYPE = 'application/xml; charset=utf-8';
/** Errors that pass by themselves. */
const PASSING: readonly string[] = [
  ...['IndexNotReady', 'DatabaseUnavailable', 'ServerBusy', 'TooManyRequests'],
];

export interface ContentSearchParts extends SearchParts {
  readonly readTextColumns: TextColumnsReader;
  readonly publicUrl: string | null;
  /** Who publishes the corpus, and its DOI if it has one. */
  readonly owner: string;
  readonly doi: string | null;
  readonly readCorpusStatus: CorpusStatusReader;
  /** Tells what of a failure a client may know, and logs the rest. */
  readonly describeFailure: (error: unknown, request: FastifyRequest) => readonly ApiError[];
}

/** The endpoint of CLARIN Federated Content Search: SRU 2.0 and 1.2 by GET and POST. */
export async function registerContentSearch(app: FastifyInstance, parts: ContentSearchParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.route({
      method: ['GET', 'POST'],
      url: CONTENT_SEARCH_PATH,
      config: { usageName: 'content-search' },
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      // Explain describes it.
      schema: { hide: true, consumes: [FORM_TYPE] },
      handler: async (request, reply) => {
        const answer = await answerSru(request, parts, abortWhenClosed(reply.raw));
        return reply.type(XML_TYPE).send(answer);
      },
    });
    done();
  });
}

async function answerSru(
  request: FastifyRequest,
  parts: ContentSearchParts,
  signal: AbortSignal,
): Promise<string | Uint8Array> {
  const asked = readSruRequest(readParameters(request));
  const form = isRefused(asked) ? asked.form : asked;
  try {
    if (isRefused(asked)) return await refuse(form, asked.diagnostics, request, parts);
    const endpoint = await describeEndpoint(request, parts);
    return asked.operation === 'explain'
      ? writeExplain(asked, endpoint, asked.describesEndpoint)
      : await searchContent(asked, endpoint, parts, signal);
  } catch (error) {
    return writeFailure(form, [describeError(error, request, parts)]);
  }
}

function readParameters({ method, body, url }: FastifyRequest): URLSearchParams {
  if (method === 'POST' && typeof body === 'string') return new URLSearchParams(body);
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}

async function describeEndpoint(
  request: FastifyRequest,
  { readTextColumns, readCorpusStatus, publicUrl, owner, doi }: ContentSearchParts,
): Promise<EndpointParts> {
  const site = readSite(request, publicUrl) || 'http://localhost';
  const endpoint = `${site}${CONTENT_SEARCH_PATH}`;
  const { isDemo } = await readCorpusStatus();
  const resources = listResources(await readTextColumns(), { site, doi, isDemo });
  return { site, endpoint, owner, resources };
}

async function refuse(
  form: AnswerForm,
  diagnostics: readonly SearchDiagnostic[],
  request: FastifyRequest,
  parts: ContentSearchParts,
): Promise<string> {
  if (form.operation !== 'explain') return writeFailure(form, diagnostics);
  return writeExplain(form, await describeEndpoint(request, parts), false, diagnostics);
}

function writeFailure(form: AnswerForm, diagnostics: readonly SearchDiagnostic[]): string {
  const writer = new AnswerWriter(form.version, form.operation, form.escaping);
  return form.operation === 'searchRetrieve'
    ? writer.searchAnswer({ total: 0, records: [], next: null, diagnostics })
    : writer.document(...writer.diagnostics(diagnostics));
}

function describeError(
  error: unknown,
  request: FastifyRequest,
  { describeFailure }: ContentSearchParts,
): SearchDiagnostic {
  if (error instanceof UnansweredSearchError) return error;
  const [{ code, message } = { code: 'InternalError', message: 'The search failed.' }] = describeFailure(
    error,
    request,
  );
  return { uri: sruDiagnostic(PASSING.includes(code) ? 2 : 1), message };
}

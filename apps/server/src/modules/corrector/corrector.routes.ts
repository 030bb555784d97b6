import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { LINES_TYPE } from '@keelerada/contract/fields/call';
import type { ApiError } from '@keelerada/contract/fields/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { checkText, correctText } from './correct-text';
import type { CorrectorParts } from './corrector-parts';
import { registerLanguageTool } from './language-tool.routes';
import { Readable } from 'node:stream';
import type { RunOptions } from '../../platform/compute/compute-pool';
import { parseLanguage } from '@keelerada/contract/fields/language';
import { correctionsCall, textListCalls } from '@keelerada/contract/corrector/text-lists';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import { findLastingCorrections } from './find-text-corrections';
import { listTextTask } from './assessment/list-text-task';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface CorrectorRouteParts extends CorrectorParts {
  /** The errors of a failure that comes after the first line of an answer. */
  readonly describeFailure: (error: unknown, request: FastifyRequest) => readonly ApiError[];
}

/** The corrector's calls. A client that goes away stops the work. */
export async function registerCorrector(app: FastifyInstance, parts: CorrectorRouteParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    addCorrectorRoute(scope, parts);
    done();
  });
  registerTextLists(app, parts);
  await registerLanguageTool(app, parts);
}

function addCorrectorRoute(app: FastifyInstance, parts: CorrectorRouteParts): void {
  serveCall(app, correctorCall, { config: { takesRawText: true } }, async (request, reply) => {
    const { body } = request;
    const signal = abortWhenClosed(reply.raw);
    if (request.headers.accept?.includes(LINES_TYPE) !== true) {
      // It is JSON already.
      return reply.type(JSON_TYPE).send(Buffer.from(await correctText(body, parts, { signal })));
    }
    checkText(body.tekst);
    const lines = streamAnswerLines(
      (onProgress) => correctText(body, parts, { signal, onProgress }),
      (error) => parts.describeFailure(error, request),
    );
    return reply.type(LINES_TYPE).send(lines);
  });
}

const LINE_END = Buffer.from('\n');

/**
 * A stream of lines of JSON: `{done, total}` while `answer` works, then `{result}` with the JSON that it resolves to, or
 * `{errors}`.
 */
function streamAnswerLines(
  answer: (onProgress: NonNullable<RunOptions['onProgress']>) => Promise<Uint8Array>,
  describeFailure: (error: unknown) => readonly ApiError[],
): Readable {
  const lines = new Readable({ read: () => undefined });
  const write = (value: object): void => {
    if (!lines.destroyed) lines.push(`${JSON.stringify(value)}\n`);
  };
  const finish = (last: Uint8Array | object): void => {
    if (lines.destroyed) return;
    if (last instanceof Uint8Array) {
      for (const part of [Buffer.from('{"result":'), last, Buffer.from('}'), LINE_END]) lines.push(part);
    } else write(last);
    lines.push(null);
  };
  answer((done, total) => write({ done, total })).then(finish, (error: unknown) =>
    finish({ errors: describeFailure(error) }),
  );
  return lines;
}

/** The calls that answer one list about a text. */
function registerTextLists(app: FastifyInstance, parts: CorrectorParts): void {
  for (const { list, call } of textListCalls)
    serveCall(app, call, async ({ body: { tekst, language: code } }, reply) => {
      checkText(tekst);
      const { text } = alignOwnText(tekst);
      const signal = abortWhenClosed(reply.raw);
      const [annotation] = await parts.ownTextAnnotator.annotate([{ text }], signal);
      const language = parseLanguage(code) ?? 'et';
      const task = { text, annotation: annotation!.bytes, list, language };
      return parts.pool.run(listTextTask, task, { signal });
    });
  serveCall(app, correctionsCall, async ({ body: { tekst } }, reply) => {
    checkText(tekst);
    const task = { sent: tekst, model: 'spellchecker', kinds: 'spelling' } as const;
    const signal = abortWhenClosed(reply.raw);
    const { fragments } = await findLastingCorrections(task, parts, { signal });
    return [fragments.map((piece) => (piece.corrected ? piece.corrected_text : piece.text)).join(''), tekst];
  });
}

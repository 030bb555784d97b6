import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { LINES_TYPE } from '@keelerada/contract/fields/call';
import type { ApiError } from '@keelerada/contract/fields/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { checkText, correctText } from './correct-text';
import type { CorrectorParts } from './corrector-parts';
import { registerLanguageTool } from './language-tool.routes';
import { streamAnswerLines } from './stream-answer-lines';
import { registerTextLists } from './text-lists.routes';

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

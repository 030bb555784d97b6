import { errorBodySchema } from '@keelerada/contract/fields/errors';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { OWN_TEXT_BODY_LIMIT_BYTES } from '../platform/http/body-limits';
import { abortWhenClosed } from '../platform/http/abort-when-closed';
import { sendJsonStream } from '../platform/http/send-stream';
import { answerAnalysed } from './answer-analysed';
import { JsonAnswer, RowsAnswer, type Tool, type ToolParts } from '../corpus/tools/tool';

/** Gives a tool its route; a client that goes away stops the work. */
export function registerTool(app: FastifyInstance, tool: Tool, parts: ToolParts): void {
  const { name, path, summary, request: body, response } = tool;
  app.withTypeProvider<ZodTypeProvider>().post(
    path,
    {
      config: { usageName: name },
      bodyLimit: tool.bodyLimitBytes ?? OWN_TEXT_BODY_LIMIT_BYTES,
      schema: {
        tags: ['tools'],
        summary,
        body,
        response: { 200: response, '4xx': errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request, reply) => {
      const answer = await answerAnalysed(tool, request.body, parts, abortWhenClosed(reply.raw));
      if (answer instanceof JsonAnswer) {
        return reply.type('application/json; charset=utf-8').send(Buffer.from(answer.json));
      }
      if (!(answer instanceof RowsAnswer)) return reply.send(answer);
      return sendJsonStream(reply, answer.head, answer.rowsField, answer.rows);
    },
  );
}

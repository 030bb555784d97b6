import type { Call } from '@keelerada/contract/fields/call';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers. */
    call?: Call;
  }
}

type Read<Given, Part extends string> =
  Given extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : unknown;

interface CallRoute<Given> {
  Params: Read<Given, 'params'>;
  Querystring: Read<Given, 'query'>;
  Headers: Read<Given, 'headers'>;
  Body: Read<Given, 'body'>;
}

type Answer<Given extends Call> = Given['answer'] extends z.ZodType ? z.input<Given['answer']> : never;

type CallHandler<Given extends Call> = (
  request: FastifyRequest<CallRoute<Given>>,
  reply: FastifyReply,
) => Answer<Given> | FastifyReply | Promise<Answer<Given> | FastifyReply>;

type ServeOptions = Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit' | 'logLevel' | 'config'>;

/** Gives a call its route: path, checks and description are those of its definition. */
export function serveCall<Given extends Call>(
  app: FastifyInstance,
  call: Given,
  ...rest: [handler: CallHandler<Given>] | [options: ServeOptions, handler: CallHandler<Given>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    config: { ...options.config, call, ...(call.usage !== undefined && { usageName: call.usage }) },
    schema: describeCall(call),
    // The body of an upload is a stream that the handler reads; its schema describes it.
    ...(call.consumes?.includes('multipart/form-data') && {
      validatorCompiler: () => (value: unknown) => ({ value }),
    }),
    handler: handler as RouteHandlerMethod,
  });
}

/** The schemas of a route, which check it and are its entry in the OpenAPI document. */
function describeCall(call: Call) {
  const { tag, summary, description, consumes, params, query, headers, body, answer, status = 200 } = call;
  const isBusyAtTimes = call.isBusyAtTimes ?? tag === 'tools';
  const response = {
    [status]: answer,
    '4xx': errorBodySchema,
    ...(isBusyAtTimes && { 503: errorBodySchema }),
  };
  const known = { description, consumes, params, querystring: query, headers, body };
  const given = Object.entries(known).filter(([, value]) => value !== undefined);
  return { tags: [tag], summary, ...Object.fromEntries(given), response };
}

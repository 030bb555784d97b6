import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Call } from '@keelerada/contract/fields/call';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readOwn } from '@keelerada/estonian/make-table';

declare module 'fastify' {
  interface FastifyInstance {
    /** All that have a route. */
    calls: Set<Call>;
  }
}

const API_DOCS_PATH = '/api/docs';

const apiTags = [
  { name: 'tools', description: 'Counting tools over corpus texts, an own text, or both' },
  { name: 'texts', description: 'Finding, reading and downloading corpus texts; reading files' },
  { name: 'session', description: 'Signing in and out of administrators' },
  { name: 'admin', description: 'The admin panel: role ADMIN only' },
  { name: 'system', description: 'State of the server and its corpus' },
];

/** Describes every route from its schemas as OpenAPI 3.1, and shows the description as a page. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  app.decorate('calls', new Set<Call>());
  app.addHook('onRoute', ({ config }) => {
    if (config?.call !== undefined) app.calls.add(config.call);
  });
  const describeRoute = createJsonSchemaTransform({ skipList: [] });
  // Examples of request bodies, by path: on their way into the document some would be lost.
  const examples = new Map<string, unknown>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Keelerada',
        version,
        description:
          'Corpus of Estonian texts and its tools. Errors are a JSON array of `{code, message, field, limit?}`. ' +
          'A field that a call does not have is passed over and named in the header `x-unknown-fields`. ' +
          'Tool calls are limited for each client address; Retry-After of a 429 says when to try again. ' +
          'Corpus texts are under CC BY 4.0; an own text is neither kept nor logged.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: apiTags,
    },
    transform: (route) => {
      const body: unknown = route.schema?.body;
      if (body instanceof z.ZodType) examples.set(route.url, body.meta()?.examples);
      return describeRoute(route);
    },
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      const paths = (described.paths ?? {}) as Record<
        string,
        { get?: object; post?: object; delete?: object }
      >;
      for (const [url, { get, post, delete: deleted }] of Object.entries(paths)) {
        for (const operation of [get, post, deleted]) {
          if (operation) describeAnswers(operation, examples.get(url));
        }
      }
      return describeFixedLists(described);
    },
  });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS_PATH,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    theme: { title: 'Keelerada API' },
  });
}

/** Lists of a fixed length in the shape that makers of clients take: some know no `prefixItems`. */
function describeFixedLists<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_name, value: { prefixItems?: readonly unknown[] } | null) => {
    if (value?.prefixItems === undefined) return value;
    const { prefixItems, ...list } = value;
    const kinds = [...new Map(prefixItems.map((item) => [JSON.stringify(item), item])).values()];
    return { ...list, items: kinds.length === 1 ? kinds[0] : { anyOf: kinds } };
  }) as Document;
}

/** What is touched of a call in the OpenAPI document. */
interface Operation {
  readonly tags?: readonly string[];
  responses?: Record<string, { description?: string }>;
  readonly requestBody?: { readonly content: Record<string, { example?: unknown }> };
}

/** Answers that any call may give beside its own, as OpenAPI has them. */
const FAILURES: Readonly<Record<string, string>> = {
  '4XX': 'The request cannot be answered as it is. The first error says why.',
  '429': 'Too many calls in a short time. Retry-After gives the seconds to wait.',
  '500': 'The operation failed. The server keeps no part of the request.',
  '503':
    'The corpus is still loading, or the analyser does not answer. Retry-After gives the seconds to wait.',
};

const EXAMPLES: Readonly<Record<string, object>> = {
  '4XX': { code: 'MandatoryField', message: 'This field is mandatory.', field: 'type' },
  '429': {
    code: 'TooManyRequests',
    message: 'At most 5 calls in 30 seconds. Please wait a moment and try again.',
    field: null,
    limit: 5,
  },
  '500': { code: 'InternalError', message: 'The operation failed. Please try again later.', field: null },
  '503': {
    code: 'ServerBusy',
    message: 'Too many calls wait at the moment. Please try again in a few seconds.',
    field: null,
  },
};

const LIMITED_TAG = 'tools';
const ERROR_BODY = { $ref: '#/components/schemas/ErrorBody' };

/** Completes the description of a call: an example of its request, what its answers are, and how each failure looks. */
function describeAnswers(operation: Operation, examples: unknown): void {
  const request = operation.requestBody?.content['application/json'];
  if (request && Array.isArray(examples)) request.example = examples[0] as unknown;
  const responses = (operation.responses ??= {});
  for (const answer of Object.values(responses))
    if (answer.description === 'Default Response') answer.description = 'The answer';
  const isLimited = operation.tags?.includes(LIMITED_TAG) ?? false;
  for (const [status, description] of Object.entries(FAILURES)) {
    const isOfTools = status === '429' || status === '503';
    if (isOfTools && !isLimited && !(status in responses)) continue;
    const content = { 'application/json': { schema: ERROR_BODY, example: [readOwn(EXAMPLES, status)] } };
    const headers = isOfTools
      ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } } }
      : {};
    responses[status] = Object.assign({ description }, { content }, headers);
  }
}

import { readOwn } from '@keelerada/estonian/make-table';

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
  '500': {
    code: 'InternalError',
    message: 'The operation failed. Please try again later.',
    field: null,
  },
  '503': {
    code: 'ServerBusy',
    message: 'Too many calls wait at the moment. Please try again in a few seconds.',
    field: null,
  },
};

const LIMITED_TAG = 'tools';
const ERROR_BODY = { $ref: '#/components/schemas/ErrorBody' };

/** Completes the description of a call: an example of its request, what its answers are, and how each failure looks. */
export function describeAnswers(operation: Operation, examples: unknown): void {
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

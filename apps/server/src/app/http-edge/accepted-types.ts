import type { FastifyRequest } from 'fastify';

const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'multipart/form-data';

/** Content types that the route of a request takes: those its schema names, else JSON. */
export function readAcceptedTypes({ routeOptions }: FastifyRequest): readonly string[] {
  const { consumes } = (routeOptions.schema ?? {}) as { consumes?: readonly string[] };
  return consumes ?? [JSON_TYPE];
}

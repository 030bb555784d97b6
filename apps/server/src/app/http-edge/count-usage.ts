import type { FastifyInstance } from 'fastify';
import type { UsageCounter } from '../../platform/metrics/usage-counter';

const FIRST_ERROR = 400;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered calls of the route are counted under this name; several routes may share one. */
    usageName?: string;
  }
}

/** Counts answered calls by the name that their route gives and day, and nothing else of them. */
export function countUsage(app: FastifyInstance, usage: UsageCounter): void {
  app.addHook('onRoute', ({ config }) => {
    if (config?.usageName !== undefined) usage.expect(config.usageName);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { usageName } = request.routeOptions.config;
    if (usageName !== undefined && reply.statusCode < FIRST_ERROR) usage.add(usageName);
    done();
  });
  app.addHook('onClose', () => usage.close());
}

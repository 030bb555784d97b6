import type { FastifyInstance } from 'fastify';
import { runForClient } from '../../platform/compute/calling-client';
import { readClientAddress } from '../../platform/http/client-address';

/** What the routes of `scope` compute takes the turns of the client that asked. */
export function attributeComputeToClient(scope: FastifyInstance): void {
  // The last hook before the handler: one that reads the body does not carry the context on.
  scope.addHook('preHandler', (request, _reply, done) => {
    runForClient(readClientAddress(request), done);
  });
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Closes all connections of a closing server as soon as no complete request waits for its answer. */
export function closeConnections(app: FastifyInstance): void {
  const running = new Set<IncomingMessage>();
  let isClosing = false;
  const closeIfAnswered = () => {
    if (isClosing && ![...running].some(({ complete }) => complete)) app.server.closeAllConnections();
  };
  app.server.on('request', (request, response) => {
    running.add(request);
    response.once('close', () => {
      running.delete(request);
      closeIfAnswered();
    });
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    closeIfAnswered();
    done();
  });
}

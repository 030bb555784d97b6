import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often a closing server looks for connections on which nothing is answered any more. */
const SWEEP_INTERVAL_MS = 50;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface OpenConnections {
  /** Takes note of the connections of a server from now on. */
  readonly watch: (server: Server) => void;
  /** Whether a part of an answer has been written on the connection. */
  readonly hasBegunAnswer: (socket: Socket) => boolean;
  /**
   * Cuts off who is silent or still sends a request, and everybody else as soon as their answers are sent. Node itself
   * would wait for requests that are half sent, without a limit: it stops looking at its time limits when it closes.
   */
  readonly drain: () => void;
}

/** The connections of a server and what is being answered on each. */
export function makeOpenConnections(): OpenConnections {
  const connections = new Map<Socket, Set<Exchange>>();
  let sweeping: NodeJS.Timeout | null = null;

  function addConnection(socket: Socket): void {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  }

  function addExchange(request: IncomingMessage, response: ServerResponse): void {
    const exchanges = connections.get(request.socket);
    const exchange = { request, response };
    exchanges?.add(exchange);
    response.once('close', () => exchanges?.delete(exchange));
  }

  function sweep(): void {
    for (const [socket, exchanges] of connections) {
      const isAnswered = [...exchanges].some(({ request }) => request.complete);
      if (!isAnswered) socket.destroySoon();
    }
    if (connections.size > 0) return;
    if (sweeping) clearInterval(sweeping);
    sweeping = null;
  }

  return {
    watch(server) {
      server.on('connection', addConnection);
      server.prependListener('request', addExchange);
    },
    hasBegunAnswer: (socket) =>
      [...(connections.get(socket) ?? [])].some(({ response }) => response.headersSent),
    drain() {
      sweeping ??= setInterval(sweep, SWEEP_INTERVAL_MS);
      sweep();
    },
  };
}

// For tests: stands between the product and the servers of a token store and writes down what goes over.
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { TokenStoreAddress } from '../index-url';

export interface QuestionRecorder {
  /** The same servers, reached through the recorder. */
  readonly address: TokenStoreAddress;
  /** Addresses and bodies of requests since the start or `forget`. */
  readonly questions: readonly string[];
  forget(): void;
  close(): Promise<void>;
}

/** Starts a recorder before each server. */
export async function startRecorder(address: TokenStoreAddress): Promise<QuestionRecorder> {
  const questions: string[] = [];
  const servers: Server[] = [];
  const open = async (origin: string): Promise<string> => {
    const server = createServer((request, response) => {
      void buffer(request).then(async (body) => {
        questions.push(decodeURIComponent(request.url ?? '') + body.toString('utf8'));
        const answer = await fetch(origin + (request.url ?? ''), {
          method: 'POST',
          headers: { authorization: request.headers.authorization ?? '' },
          body,
        });
        response.writeHead(answer.status);
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const shards = await Promise.all(
    address.shards.map(async ({ replicas }) => ({ replicas: await Promise.all(replicas.map(open)) })),
  );
  return {
    address: { ...address, shards },
    questions,
    forget: () => void questions.splice(0),
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

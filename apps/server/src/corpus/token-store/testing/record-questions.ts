// For tests: stands between the product and the servers of a token store and writes down what goes over.
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { TokenStoreAddress } from '../index-url';

export interface RecordedQuestion {
  readonly shard: number;
  /** The database, settings of ClickHouse and, beside rows, the statement. */
  readonly parameters: URLSearchParams;
  /** A statement, or rows. */
  readonly body: string;
  /** Address and body. */
  readonly text: string;
}

export interface QuestionRecorder {
  /** The same servers, reached through the recorder. */
  readonly address: TokenStoreAddress;
  /** Requests since the start or `forget`. */
  readonly questions: readonly RecordedQuestion[];
  forget(): void;
  close(): Promise<void>;
}

/** Starts a recorder before each server. */
export async function startRecorder(address: TokenStoreAddress): Promise<QuestionRecorder> {
  const questions: RecordedQuestion[] = [];
  const servers: Server[] = [];
  const open = async (origin: string, shard: number): Promise<string> => {
    const server = createServer((request, response) => {
      void buffer(request).then(async (bytes) => {
        const url = request.url ?? '';
        const body = bytes.toString('utf8');
        const parameters = new URLSearchParams(url.slice(url.indexOf('?')));
        questions.push({ shard, parameters, body, text: decodeURIComponent(url) + body });
        const answer = await fetch(origin + url, {
          method: 'POST',
          headers: { authorization: request.headers.authorization ?? '' },
          body: bytes,
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
    address.shards.map(async ({ replicas }, shard) => ({
      replicas: await Promise.all(replicas.map((origin) => open(origin, shard))),
    })),
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

import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

export interface Call {
  readonly path: string;
  readonly body: object;
}

export interface LoadFigures {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Answers other than 200. */
  readonly errors: number;
}

/**
 * Lets users make their calls over and over, each on a connection of its own and the next call when the last is
 * answered; each begins at another place. Node's own client parses answers in native code: they are megabytes, and the
 * client shares the cores with the server that it measures.
 */
export async function loadServer(
  address: string,
  users: readonly (readonly Call[])[],
  seconds: number,
): Promise<LoadFigures> {
  const bodies = new Map(users.flat().map((call) => [call, Buffer.from(JSON.stringify(call.body))]));
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: users.length });
  const work = async (calls: readonly Call[], user: number): Promise<void> => {
    for (let turn = user; performance.now() < end; turn++) {
      const call = calls[turn % calls.length]!;
      const start = performance.now();
      const status = await send(agent, new URL(call.path, address), bodies.get(call)!);
      times.push(performance.now() - start);
      if (status !== 200) errors += 1;
    }
  };
  await Promise.all(users.map(work));
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { requests: times.length, p50Ms: percentile(0.5), p95Ms: percentile(0.95), errors };
}

/** The status, once the whole answer has come. */
async function send(agent: Agent, url: URL, body: Buffer): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(url, { method: 'POST', agent, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

// For tests: a way to PostgreSQL that can be cut, held and mended, and cut right behind the answer to a statement.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { makeTestPostgresql, testDatabaseUrl, type MadeDatabase } from './test-databases';

const READY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
const KEY_DATA = 'K'.charCodeAt(0);

/** `terminate`: as an operator ends a session (57P01); `drop`: as a network ends. */
export type Cut = 'terminate' | 'drop';

export type CutPlace = 'nowhere' | 'in a transaction' | 'outside';

export interface LineToPostgresql {
  readonly url: string;
  /** Cuts the connection on which the n-th answer from now on comes, behind that answer. */
  cutAfter(answers: number, how: Cut): void;
  /** Cuts nothing more; answers where it has cut since it was told to, when the other side knows of it. */
  disarm(): Promise<CutPlace>;
  /** Lets nothing through any more, without a word to either side, until it is mended. */
  hold(): void;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export interface CuttableDatabase extends MadeDatabase {
  readonly line: LineToPostgresql;
}

/** A fresh database whose address is the line to it. */
export async function makeCuttablePostgresql(): Promise<CuttableDatabase> {
  const made = await makeTestPostgresql();
  const line = await openLine(made.settings.databaseUrl!);
  return {
    line,
    settings: { ...made.settings, databaseUrl: line.url },
    remove: async () => {
      await line.cut();
      await made.remove();
    },
  };
}

async function openLine(databaseUrl: string): Promise<LineToPostgresql> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const held: Socket[] = [];
  let left = Infinity;
  let how: Cut = 'drop';
  let place: CutPlace = 'nowhere';
  let noticed: Promise<unknown> = Promise.resolve();
  let isHeld = false;

  function join(client: Socket): void {
    const server = connect(Number(target.port), target.hostname);
    const whenAnswered = makeAnswerReader((pid, isInTransaction) => {
      left -= 1;
      if (left !== 0) return;
      place = isInTransaction ? 'in a transaction' : 'outside';
      noticed = once(client, 'close');
      if (how === 'drop') return void server.destroy();
      // What it says last arrives with the answer, before the client can ask the next thing: kept until the server closes.
      client.cork();
      void terminate(pid);
    });
    for (const each of [client, server]) {
      open.add(each);
      each.on('error', () => undefined).on('close', () => open.delete(each));
    }
    client.on('data', (piece) => (isHeld ? held.push(client) : server.write(piece)));
    client.on('close', () => server.destroy());
    server.on('data', (piece) => {
      whenAnswered(piece);
      client.write(piece);
    });
    server.on('close', () => client.end());
  }

  let server = await listen(join, 0);
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cutAfter: (answers, chosen) => void ([left, how, place] = [answers, chosen, 'nowhere']),
    async disarm() {
      left = Infinity;
      await noticed;
      return place;
    },
    hold: () => void (isHeld = true),
    async mend() {
      isHeld = false;
      for (const socket of held.splice(0)) socket.destroy();
      if (!server.listening) server = await listen(join, Number(url.port));
    },
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function listen(join: (client: Socket) => void, port: number): Promise<Server> {
  return new Promise((resolve) => {
    const made = createServer(join).listen(port, '127.0.0.1', () => resolve(made));
  });
}

/** Ends a session at the server. */
async function terminate(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [pid]);
  await client.end();
}

/** Reads what the server says (protocol 3.0) and tells of each answer that is complete, with the process of the session. */
function makeAnswerReader(tell: (pid: number, isInTransaction: boolean) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  let pid = 0;
  let isSignedIn = false;
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5) {
      const size = 1 + rest.readUInt32BE(1);
      if (rest.length < size) return;
      if (rest[0] === KEY_DATA) pid = rest.readUInt32BE(5);
      const isAnswer = rest[0] === READY && isSignedIn;
      isSignedIn ||= rest[0] === READY;
      const isInTransaction = rest[5] !== IDLE;
      rest = rest.subarray(size);
      if (isAnswer) tell(pid, isInTransaction);
    }
  };
}

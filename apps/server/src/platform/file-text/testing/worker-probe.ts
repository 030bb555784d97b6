import { spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createConnection, Socket } from 'node:net';
import { closeNetwork } from '../close-network';
import { createRequestReader, encodeAnswer } from '../worker-frames';

/**
 * For the tests alone: a worker that behaves as a file would that has taken it over. The name of the file it is sent
 * says what to try, its bytes the port of a server to reach.
 */
async function attempt(action: () => unknown): Promise<string> {
  try {
    await action();
    return 'done';
  } catch (error) {
    return `refused: ${(error as { code?: string }).code ?? (error as Error).message}`;
  }
}

const connectRaw = (port: number) =>
  new Promise<void>((resolve, reject) => {
    // The socket class as it was before anybody could close it.
    const socket = new Socket();
    socket.once('error', reject);
    Reflect.apply(openConnect, socket, [port, '127.0.0.1', resolve]);
  });

// eslint-disable-next-line @typescript-eslint/unbound-method -- taken on purpose before the wall goes up
const openConnect = Socket.prototype.connect;

const actions: Readonly<Record<string, (port: number) => Promise<unknown>>> = {
  'connect.txt': (port) => attempt(() => createConnection(port, '127.0.0.1')),
  'socket.txt': (port) => attempt(() => new Socket().connect(port, '127.0.0.1')),
  'http.txt': (port) => attempt(() => request({ port, host: '127.0.0.1' })),
  'fetch.txt': (port) => attempt(() => fetch(`http://127.0.0.1:${port}/`)),
  'datagram.txt': () => attempt(() => dgram.createSocket('udp4')),
  'name.txt': () => attempt(() => lookup('localhost')),
  'raw.txt': (port) => attempt(() => connectRaw(port)),
  'read.txt': () => attempt(() => readFileSync('/etc/passwd')),
  'write.txt': () => attempt(() => writeFileSync('/var/tmp/keelerada-probe', 'x')),
  'spawn.txt': () => attempt(() => spawnSync('true')),
  'environment.txt': () => Promise.resolve(JSON.stringify(Object.keys(process.env))),
  'loop.txt': () => {
    for (;;);
  },
  'memory.txt': () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(16 * 1024 * 1024, 1));
  },
  'exit.txt': () => process.exit(3),
  // The first four bytes announce an answer of 4 GB.
  'chatter.txt': () => {
    process.stdout.write(Buffer.alloc(64, 0xff));
    return new Promise(() => undefined);
  },
};

closeNetwork();
const readRequest = createRequestReader();
process.stdin.on('data', (piece: Buffer) => {
  const file = readRequest(piece);
  if (!file) return;
  const port = Number(Buffer.from(file.bytes).toString('utf8'));
  const action = actions[file.name] ?? (() => Promise.resolve('unknown'));
  void action(port).then((result) => process.stdout.write(encodeAnswer({ text: String(result) })));
});

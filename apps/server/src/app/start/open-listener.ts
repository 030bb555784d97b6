import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readOwn } from '@keelerada/estonian/make-table';
import type { Config } from '../../platform/config/settings';
import { UnusableSettingError } from '../../platform/config/unusable-setting-error';

export interface Listener {
  /** The address of the first door. */
  readonly address: string;
  /** Lets running calls finish and closes the application. */
  readonly close: () => Promise<void>;
}

/** A name that stands for two addresses on most machines, 127.0.0.1 and ::1; a browser may try either. */
const LOCAL_NAME = 'localhost';

const UNKNOWN_NAME = { isOfHost: true, text: 'this name cannot be resolved' };
const LISTEN_FAILURES: Readonly<Record<string, { isOfHost: boolean; text: string } | undefined>> = {
  ENOTFOUND: UNKNOWN_NAME,
  EAI_AGAIN: UNKNOWN_NAME,
  EADDRNOTAVAIL: { isOfHost: true, text: 'this machine has no such address' },
  EINVAL: { isOfHost: true, text: 'nobody can listen at this address' },
  EADDRINUSE: {
    isOfHost: false,
    text: 'this port is in use by another program: stop it, or choose another port',
  },
  EACCES: { isOfHost: false, text: 'this process may not listen there: choose a port from 1024 on' },
};

/**
 * Listens at HOST and PORT. All connections reach the one HTTP server of the application, whichever address they came
 * to, so that its limits and its orderly closing hold for all of them. Where it cannot listen, it
 * closes the application and throws UnusableSettingError.
 */
export async function openListener(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
  listAddresses: (name: string) => Promise<readonly string[]> = lookUpAddresses,
): Promise<Listener> {
  try {
    const [first = host, ...others] = host === LOCAL_NAME ? await listAddresses(host) : [host];
    const address = await app.listen({ port, host: first });
    const taken = (app.server.address() as AddressInfo).port;
    const doors = await Promise.all(others.map((other) => openDoor(app, other, taken)));
    const open = doors.filter((door) => door !== null);
    return {
      address,
      close: async () => {
        const closed = open.map((door) => new Promise((resolve) => door.close(resolve)));
        await Promise.all([app.close(), ...closed]);
      },
    };
  } catch (error) {
    await app.close();
    throw explainListenFailure(error, host, port);
  }
}

async function lookUpAddresses(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}

/** Null where the machine has no such address, or the port is taken there: the first one serves. */
async function openDoor(app: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  try {
    await once(door.listen({ host, port }), 'listening');
    return door;
  } catch {
    return null;
  }
}

function explainListenFailure(error: unknown, host: string, port: number): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = readOwn(LISTEN_FAILURES, code);
  if (!reason) return error;
  const [variable, value] = reason.isOfHost ? ['HOST', host] : ['PORT', String(port)];
  return new UnusableSettingError(variable, value, `${reason.text} (${code})`, { cause: error });
}

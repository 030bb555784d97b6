import { constants, open } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const RETRY_MS = 50;
/** Nobody reads the pipe yet. */
const NO_READER = 'ENXIO';

/**
 * Opens a named pipe for writing as soon as a program reads it. Neither waiting for a reader nor writing to a slow one
 * holds a thread, so that both end when the signal is raised and the stream is destroyed.
 */
export async function openPipe(path: string, signal: AbortSignal): Promise<Writable> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const fd = await promisify(open)(path, constants.O_WRONLY | constants.O_NONBLOCK);
      return new Socket({ fd, readable: false, writable: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== NO_READER) throw error;
    }
    await setTimeout(RETRY_MS, undefined, { signal });
  }
}

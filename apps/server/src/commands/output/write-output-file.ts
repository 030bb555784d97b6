import { open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readOwn } from '@keelerada/estonian/make-table';
import { CommandFailure } from '../context/command-failure';
import { openPipe } from './open-pipe';

/** Nobody else needs to read what a store holds. */
export const OWNER_ONLY = 0o600;
const WRITING_FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'there is no right to write there',
  EPERM: 'there is no right to write there',
  EROFS: 'nothing can be written there',
  ELOOP: 'its links lead in a ring',
  ENOSPC: 'the disk is full',
  EPIPE: 'its reader has closed it',
};

/** Before the work, not after it. Throws CommandFailure. */
export async function checkOutput(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory())
    throw new CommandFailure(`${path} cannot be written: it is a folder. Name a file in it.`);
}

/**
 * Gives a stream into the file to `write`. The file appears only when it is whole: a cut one cannot be mistaken for the
 * result. A pipe or device is written to as it is; put under its name, a file would take its place. Throws CommandFailure.
 */
export async function writeOutputFile<Result>(
  path: string,
  signal: AbortSignal,
  write: (file: Writable) => Promise<Result>,
  mode?: typeof OWNER_ONLY,
): Promise<Result> {
  const found = await stat(path).catch(() => null);
  const isReplaced = found === null || found.isFile();
  const target = isReplaced ? await followLinks(path) : path;
  const draft = isReplaced ? `${target}.part` : target;
  try {
    const file = found?.isFIFO()
      ? await openPipe(path, signal)
      : (await open(draft, 'w', mode)).createWriteStream();
    const written = finished(file);
    // A failure is met when the file is closed, not before.
    written.catch(() => undefined);
    try {
      const result = await write(file);
      file.end();
      await written;
      if (isReplaced) await rename(draft, target);
      return result;
    } finally {
      file.destroy();
    }
  } catch (error) {
    if (isReplaced) await rm(draft, { force: true });
    throw explainWriting(error, path);
  }
}

/** The file that a link leads to, be it there already or not: a file put under the link's own name would end the link. Throws CommandFailure. */
async function followLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw explainWriting(error, path);
    const next = await readlink(path).catch(() => null);
    if (next === null) return path;
    return followLinks(resolve(await realpath(dirname(path)), next));
  }
}

/** A failure of the file system as one line. */
function explainWriting(error: unknown, path: string): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  const reason = readOwn(WRITING_FAILURES, code ?? '') ?? message;
  return new CommandFailure(`${path} cannot be written: ${reason}. Nothing was written.`);
}

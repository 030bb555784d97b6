import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DatabaseInUseError } from './failures/database-in-use-error';

/**
 * What tells a process from a later one with the same number: boot and start time where the system shows them
 * (Linux, `proc(5)`: field 22 of `stat`), else the empty string. Null where no such process runs.
 */
function readProcessIdentity(pid: number): string | null {
  if (!isRunning(pid)) return null;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces.
    const afterCommand = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A process that has ended but was not waited for yet holds nothing open.
    if (afterCommand[0] === 'Z' || afterCommand[0] === 'X') return null;
    return `${boot}:${afterCommand[19] ?? ''}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted: it runs and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const MAX_ATTEMPTS = 5;

const lockSchema = z.object({
  token: z.string(),
  pid: z.int().positive(),
  identity: z.string(),
  address: z.string().nullable(),
});
type Lock = z.infer<typeof lockSchema>;

export interface FolderLock {
  announceServer(address: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock file for this process. A lock whose process is gone (killed, machine restarted) is taken over.
 * Throws DatabaseInUseError where its process still runs, also where it is this one.
 */
export async function lockDatabaseFolder(lockPath: string, folder: string): Promise<FolderLock> {
  const own: Lock = {
    token: randomUUID(),
    pid: process.pid,
    identity: readProcessIdentity(process.pid) ?? '',
    address: null,
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await createLock(lockPath, own)) return holdLock(lockPath, own);
    const found = await readLock(lockPath);
    if (found !== null && isHeld(found)) throw new DatabaseInUseError(folder, found);
    await removeStaleLock(lockPath, own.token, found?.token ?? null);
  }
  throw new Error(
    `The lock file ${lockPath} keeps changing: other processes are starting on the same database.`,
  );
}

/** The file appears with its content in one step, so that nobody reads half a lock. */
async function createLock(lockPath: string, lock: Lock): Promise<boolean> {
  const draft = `${lockPath}.${lock.token}`;
  await writeFile(draft, JSON.stringify(lock));
  try {
    await link(draft, lockPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Null where the file is gone or holds no lock. */
async function readLock(lockPath: string): Promise<Lock | null> {
  try {
    return lockSchema.parse(JSON.parse(await readFile(lockPath, 'utf8')));
  } catch {
    return null;
  }
}

function isHeld(lock: Lock): boolean {
  const identity = readProcessIdentity(lock.pid);
  return identity !== null && (identity === '' || lock.identity === '' || identity === lock.identity);
}

/** Moves the stale file away first: two processes that see the same stale lock must not remove each other's new one. */
async function removeStaleLock(lockPath: string, ownToken: string, staleToken: string | null): Promise<void> {
  const aside = `${lockPath}.stale.${ownToken}`;
  try {
    await rename(lockPath, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readLock(aside);
  if (moved !== null && moved.token !== staleToken) await link(aside, lockPath).catch(() => undefined);
  await rm(aside, { force: true });
}

function holdLock(lockPath: string, own: Lock): FolderLock {
  return {
    async announceServer(address) {
      const draft = `${lockPath}.${own.token}`;
      await writeFile(draft, JSON.stringify({ ...own, address }));
      await rename(draft, lockPath);
    },
    async release() {
      if ((await readLock(lockPath))?.token === own.token) await rm(lockPath, { force: true });
    },
  };
}

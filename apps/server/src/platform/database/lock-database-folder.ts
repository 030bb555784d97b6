import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { DatabaseInUseError } from './failures/database-in-use-error';
import { readProcessIdentity } from './process-identity';

const MAX_ATTEMPTS = 5;

const lockSchema = z.object({
  token: z.string(),
  pid: z.number().int().positive(),
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

import { chmod, mkdir, stat } from 'node:fs/promises';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
/** Writable for all, or sticky. */
const FOR_EVERYBODY = 0o1002;

/** Makes DATA_DIR, or closes it to everybody but its owner: texts that nobody has reviewed and keys lie in it. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  const { mode, uid } = await stat(folder);
  // A folder of another owner, one that is meant for everybody such as /tmp, or a file system without rights stays as it is.
  const isOwn = uid === process.getuid?.() && (mode & FOR_EVERYBODY) === 0;
  if (isOwn && (mode & OTHERS) !== 0) await chmod(folder, OWNER_ONLY).catch(() => undefined);
}

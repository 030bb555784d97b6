import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../config/make-data-folder';
import { UnusableSettingError } from '../config/unusable-setting-error';

const KEY_BYTES = 32;
const FILE_NAME = 'session-key';
const OWNER_ONLY = 0o600;

/**
 * The key that session tokens are signed with: SESSION_KEY where it is set, else one that is made at the first start and
 * kept in the data folder. Throws UnusableSettingError for a file with less than a key in it.
 */
export async function readSessionKey(given: string | null, dataDir: string): Promise<Uint8Array> {
  if (given !== null) return new TextEncoder().encode(given);
  const path = join(dataDir, FILE_NAME);
  await makeDataFolder(dataDir);
  const key = (await readKey(path)) ?? (await makeKey(path));
  if (key.length < KEY_BYTES) {
    const reason = `its file ${FILE_NAME} holds ${key.length} of ${KEY_BYTES} bytes: delete the file and everybody signs in again, or bring it back from a copy`;
    throw new UnusableSettingError('DATA_DIR', dataDir, reason);
  }
  return key;
}

/** Null without a file. */
async function readKey(path: string): Promise<Buffer | null> {
  try {
    return Buffer.from((await readFile(path, 'utf8')).trim(), 'base64url');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The file gets its name only when it is whole and on the disk; of two servers that start at once the first one's stays. */
async function makeKey(path: string): Promise<Buffer> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', OWNER_ONLY);
    try {
      await file.writeFile(randomBytes(KEY_BYTES).toString('base64url'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readKey(path))!;
}

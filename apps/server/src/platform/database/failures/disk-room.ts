import { statfs } from 'node:fs/promises';
import { UnusableSettingError } from '../../config/unusable-setting-error';

/**
 * Free bytes below which nothing is written. The built-in database does not survive a full disk: it needs room for the
 * largest transaction of an import, its log (segments of 16 MB) and the files that it writes on closing.
 */
const RESERVED_BYTES = 96 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** The disk of the built-in database has too little room to go on. Nothing was written. */
export class DiskFullError extends UnusableSettingError {}

/** Rejects with DiskFullError if the disk of `folder` has not room for `bytes` and for the reserve. */
export async function assertDiskRoom(folder: string, bytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = bytes + RESERVED_BYTES;
  if (free >= needed) return;
  const reason =
    `its disk has ${Math.floor(free / MEGABYTE)} MB left and ${Math.ceil(needed / MEGABYTE)} MB are needed: make room ` +
    'or name a folder on another disk';
  throw new DiskFullError('DATA_DIR', folder, reason);
}

import { readOwn } from '@keelerada/estonian/make-table';
import { UnusableSettingError } from '../../config/unusable-setting-error';

const VARIABLE = 'DATA_DIR';
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'a file stands where a folder is needed',
  ENOTDIR: 'a file stands where a folder is needed',
  EACCES: 'this process may not read and write there',
  EPERM: 'this process may not read and write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** A failure of the file system at start as one line that names the setting; anything else stays as it is. */
export function explainFolderFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  const reason = readOwn(REASONS, code) ?? 'it cannot be used';
  return new UnusableSettingError(VARIABLE, dataDir, `${reason} (${error.message})`, { cause: error });
}

/** The built-in PostgreSQL can neither open nor make its files; it does not say why. */
export function makeDamagedDatabaseError(dataDir: string, folder: string, cause: unknown): Error {
  const reason =
    `the database in ${folder} cannot be opened: files are damaged, missing or not readable for this process, ` +
    'or the disk is full. Put back a copy of the folder, or move it away to begin with an empty database';
  return new UnusableSettingError(VARIABLE, dataDir, reason, { cause });
}

/** The database was made by another version of PostgreSQL, whose files cannot be read. */
export function makeOtherVersionError(dataDir: string, folder: string, found: string, needed: string): Error {
  const reason =
    `the database in ${folder} was made by PostgreSQL ${found}, and the built-in one is ${needed}. ` +
    'Move the folder away to begin with an empty database';
  return new UnusableSettingError(VARIABLE, dataDir, reason);
}

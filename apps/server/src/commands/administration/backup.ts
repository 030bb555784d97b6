import type { Writable } from 'node:stream';
import type { Command } from 'commander';
import { BackupError, StoreNotEmptyError, type RowCounts } from '../../platform/backup/backup-format';
import { checkBackup } from '../../platform/backup/read-backup';
import { restoreBackup } from '../../platform/backup/restore-backup';
import { writeBackup } from '../../platform/backup/write-backup';
import { readSoftwareVersion } from '../../platform/config/software-version';
import { CommandFailure } from '../context/command-failure';
import type { CommandContext } from '../context/command-context';
import { withStore } from '../context/with-store';
import { checkOutput, OWNER_ONLY, writeOutputFile } from '../output/write-output-file';

/** `keelerada backup FILE` */
export function addBackupCommand(program: Command, context: CommandContext): void {
  program
    .command('backup')
    .summary('write everything the store holds into one file')
    .description(
      'Writes texts, analyses, donations with their log, and accounts with their roles into one compressed file ' +
        'with checksum. Sessions are left out: everybody signs in again. PostgreSQL may be in use meanwhile; with the ' +
        'built-in database, stop the server first.',
    )
    .argument('<file>', 'the file to write; one that is there is replaced when the new one is whole')
    .action(async (path: string) => {
      await checkOutput(path);
      const rows = await withStore(context, (connection) => {
        const write = (file: Writable) =>
          writeBackup(connection, file, readSoftwareVersion(), context.signal);
        return writeOutputFile(path, context.signal, write, OWNER_ONLY);
      });
      context.stderr.write(`Backed up: ${describeRows(rows)}.\n`);
    });
}

/** `keelerada restore FILE` */
export function addRestoreCommand(program: Command, context: CommandContext): void {
  program
    .command('restore')
    .summary('put a backup into the store')
    .description(
      'Puts what a backup holds into an empty store: all of it or, whatever goes wrong, nothing. Stop the servers first.',
    )
    .argument('<file>', 'a file that `keelerada backup` has written, by this version or an older one')
    .option('--check', 'only look whether the file is whole and can be restored')
    .option('--replace', 'restore also into a store that is not empty: all that it holds is lost')
    .action(async (path: string, flags: { readonly check?: boolean; readonly replace?: boolean }) => {
      try {
        if (flags.check) await reportBackup(path, context);
        else await runRestore(path, flags.replace ?? false, context);
      } catch (error) {
        throw explainRestoring(error, path);
      }
    });
}

async function reportBackup(path: string, { stderr }: CommandContext): Promise<void> {
  const { header, rows } = await checkBackup(path);
  stderr.write(`The backup is whole: ${describeRows(rows)}.\n`);
  stderr.write(`Keelerada ${header.software} made it at ${header.madeAt}.\n`);
}

async function runRestore(path: string, replaces: boolean, context: CommandContext): Promise<void> {
  const rows = await withStore(context, (connection) =>
    restoreBackup(connection, path, { replaces, signal: context.signal }),
  );
  context.stderr.write(`Restored: ${describeRows(rows)}.\n`);
}

function describeRows(rows: RowCounts): string {
  const { text = 0, text_added: donations = 0, account = 0 } = rows;
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${text} texts, ${donations} donations, ${account} accounts (${all} rows)`;
}

function explainRestoring(error: unknown, path: string): unknown {
  if (error instanceof StoreNotEmptyError)
    return new CommandFailure(
      `The store is not empty. Nothing was changed. With --replace the backup takes the place of all it holds.`,
    );
  if (error instanceof BackupError)
    return new CommandFailure(`${path} cannot be restored: ${error.message}. Nothing was changed.`);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && code !== undefined && ['ENOENT', 'EACCES', 'EISDIR'].includes(code))
    return new CommandFailure(`${path} cannot be read (${code}). Nothing was changed.`);
  return error;
}

import { open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Command } from 'commander';
import { exportCorpus } from '../platform/corpus-import/export-corpus';
import { DatabaseInUseError } from '../platform/database/database-in-use-error';
import { openDatabase } from '../platform/database/open-database';
import type { DatabaseConnection } from '../platform/database/database-connection';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { openPipe } from './open-pipe';

const EXIT_NOTHING_DONE = 2;
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

/** `keelerada export-corpus` */
export function addExportCorpusCommand(program: Command, context: CommandContext): void {
  program
    .command('export-corpus')
    .summary('write all texts as JSON Lines')
    .description(
      'Writes all texts with their properties as JSON Lines, sorted by id. import-corpus takes the same form.',
    )
    .option('--output <file>', 'write to a file instead of stdout')
    .action(async (flags: { output?: string }) => {
      context.setExitCode(await runExport(flags.output, context));
    });
}

async function runExport(path: string | undefined, context: CommandContext): Promise<number> {
  if (path !== undefined) await checkOutput(path);
  let connection: DatabaseConnection;
  try {
    connection = await openDatabase(context.config());
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    context.stderr.write(`${error.message}\nNothing was exported.\n`);
    return EXIT_NOTHING_DONE;
  }
  try {
    const texts =
      path === undefined
        ? await exportCorpus(connection, context.stdout, context.signal)
        : await exportToFile(connection, path, context.signal);
    context.stderr.write(`Texts exported: ${texts}\n`);
    return 0;
  } finally {
    await connection.close();
  }
}

/** Before the work, not after it. Throws CommandFailure. */
async function checkOutput(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory())
    throw new CommandFailure(`${path} cannot be written: it is a folder. Name a file in it.`);
}

/**
 * The file appears only when it is whole: a cut export cannot be mistaken for a corpus. A pipe or device is written to
 * as it is; put under its name, a file would take its place.
 */
async function exportToFile(
  connection: DatabaseConnection,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const found = await stat(path).catch(() => null);
  const isReplaced = found === null || found.isFile();
  const target = isReplaced ? await followLinks(path) : path;
  const draft = isReplaced ? `${target}.part` : target;
  try {
    const file = found?.isFIFO()
      ? await openPipe(path, signal)
      : (await open(draft, 'w')).createWriteStream();
    const written = finished(file);
    // A failure is met when the file is closed, not before.
    written.catch(() => undefined);
    try {
      const texts = await exportCorpus(connection, file, signal);
      file.end();
      await written;
      if (isReplaced) await rename(draft, target);
      return texts;
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
  const reason = WRITING_FAILURES[code ?? ''] ?? message;
  return new CommandFailure(`${path} cannot be written: ${reason}. Nothing was exported.`);
}

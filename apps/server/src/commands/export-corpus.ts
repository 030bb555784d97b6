import type { Command } from 'commander';
import { exportCorpus } from '../corpus/import/export-corpus';
import { DatabaseInUseError } from '../platform/database/database-in-use-error';
import { openDatabase } from '../platform/database/open-database';
import type { DatabaseConnection } from '../platform/database/database-connection';
import type { CommandContext } from './command-context';
import { checkOutput, writeOutputFile } from './write-output-file';

const EXIT_NOTHING_DONE = 2;

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
        : await writeOutputFile(path, context.signal, (file) =>
            exportCorpus(connection, file, context.signal),
          );
    context.stderr.write(`Texts exported: ${texts}\n`);
    return 0;
  } finally {
    await connection.close();
  }
}

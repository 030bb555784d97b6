import type { Writable } from 'node:stream';
import type { Command } from 'commander';
import { annotatedForms, exportAnnotatedCorpus, type AnnotatedForm } from '../../corpus/export/export-forms';
import { exportCorpus } from '../../corpus/import/export-corpus';
import { DatabaseInUseError } from '../../platform/database/failures/database-in-use-error';
import { readSoftwareVersion } from '../../platform/config/software-version';
import { openDatabase } from '../../platform/database/open-database';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import type { CommandContext } from '../context/command-context';
import { makeChoice } from '../options/choice-option';
import { checkOutput, writeOutputFile } from '../output/write-output-file';

const EXIT_SOME_LEFT_OUT = 1;
const EXIT_NOTHING_DONE = 2;
const TEXTS_ONLY = 'jsonl';

interface ExportFlags {
  readonly format: AnnotatedForm | typeof TEXTS_ONLY;
  readonly output?: string;
}

const HELP = `
jsonl     the texts with their properties, the errors that people marked and annotations that came with an import, a
          text a line
vertical  for Sketch Engine: a token a line with word, lemma, tag, features, lempos and relation; docs/import.md has the
          configuration of the corpus
conllu    CoNLL-U of Universal Dependencies, properties as comments
tei       TEI P5, one teiCorpus

Texts are sorted by id, and the same corpus gives the same bytes. import-corpus takes jsonl, conllu and tei, so
that what comes out is what went in; annotations made here are in the last two alone.

Exit status: 0 all texts written, 1 texts that wait for their analysis were left out, 2 nothing done.`;

/** `keelerada export-corpus` */
export function addExportCorpusCommand(program: Command, context: CommandContext): void {
  program
    .command('export-corpus')
    .summary('write all texts, also with their annotations')
    .description(
      'Writes all texts with their properties, sorted by id; all forms but jsonl with the annotations made here.',
    )
    .addOption(makeChoice('--format <form>', 'form of the file', [TEXTS_ONLY, ...annotatedForms], TEXTS_ONLY))
    .option('--output <file>', 'write to a file instead of stdout')
    .addHelpText('after', HELP)
    .action(async (flags: ExportFlags) => {
      context.setExitCode(await runExport(flags, context));
    });
}

async function runExport({ output: path, format }: ExportFlags, context: CommandContext): Promise<number> {
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
    const write = (output: Writable) => writeForm(connection, format, output, context.signal);
    const { texts, waiting } =
      path === undefined ? await write(context.stdout) : await writeOutputFile(path, context.signal, write);
    context.stderr.write(`Texts exported: ${texts}\n`);
    if (waiting === 0) return 0;
    context.stderr.write(
      `Texts left out: ${waiting}. They wait for their analysis; the server makes it in the background, import-corpus too.\n`,
    );
    return EXIT_SOME_LEFT_OUT;
  } finally {
    await connection.close();
  }
}

async function writeForm(
  connection: DatabaseConnection,
  format: ExportFlags['format'],
  output: Writable,
  signal: AbortSignal,
) {
  if (format === TEXTS_ONLY) return { texts: await exportCorpus(connection, output, signal), waiting: 0 };
  const origin = { softwareVersion: readSoftwareVersion() };
  return exportAnnotatedCorpus(connection, format, origin, output, signal);
}

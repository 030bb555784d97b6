import type { Command } from 'commander';
import { importCorpus, type ImportProgress } from '../platform/corpus-import/import-corpus';
import { ImportSourceError, type ImportSource } from '../platform/corpus-import/import-item';
import type { ImportReport } from '../platform/corpus-import/import-report';
import { openImportSource } from '../platform/corpus-import/open-import-source';
import { openTextAnnotator } from '../platform/corpus-import/open-text-annotator';
import type { TextAnnotator } from '../platform/corpus-import/text-annotator';
import { UnusableSettingError } from '../platform/config/unusable-setting-error';
import { DatabaseInUseError } from '../platform/database/database-in-use-error';
import { openDatabase } from '../platform/database/open-database';
import { createFileTextExtractor } from '../platform/file-text/file-text-extractor';
import { MorphologyStartError, MorphologyUnavailableError } from '../platform/morphology/morphology-errors';
import type { CommandContext } from './command-context';
import { describeImport } from './describe-import';
import { showProgress } from './show-progress';

const EXIT_SOME_SKIPPED = 1;
const EXIT_NOTHING_DONE = 2;
/** The user's own files: a worker may read many of them before it is replaced. */
const FILES_PER_WORKER = 500;

interface ImportFlags {
  readonly dryRun?: boolean;
  readonly keepDemo?: boolean;
  readonly update?: boolean;
  readonly json?: boolean;
}

const HELP = `
FILE is one of
  a dump of the collection (pg_dump, plain SQL), also as gzip
  JSON Lines: {"id", "content", "properties": [{"name", "value"}]}, also as gzip
  a folder or zip of files (.txt, .pdf, .docx, .doc, .odt) with metadata.csv: a column "file", an optional
  "id" and one column a property; several values in a cell are parted by |

An id names one text: where two files give one id different texts, the first is taken and the others are named. The
ids of files without one come from the names of folder and file, those of records from their text. A dump that was
cut and records without "properties" take no properties away; an empty list does.

Texts that are there already are left alone or, where they differ, brought up to date: running the same command
again, also after an interruption, doubles nothing. A file without an id of its own that seems to be another text than
the one an earlier folder of the same name brought (another content and another title; where the title is missing or
tells little, less than half of the words in common) is named and overwrites nothing; --update takes it as a new version.

Exit status: 0 all texts taken, 1 some skipped or not analysed, 2 nothing done.`;

/** `keelerada import-corpus FILE…` */
export function addImportCorpusCommand(program: Command, context: CommandContext): void {
  program
    .command('import-corpus')
    .summary('take texts into the corpus and analyse them')
    .description('Takes texts with their properties into the corpus and analyses them.')
    .argument('<file...>', 'dump, JSON Lines, folder or zip')
    .option('--dry-run', 'only tell what would be done')
    .option('--keep-demo', 'leave the demonstration texts in place; an import without it takes them out')
    .option('--update', 'let a file replace a stored text that seems to be another one, see below')
    .option('--json', 'the report as JSON')
    .addHelpText('after', HELP)
    .action(async (files: string[], flags: ImportFlags) => {
      context.setExitCode(await runImport(files, flags, context));
    });
}

async function runImport(
  files: readonly string[],
  flags: ImportFlags,
  context: CommandContext,
): Promise<number> {
  const extractor = createFileTextExtractor({ filesPerWorker: FILES_PER_WORKER });
  const progress = showProgress(context);
  try {
    const sources: ImportSource[] = [];
    for (const file of files) sources.push(await openImportSource(file, extractor));
    const report = await storeAndAnalyse(sources, flags, context, ({ phase, done, total }) => {
      progress.update(phase === 'reading' ? 'Reading texts' : 'Analysing texts', done, total);
    });
    progress.end();
    context.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : describeImport(report));
    if (report.texts.read === 0) return EXIT_NOTHING_DONE;
    return report.problems > 0 ? EXIT_SOME_SKIPPED : 0;
  } catch (error) {
    progress.end();
    return tellFailure(error, context);
  } finally {
    extractor.close();
  }
}

async function storeAndAnalyse(
  sources: readonly ImportSource[],
  flags: ImportFlags,
  context: CommandContext,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const config = context.config();
  const connection = await openDatabase(config);
  const { dryRun: isDryRun = false, keepDemo: keepsDemo = false, update: takesNewVersions = false } = flags;
  const options = { isDryRun, keepsDemo, takesNewVersions, signal: context.signal, onProgress };
  try {
    if (isDryRun) return await importCorpus(connection, sources, noAnnotator, options);
    const annotator = await openTextAnnotator(config, (line) => context.stderr.write(`${line}\n`));
    try {
      return await importCorpus(connection, sources, annotator, options);
    } finally {
      await annotator.close();
    }
  } finally {
    await connection.close();
  }
}

/** A dry run analyses nothing. */
const noAnnotator: TextAnnotator = {
  version: '',
  annotateTexts: () => Promise.reject(new Error('A dry run analyses nothing.')),
};

/** Says what went wrong and what to do; errors nobody expected go on to the main. */
function tellFailure(error: unknown, { stderr, signal }: CommandContext): number {
  if (error instanceof ImportSourceError || error instanceof DatabaseInUseError) {
    stderr.write(`${error.message}\nNothing was imported.\n`);
    return EXIT_NOTHING_DONE;
  }
  if (signal.aborted) {
    stderr.write('Interrupted. What was stored is kept: run the same command again to go on.\n');
    return EXIT_SOME_SKIPPED;
  }
  if (error instanceof MorphologyStartError || error instanceof UnusableSettingError) {
    stderr.write(`${error.message}\nNothing was imported.\n`);
    return EXIT_NOTHING_DONE;
  }
  if (error instanceof MorphologyUnavailableError) {
    stderr.write(
      `The analysis stopped: ${error.message}\nThe texts are stored; run the same command again to analyse the rest.\n`,
    );
    return EXIT_SOME_SKIPPED;
  }
  throw error;
}

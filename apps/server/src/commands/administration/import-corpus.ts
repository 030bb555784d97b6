import type { Command } from 'commander';
import { openTextAnnotator } from '../../corpus/annotation/open-text-annotator';
import type { VersionedAnnotator } from '../../corpus/annotation/text-annotator';
import { importCorpus, type ImportProgress } from '../../corpus/import/import-corpus';
import { ImportSourceError, type ImportSource } from '../../corpus/import/formats/import-item';
import type { ImportReport } from '../../corpus/import/import-report';
import { openImportSource } from '../../corpus/import/open-import-source';
import { UnusableSettingError } from '../../platform/config/unusable-setting-error';
import { DatabaseInUseError } from '../../platform/database/failures/database-in-use-error';
import { DiskFullError } from '../../platform/database/failures/disk-room';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { createFileTextExtractor } from '../../platform/file-text/file-text-extractor';
import { recordJob, runRecorded } from '../../platform/jobs/record-job';
import type { CommandContext } from '../context/command-context';
import { withStore } from '../context/with-store';
import { describeImport } from '../output/describe-import';
import { showProgress } from '../output/show-progress';

const EXIT_SOME_SKIPPED = 1;
const EXIT_NOTHING_DONE = 2;
/** The user's own files: a worker may read many of them before it is replaced. */
const FILES_PER_WORKER = 500;

interface ImportFlags {
  readonly dryRun?: boolean;
  readonly keepDemo?: boolean;
  readonly acceptCut?: boolean;
  readonly json?: boolean;
}

const HELP = `
FILE is one of
  a dump of the collection (pg_dump, plain SQL), also as gzip
  JSON Lines: {"id", "content", "properties": [{"name", "value"}]}, also as gzip; errors that people marked may be
  in "edits": [{"start", "end", "corrected", "code"}], places in UTF-16 units of the content, and what is known of its
  tokens in "annotation": {"sentences": [{"tokens": [{"start", "end", "lemma", "upos"}]}]}, which is kept as below
  M2: errors that people marked in texts of the corpus, "# text_id = UUID" before the sentences of each text
  CoNLL-U: a text for each "# newdoc", also as gzip; or TEI P5: a text for each TEI element, also as gzip. What they say
  of sentences, tokens, lemmas, classes, features and relations is kept in place of the own analysis, also when the
  annotator changes; without word classes the text is analysed here. export-corpus writes both with properties
  a folder or zip of CoNLL-U and TEI files (.conllu, .conll, .xml, .tei, each also .gz) without metadata.csv
  a folder or zip of files (.txt, .pdf, .docx, .doc, .odt, those above) with metadata.csv: a column "file", an optional
  "id" (a UUID) and one column for each property; "|" separates several values in a cell

A text whose id is stored already is updated if it differs, else left alone: running the same command again, also
after an interruption, doubles nothing. A file without "id" gets one made of the name of the folder (or zip) and its
path in it: give an "id" to texts that you may move or rename, and to those of two folders with the same name. A JSON
record without "id" gets one made of its text. If two files of one command give an id different texts, the first is
taken and the other is reported.

A dump that breaks off or lacks its closing line is refused; --accept-cut takes the texts before that place. Texts
whose properties are missing in a dump, or in a record without "properties", keep those that are stored.

Exit status: 0 all texts taken, 1 some skipped or not analysed, 2 nothing done.`;

/** `keelerada import-corpus FILE…` */
export function addImportCorpusCommand(program: Command, context: CommandContext): void {
  program
    .command('import-corpus')
    .summary('add texts to the corpus and analyse them')
    .description('Adds texts with their properties to the corpus and analyses them.')
    .argument('<file...>', 'dump, JSON Lines, CoNLL-U, TEI, folder or zip')
    .option('--dry-run', 'only report what would be done')
    .option('--keep-demo', 'keep the demonstration texts, which the first import otherwise removes')
    .option('--accept-cut', 'take what there is of a dump that breaks off')
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
    for (const file of files)
      sources.push(await openImportSource(file, extractor, { acceptsCut: flags.acceptCut === true }));
    const report = await storeAndAnalyse(sources, flags, context, ({ phase, done, total }) => {
      progress.update(phase === 'reading' ? 'Reading texts' : 'Analysing texts', done, total);
    });
    progress.end();
    context.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : describeImport(report));
    if (report.texts.read === 0 && report.markedTexts === 0) return EXIT_NOTHING_DONE;
    return report.problems > 0 ? EXIT_SOME_SKIPPED : 0;
  } catch (error) {
    progress.end();
    return reportFailure(error, context);
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
  const { dryRun: isDryRun = false, keepDemo: keepsDemo = false } = flags;
  const options = { isDryRun, keepsDemo, signal: context.signal, onProgress };
  return withStore(context, async (connection) => {
    if (isDryRun) return importCorpus(connection, sources, noAnnotator, options);
    await assertRoomFor(connection, sources);
    const annotator = await openTextAnnotator();
    try {
      const record = await recordJob(connection.db, {
        kind: 'import',
        source: sources.map(({ name }) => name).join(', '),
      });
      const tell = (progress: ImportProgress): void => {
        record.progress(progress);
        onProgress(progress);
      };
      return await runRecorded(record, context.signal, () =>
        importCorpus(connection, sources, annotator, { ...options, onProgress: tell }),
      );
    } finally {
      await annotator.close();
    }
  });
}

/** Throws ImportSourceError if the texts will not fit on the disk of the built-in database. */
async function assertRoomFor(
  connection: DatabaseConnection,
  sources: readonly ImportSource[],
): Promise<void> {
  const bytes = sources.reduce((sum, { expectedBytes }) => sum + expectedBytes, 0);
  try {
    await connection.assertRoom(bytes);
  } catch (error) {
    if (error instanceof DiskFullError) throw new ImportSourceError(error.message, { cause: error });
    throw error;
  }
}

const noAnnotator: VersionedAnnotator = {
  version: '',
  annotate: () => Promise.reject(new Error('A dry run analyses nothing.')),
};

/** Writes what went wrong and what to do; throws unexpected errors again. */
function reportFailure(error: unknown, { stderr, signal }: CommandContext): number {
  if (error instanceof ImportSourceError || error instanceof DatabaseInUseError) {
    stderr.write(`${error.message}\nNothing was imported.\n`);
    return EXIT_NOTHING_DONE;
  }
  if (signal.aborted) {
    stderr.write('Interrupted. What was stored is kept: run the same command again to go on.\n');
    return EXIT_SOME_SKIPPED;
  }
  // It is also an UnusableSettingError. Before the first text there is an ImportSourceError in its place.
  if (error instanceof DiskFullError) {
    stderr.write(`${error.message}\nWhat was stored is kept: run the same command again to go on.\n`);
    return EXIT_SOME_SKIPPED;
  }
  if (error instanceof UnusableSettingError) {
    stderr.write(`${error.message}\nNothing was imported.\n`);
    return EXIT_NOTHING_DONE;
  }
  throw error;
}

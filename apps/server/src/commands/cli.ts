import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { describeStartFailure } from '../platform/start/describe-start-failure';
import { loadConfig } from '../platform/config/load-config';
import { PROJECT_ROOT } from '../platform/config/project-root';
import { readSoftwareVersion } from '../platform/config/software-version';
import { EXIT_INTERRUPTED, listenForStop } from '../platform/process/listen-for-stop';
import { addAnalyseCommand } from './analyse';
import { addAssessCommand } from './assess';
import { addBackupCommand, addRestoreCommand } from './administration/backup';
import { addClassReportCommand } from './class-report';
import { addClustersCommand } from './clusters';
import { addCollocatesCommand } from './collocates';
import type { CommandContext } from './context/command-context';
import { CommandFailure } from './context/command-failure';
import { addConcordanceCommand } from './concordance';
import { addCorrectCommand } from './correct';
import { addDistributionCommand } from './distribution';
import { addErrorsCommand } from './errors';
import { addExportCorpusCommand } from './administration/export-corpus';
import { addFrequenciesCommand } from './frequencies';
import { addGrantRoleCommand } from './administration/grant-role';
import { addImportCorpusCommand } from './administration/import-corpus';
import { addKeynessCommand } from './keyness';
import { addLoadIndexCommand } from './administration/load-index';
import { addPracticeCommand } from './practice';
import { addTextFeaturesCommand } from './text-features';
import { addWordSketchCommand } from './word-sketch';
import { addWordlistCommand } from './wordlist';
import { addWorksheetCommand } from './worksheet';

const EXIT_NOT_DONE = 2;
const BROKEN_PIPE = 'EPIPE';
/** Of the systemd unit, and of the containers. */
const SITE_FILES = [
  '/etc/keelerada/settings.env',
  '/etc/systemd/system/keelerada.service',
  join(PROJECT_ROOT, 'deploy/settings.env'),
];

function makeContext(): CommandContext {
  const interruption = new AbortController();
  listenForStop(() => {
    interruption.abort();
    // A reader that waits for more stops waiting.
    process.stdin.destroy();
  });
  // The reader of stdout may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === BROKEN_PIPE ? 0 : EXIT_NOT_DONE);
  });
  return {
    config: () => loadConfig(process.env),
    siteFiles: SITE_FILES,
    stdout: process.stdout,
    stderr: process.stderr,
    signal: interruption.signal,
    setExitCode: (code) => (process.exitCode = code),
  };
}

function makeProgram(context: CommandContext): Command {
  const program = new Command('keelerada')
    .description('Corpus of Estonian texts and its tools on the command line.')
    .version(readSoftwareVersion())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void context.stdout.write(text),
      writeErr: (text) => void context.stderr.write(text),
    })
    .addHelpText('after', '\nRun "npm run -s keelerada -- COMMAND --help" for the options of a command.');
  addImportCorpusCommand(program, context);
  addExportCorpusCommand(program, context);
  addBackupCommand(program, context);
  addRestoreCommand(program, context);
  addLoadIndexCommand(program, context);
  addWordlistCommand(program, context);
  addKeynessCommand(program, context);
  addConcordanceCommand(program, context);
  addFrequenciesCommand(program, context);
  addWorksheetCommand(program, context);
  addPracticeCommand(program, context);
  addCollocatesCommand(program, context);
  addWordSketchCommand(program, context);
  addDistributionCommand(program, context);
  addErrorsCommand(program, context);
  addTextFeaturesCommand(program, context);
  addClustersCommand(program, context);
  addAnalyseCommand(program, context);
  addCorrectCommand(program, context);
  addAssessCommand(program, context);
  addClassReportCommand(program, context);
  addGrantRoleCommand(program, context);
  return program;
}

async function main(): Promise<void> {
  const context = makeContext();
  try {
    await makeProgram(context).parseAsync();
  } catch (error) {
    process.exitCode = reportFailure(error, context);
  }
}

function reportFailure(error: unknown, { stderr, signal }: CommandContext): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_NOT_DONE;
  if (signal.aborted) {
    stderr.write('Interrupted.\n');
    return EXIT_INTERRUPTED;
  }
  stderr.write(`${error instanceof CommandFailure ? error.message : describeStartFailure(error)}\n`);
  return EXIT_NOT_DONE;
}

await main();

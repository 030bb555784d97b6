import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import type { Command } from 'commander';
import { makeDatabaseSource } from '../../corpus/index/indexed-text.repository';
import { parseIndexUrl } from '../../corpus/token-store/index-url';
import { TokenStoreIndex } from '../../corpus/token-store/sync/token-store-index';
import { eraseWithdrawn } from '../../corpus/token-store/sync/withdraw-texts';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { CommandFailure } from '../context/command-failure';
import type { CommandContext } from '../context/command-context';
import { withStore } from '../context/with-store';
import { showProgress } from '../output/show-progress';

interface LoadFlags {
  readonly erase?: boolean;
}

const HELP = `
INDEX_URL names the servers. The first run makes the tables. Texts go in by blocks of about 500,000 words, each whole or not
at all: after an interruption the same command goes on. Servers of the site may run meanwhile; they see each block.

Exit status: 0 the store agrees with the database, 2 it does not.`;

/** `keelerada load-index` */
export function addLoadIndexCommand(program: Command, context: CommandContext): void {
  program
    .command('load-index')
    .summary('fill the token store of a corpus larger than one machine')
    .description(
      'Loads the analysed texts that the token store lacks, withdraws those that the database lacks, and ends when both agree.',
    )
    .option('--erase', 'erase withdrawn texts from the disks too, which may take long')
    .addHelpText('after', HELP)
    .action((flags: LoadFlags) => runLoadIndex(flags, context));
}

async function runLoadIndex(flags: LoadFlags, context: CommandContext): Promise<void> {
  const config = context.config();
  if (config.indexUrl === null)
    throw new CommandFailure('INDEX_URL is not set: the index of this site is in memory and fills itself.');
  const address = parseIndexUrl(config.indexUrl);
  try {
    await withStore(context, (connection) => fillStore(connection, address, flags, context));
  } catch (error) {
    if (!(error instanceof IndexIncompleteError)) throw error;
    throw new CommandFailure(`${error.message}\nWhole blocks are kept: run the same command again to go on.`);
  }
}

async function fillStore(
  { db }: DatabaseConnection,
  address: ReturnType<typeof parseIndexUrl>,
  flags: LoadFlags,
  context: CommandContext,
): Promise<void> {
  const { stderr, signal } = context;
  const source = makeDatabaseSource(db);
  const total = (await source.listTexts()).length;
  const progress = showProgress(context);
  const index = new TokenStoreIndex({
    address,
    source,
    log: (line) => stderr.write(`${line}\n`),
    waitsForOthers: true,
    onProgress: ({ texts }) => progress.update('Loading texts', Math.min(total, before + texts), total),
  });
  let before = 0;
  const stop = () => void index.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    before = await index.countStoredTexts();
    progress.update('Loading texts', Math.min(total, before), total);
    await index.sync();
    progress.end();
    const { texts, words } = await index.open();
    stderr.write(`The token store agrees with the database: ${texts} texts, ${words} running words.\n`);
    if (flags.erase === true) {
      const erased = await eraseWithdrawn(index.client, signal);
      stderr.write(`Erased: ${erased} withdrawn texts.\n`);
    }
  } finally {
    progress.end();
    signal.removeEventListener('abort', stop);
    await index.close();
  }
}

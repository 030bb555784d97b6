import { concordanceSorts } from '@keelerada/contract/choices';
import {
  DEFAULT_DISPLAY_COUNT,
  MAX_CQL_CHARACTERS,
  MAX_DISPLAY_COUNT,
  MAX_SAMPLE_LINES,
  MAX_SAMPLE_SEED,
} from '@keelerada/contract/limits';
import { wordContextRequestSchema } from '@keelerada/contract/word-context';
import { Option, type Command } from 'commander';
import { wordContextTool } from '../modules/word-context/word-context.tool';
import type { CommandContext } from './command-context';
import {
  addComparisonOptions,
  checkRequest,
  KEYWORD_FIELD,
  readNumber,
  tellLemmatised,
} from './keyword-options';
import { EXIT_NOTHING_FOUND, runTool } from './run-tool';
import { addSearch, readSearch, type SearchFlags } from './search-options';
import { addTextOptions, type TextFlags } from './text-options';
import { addTableOptions, writeTable, type TableFlags } from './write-table';

interface ConcordanceFlags extends TextFlags, TableFlags, SearchFlags {
  readonly case?: boolean;
  readonly context: string;
  readonly inSentences?: boolean;
  readonly sort: string;
  readonly thenSort?: string;
  readonly sample?: string;
  readonly seed?: string;
  readonly limit?: string;
}

const HELP = `
Several words in quotes are looked up as a sequence. By base form, a keyword that is none is lemmatised.
With --cql the search is by form: docs/query-language.md describes the language.

Examples:
  npm run -s keelerada -- concordance kodu --lemmas --corpus clWmOIrLa
  npm run -s keelerada -- concordance "ei ole" --file essee.txt --in-sentences --context 1
  npm run -s keelerada -- concordance --cql '[lemma="ema"] [pos="VERB"]' --file essee.txt
  npm run -s keelerada -- concordance ja --sample 100 --seed 7 --sort RIGHT_1 --then-sort LEFT_1

Exit status: 0 found, 1 nothing found, 2 not done.`;

const FIELDS = {
  ...KEYWORD_FIELD,
  cql: `--cql takes 1 to ${MAX_CQL_CHARACTERS} characters`,
  displayCount: `--context takes a whole number from 1 to ${MAX_DISPLAY_COUNT}`,
  sample: `--sample takes a whole number from 1 to ${MAX_SAMPLE_LINES}`,
  seed: `--seed takes a whole number from 0 to ${MAX_SAMPLE_SEED}`,
  limit: '--limit takes a whole number from 1',
};

/** `keelerada concordance KEYWORD` or `keelerada concordance --cql QUERY` */
export function addConcordanceCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('concordance')
    .summary('every occurrence of a word, or of a form, with its context')
    .description('Lists every occurrence of a keyword or query in corpus texts or files with its context.');
  addTextOptions(addTableOptions(addComparisonOptions(addSearch(command))))
    .option(
      '--context <number>',
      `words on each side, 1 to ${MAX_DISPLAY_COUNT}`,
      String(DEFAULT_DISPLAY_COUNT),
    )
    .option('--in-sentences', 'count the context in sentences')
    .addOption(new Option('--sort <order>', 'order of the rows').choices(concordanceSorts).default('TEXT'))
    .addOption(
      new Option('--then-sort <order>', 'order of rows that --sort finds equal').choices(concordanceSorts),
    )
    .option('--sample <number>', 'only so many of the occurrences, chosen at random')
    .option('--seed <number>', 'with --sample: the same number chooses the same occurrences', '1')
    .option('--limit <number>', 'at most so many rows; all by default')
    .addHelpText('after', HELP)
    .action(async (keyword: string | undefined, flags: ConcordanceFlags) => {
      const options = checkRequest(
        wordContextRequestSchema,
        {
          ...readSearch(keyword, flags),
          keepCapitalization: flags.case ?? false,
          displayCount: readNumber(flags.context),
          displayType: flags.inSentences ? 'SENTENCE' : 'WORD',
          sort: flags.sort,
          thenSort: flags.thenSort,
          ...(flags.sample !== undefined && {
            sample: readNumber(flags.sample),
            seed: readNumber(flags.seed ?? ''),
          }),
          ...(flags.limit === undefined ? {} : { limit: readNumber(flags.limit) }),
        },
        FIELDS,
      );
      const status = await runTool(
        'concordance',
        flags,
        context,
        async ({ calls, corpusTextIds, provenance }) => {
          const answer = await calls.call(wordContextTool, { ...options, corpusTextIds: [...corpusTextIds] });
          const { contextList: rows } = answer;
          tellLemmatised(answer, context);
          if (answer.listed !== undefined)
            context.stderr.write(`Random ${answer.listed} of ${answer.total} occurrences.\n`);
          const columns = ['contextBefore', 'keyword', 'contextAfter', 'textId'] as const;
          writeTable({ columns, rows, answer, provenance, options }, flags, context);
          return rows.length === 0 ? EXIT_NOTHING_FOUND : 0;
        },
      );
      context.setExitCode(status);
    });
}

import {
  DEFAULT_WORKSHEET_EXAMPLES,
  MAX_CQL_CHARACTERS,
  MAX_FETCHED_EXAMPLES,
} from '@keelerada/contract/limits';
import { worksheetRequestSchema } from '@keelerada/contract/worksheet';
import type { Command } from 'commander';
import { worksheetTool } from '../modules/worksheet/worksheet.tool';
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

interface WorksheetFlags extends TextFlags, TableFlags, SearchFlags {
  readonly case?: boolean;
  readonly count: string;
  readonly seed: string;
}

const HELP = `
Examples:
  npm run -s keelerada -- worksheet raamat --lemmas --level B1
  npm run -s keelerada -- worksheet --cql '[lemma="ema"] [pos="VERB"]' --count 20 --seed 7

Exit status: 0 found, 1 nothing found, 2 not done.`;

const FIELDS = {
  ...KEYWORD_FIELD,
  cql: `--cql takes 1 to ${MAX_CQL_CHARACTERS} characters`,
  count: `--count takes a whole number from 1 to ${MAX_FETCHED_EXAMPLES}`,
  seed: '--seed takes a whole number from 0',
};

/** `keelerada worksheet KEYWORD` or `keelerada worksheet --cql QUERY` */
export function addWorksheetCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('worksheet')
    .summary('whole sentences with a word that make good examples')
    .description('Picks random sentences with a keyword or query that make good examples for a lesson.');
  addTextOptions(addTableOptions(addComparisonOptions(addSearch(command))))
    .option('--count <number>', 'at most so many sentences', String(DEFAULT_WORKSHEET_EXAMPLES))
    .option('--seed <number>', 'the same number picks the same sentences', '0')
    .addHelpText('after', HELP)
    .action(async (keyword: string | undefined, flags: WorksheetFlags) => {
      const options = checkRequest(
        worksheetRequestSchema,
        {
          ...readSearch(keyword, flags),
          keepCapitalization: flags.case ?? false,
          count: readNumber(flags.count),
          seed: readNumber(flags.seed),
        },
        FIELDS,
      );
      const status = await runTool(
        'worksheet',
        flags,
        context,
        async ({ calls, corpusTextIds, provenance }) => {
          const answer = await calls.call(worksheetTool, { ...options, corpusTextIds: [...corpusTextIds] });
          tellLemmatised(answer, context);
          const rows = answer.exampleList.map(({ text, marks, words, textId }) => ({
            text,
            keyword: marks.map(({ start, end }) => text.slice(start, end)).join(', '),
            words,
            textId,
          }));
          const columns = ['text', 'keyword', 'words', 'textId'] as const;
          writeTable({ columns, rows, answer, provenance, options }, flags, context);
          return rows.length === 0 ? EXIT_NOTHING_FOUND : 0;
        },
      );
      context.setExitCode(status);
    });
}

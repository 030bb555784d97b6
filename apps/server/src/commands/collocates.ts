import { collocateFormulas, DEFAULT_MIN_COOCCURRENCE } from '@keelerada/contract/choices';
import { collocatesRequestSchema } from '@keelerada/contract/collocates';
import { DEFAULT_SEARCH_COUNT, MAX_MIN_COOCCURRENCE, MAX_SEARCH_COUNT } from '@keelerada/contract/limits';
import { Option, type Command } from 'commander';
import { collocatesTool } from '../modules/collocates/collocates.tool';
import type { CommandContext } from './command-context';
import {
  addComparisonOptions,
  checkRequest,
  KEYWORD_FIELD,
  readNumber,
  tellLemmatised,
} from './keyword-options';
import { EXIT_NOTHING_FOUND, runTool } from './run-tool';
import { addTextOptions, type TextFlags } from './text-options';
import { addTableOptions, writeTable, type TableFlags } from './write-table';

interface CollocatesFlags extends TextFlags, TableFlags {
  readonly lemmas?: boolean;
  readonly case?: boolean;
  readonly span: string;
  readonly formula: string;
  readonly minCooccurrence?: string;
}

const HELP = `
Examples:
  npm run -s keelerada -- collocates kool --lemmas --span 5
  npm run -s keelerada -- collocates kool --formula T_SCORE --native-language vene --json

Exit status: 0 found, 1 nothing found, 2 not done.`;

const FIELDS = {
  ...KEYWORD_FIELD,
  searchCount: `--span takes a whole number from 1 to ${MAX_SEARCH_COUNT}`,
  minCooccurrence: `--min-cooccurrence takes a whole number from 1 to ${MAX_MIN_COOCCURRENCE}`,
};

/** `keelerada collocates KEYWORD` */
export function addCollocatesCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('collocates')
    .summary('neighbouring words of a word')
    .description('Lists the words that stand near a keyword in corpus texts or files, the strongest first.')
    .argument('<keyword>', 'a word, or several in quotes');
  addTextOptions(addTableOptions(addComparisonOptions(command)))
    .option(
      '--span <number>',
      `words looked at on each side, 1 to ${MAX_SEARCH_COUNT}`,
      String(DEFAULT_SEARCH_COUNT),
    )
    .addOption(new Option('--formula <name>', 'score').choices(collocateFormulas).default('LOGDICE'))
    .option(
      '--min-cooccurrence <number>',
      'leave out neighbours found with the keyword less often (default: 2 for MI_SCORE, else 1)',
    )
    .addHelpText('after', HELP)
    .action(async (keyword: string, flags: CollocatesFlags) => {
      const request = checkRequest(
        collocatesRequestSchema,
        {
          keyword,
          type: flags.lemmas ? 'LEMMAS' : 'WORDS',
          keepCapitalization: flags.case ?? false,
          searchCount: readNumber(flags.span),
          formula: flags.formula,
          ...(flags.minCooccurrence === undefined
            ? {}
            : { minCooccurrence: readNumber(flags.minCooccurrence) }),
        },
        FIELDS,
      );
      const minCooccurrence = request.minCooccurrence ?? DEFAULT_MIN_COOCCURRENCE[request.formula];
      const options = { ...request, minCooccurrence };
      const status = await runTool(
        'collocates',
        flags,
        context,
        async ({ calls, corpusTextIds, provenance }) => {
          const answer = await calls.call(collocatesTool, { ...options, corpusTextIds: [...corpusTextIds] });
          const { collocateList: rows } = answer;
          tellLemmatised(answer, context);
          const columns = [
            ...(['collocate', 'score', 'coOccurrences', 'leftOccurrences', 'rightOccurrences'] as const),
            ...(['frequencyCount', 'frequencyPercentage', 'partOfSpeech', 'tekstid'] as const),
          ];
          writeTable({ columns, rows, answer, provenance, options }, flags, context);
          return rows.length === 0 ? EXIT_NOTHING_FOUND : 0;
        },
      );
      context.setExitCode(status);
    });
}

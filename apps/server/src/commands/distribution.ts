import { distributionProperties, type DistributionProperty } from '@keelerada/contract/choices';
import { distributionRequestSchema, type DistributionResponse } from '@keelerada/contract/distribution';
import { MAX_CQL_CHARACTERS } from '@keelerada/contract/limits';
import { Option, type Command } from 'commander';
import { distributionTool } from '../modules/distribution/distribution.tool';
import type { CommandContext } from './command-context';
import { addComparisonOptions, checkRequest, KEYWORD_FIELD, tellLemmatised } from './keyword-options';
import { EXIT_NOTHING_FOUND, runTool } from './run-tool';
import { addSearch, readSearch, type SearchFlags } from './search-options';
import { addTextOptions, type TextFlags } from './text-options';
import { addTableOptions, writeTable, type TableFlags } from './write-table';

interface DistributionFlags extends TextFlags, TableFlags, SearchFlags {
  readonly case?: boolean;
  readonly by?: DistributionProperty;
}

const HELP = `
Each row is a group of texts with its rate per million words and the 95 % interval of the rate (exact for a Poisson
count; words of a text are not independent, so the true uncertainty is larger). "isSmall" marks groups that say too
little. Range and dispersion over all texts (Gries' DP) go to stderr, and into --json.

Examples:
  npm run -s keelerada -- distribution kodu --lemmas --by level
  npm run -s keelerada -- distribution --cql '[pos="VERB" & feats=".*Mood=Cnd.*"]' --by nativeLanguage --csv

Exit status: 0 found, 1 nothing found, 2 not done.`;

const FIELDS = { ...KEYWORD_FIELD, cql: `--cql takes 1 to ${MAX_CQL_CHARACTERS} characters` };

const COLUMNS = [
  ...(['property', 'value', 'hits', 'runningWords', 'texts', 'textsWithHits'] as const),
  ...(['perMillion', 'low', 'high', 'isSmall'] as const),
];

/** `keelerada distribution KEYWORD` or `keelerada distribution --cql QUERY` */
export function addDistributionCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('distribution')
    .summary('how often a word, or a form, occurs by level, native language, age, text type, year')
    .description('Counts a keyword or query by each property of the texts, with rates and their intervals.');
  addTextOptions(addTableOptions(addComparisonOptions(addSearch(command))))
    .addOption(
      new Option('--by <property>', 'one property; all by default').choices([...distributionProperties]),
    )
    .addHelpText('after', HELP)
    .action(async (keyword: string | undefined, flags: DistributionFlags) => {
      const options = checkRequest(
        distributionRequestSchema,
        { ...readSearch(keyword, flags), keepCapitalization: flags.case ?? false },
        FIELDS,
      );
      const status = await runTool(
        'distribution',
        flags,
        context,
        async ({ calls, corpusTextIds, provenance }) => {
          const request = { ...options, corpusTextIds: [...corpusTextIds] };
          const answer = await calls.call(distributionTool, request);
          tellLemmatised(answer, context);
          tellDispersion(answer, context);
          const rows = listRows(answer, flags.by);
          writeTable({ columns: COLUMNS, rows, answer, provenance, options }, flags, context);
          return answer.hits === 0 ? EXIT_NOTHING_FOUND : 0;
        },
      );
      context.setExitCode(status);
    });
}

function listRows({ distributionList }: DistributionResponse, by: DistributionProperty | undefined) {
  return distributionList
    .filter(({ property }) => by === undefined || property === by)
    .flatMap(({ property, groups }) =>
      groups.map(({ value, high, ...group }) => ({
        property,
        value: value ?? '',
        ...group,
        high: high ?? '',
      })),
    );
}

const DIGITS = 4;

function tellDispersion(
  { hits, textsWithHits, totals, dispersion }: DistributionResponse,
  { stderr }: CommandContext,
): void {
  const range = `${hits} occurrences in ${textsWithHits} of ${totals.texts} texts`;
  const { dp, dpNorm } = dispersion ?? {};
  const spread =
    dp === undefined || dpNorm === undefined
      ? ''
      : `; DP ${dp.toFixed(DIGITS)}, normalised ${dpNorm.toFixed(DIGITS)}`;
  stderr.write(`${range}${spread}.\n`);
}

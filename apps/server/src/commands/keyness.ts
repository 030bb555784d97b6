import { keynessRequestSchema } from '@keelerada/contract/keyness';
import type { Command } from 'commander';
import { keynessTool } from '../modules/keyness/keyness.tool';
import type { CommandContext } from './command-context';
import { addComparisonOptions, checkRequest, readNumber } from './keyword-options';
import { EXIT_NOTHING_FOUND, runTool } from './run-tool';
import { addComparedTextOptions, addTextOptions, readComparedFlags, type TextFlags } from './text-options';
import { addStopWordOptions, STOP_WORD_FIELDS, type StopWordFlags } from './stop-word-options';
import { addTableOptions, writeTable, type TableFlags } from './write-table';

interface KeynessFlags extends TextFlags, TableFlags, StopWordFlags {
  readonly lemmas?: boolean;
  readonly case?: boolean;
}

const HELP = `
Examples:
  npm run -s keelerada -- keyness --lemmas --level B1 --against-level C1 --min-frequency 5
  npm run -s keelerada -- keyness --native-language vene --against-native-language soome --csv > votmesonad.csv
  npm run -s keelerada -- keyness --file esimene.docx --against-file teine.docx

A is the first selection, B the one of the --against options. Log-likelihood says how surely a word differs, log ratio by
how much: 1 is twice as frequent in A, -1 in B. A frequency of 0 counts as a half in the log ratio.

Exit status: 0 words found, 1 nothing found, 2 not done.`;

const COLUMNS = [
  ...(['sona', 'sagedusA', 'sagedusB', 'miljoniKohtaA', 'miljoniKohtaB', 'tekstidA', 'tekstidB'] as const),
  ...(['logToepara', 'p', 'logSuhe', 'omane'] as const),
];

/** `keelerada keyness` */
export function addKeynessCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('keyness')
    .summary('words that tell two selections of texts apart')
    .description(
      'Compares the frequencies of every word in two selections of texts, the most telling first.',
    );
  addComparedTextOptions(addTextOptions(addStopWordOptions(addTableOptions(addComparisonOptions(command)))))
    .addHelpText('after', HELP)
    .action(async (flags: KeynessFlags) => {
      const options = checkRequest(
        keynessRequestSchema,
        {
          type: flags.lemmas ? 'LEMMAS' : 'WORDS',
          keepCapitalization: flags.case ?? false,
          excludeStopwords: flags.withoutStopWords ?? false,
          customStopwords: flags.stopWords ?? null,
          minFrequency: flags.minFrequency === undefined ? null : readNumber(flags.minFrequency),
          vordlus: {},
        },
        STOP_WORD_FIELDS,
      );
      const status = await runTool(
        'keyness',
        flags,
        context,
        async ({ calls, corpusTextIds, comparedTextIds, provenance }) => {
          const answer = await calls.call(keynessTool, {
            ...options,
            corpusTextIds: [...corpusTextIds],
            vordlus: { corpusTextIds: [...comparedTextIds] },
          });
          const { votmesonad: rows, vordlusTotals } = answer;
          const { vordlus: _texts, ...told } = options;
          const comparedWith = { ...provenance.comparedWith!, ...vordlusTotals };
          const table = { columns: COLUMNS, rows, answer, options: told };
          writeTable({ ...table, provenance: { ...provenance, comparedWith } }, flags, context);
          return rows.length === 0 ? EXIT_NOTHING_FOUND : 0;
        },
        readComparedFlags(flags),
      );
      context.setExitCode(status);
    });
}

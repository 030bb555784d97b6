import { wordlistRequestSchema } from '@keelerada/contract/wordlist';
import type { Command } from 'commander';
import { wordlistTool } from '../modules/wordlist/wordlist.tool';
import type { CommandContext } from './command-context';
import { addComparisonOptions, checkRequest, readNumber } from './keyword-options';
import { EXIT_NOTHING_FOUND, runTool } from './run-tool';
import { addStopWordOptions, STOP_WORD_FIELDS, type StopWordFlags } from './stop-word-options';
import { addTextOptions, type TextFlags } from './text-options';
import { addTableOptions, writeTable, type TableFlags } from './write-table';

interface WordlistFlags extends TextFlags, TableFlags, StopWordFlags {
  readonly lemmas?: boolean;
  readonly case?: boolean;
}

const HELP = `
Examples:
  npm run -s keelerada -- wordlist --lemmas --level B1,B2 --min-frequency 5
  npm run -s keelerada -- wordlist --file essee.docx --without-stop-words --csv > sonad.csv

Exit status: 0 words found, 1 nothing found, 2 not done.`;

/** `keelerada wordlist` */
export function addWordlistCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('wordlist')
    .summary('words of the chosen texts with their frequencies')
    .description('Lists the words of corpus texts or files with their frequencies, the most frequent first.');
  addTextOptions(addTableOptions(addStopWordOptions(addComparisonOptions(command))))
    .addHelpText('after', HELP)
    .action(async (flags: WordlistFlags) => {
      const options = checkRequest(
        wordlistRequestSchema,
        {
          type: flags.lemmas ? 'LEMMAS' : 'WORDS',
          keepCapitalization: flags.case ?? false,
          excludeStopwords: flags.withoutStopWords ?? false,
          customStopwords: flags.stopWords ?? null,
          minFrequency: flags.minFrequency === undefined ? null : readNumber(flags.minFrequency),
        },
        STOP_WORD_FIELDS,
      );
      const status = await runTool(
        'wordlist',
        flags,
        context,
        async ({ calls, corpusTextIds, provenance }) => {
          const answer = await calls.call(wordlistTool, { ...options, corpusTextIds: [...corpusTextIds] });
          const { resultList: rows } = answer;
          const columns = [
            'word',
            'frequencyCount',
            'frequencyPercentage',
            'partOfSpeech',
            'tekstid',
          ] as const;
          writeTable({ columns, rows, answer, provenance, options }, flags, context);
          return rows.length === 0 ? EXIT_NOTHING_FOUND : 0;
        },
      );
      context.setExitCode(status);
    });
}

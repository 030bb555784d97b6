import {
  clusterAnalyses,
  clusterForms,
  clusterSentenceParts,
  clusterSortings,
  clusterWordClasses,
} from '@keelerada/contract/cluster-choices';
import { clusterFinderRequestSchema, type ClusterFinderRequest } from '@keelerada/contract/cluster-finder';
import { DEFAULT_CLUSTER_LENGTH, MAX_CLUSTER_LENGTH, MAX_CLUSTER_USAGES } from '@keelerada/contract/limits';
import { Argument, Option, type Command } from 'commander';
import { clusterFinderTool } from '../modules/cluster-finder/cluster-finder.tool';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { checkRequest, readNumber } from './keyword-options';
import { EXIT_NOTHING_FOUND, runTool } from './run-tool';
import { addTextOptions, collectValues, type TextFlags } from './text-options';
import { addTableOptions, writeTable, type TableFlags } from './write-table';

interface ClustersFlags extends TextFlags, TableFlags {
  readonly analysis: string;
  readonly clusterLength: string;
  readonly punctuation?: boolean;
  readonly wordClass?: string[];
  readonly form?: string[];
  readonly part?: string[];
  readonly partial?: boolean;
  readonly sort: string;
  readonly minFrequency?: string;
  readonly usages?: string;
}

const HELP = `
Word classes: ${clusterWordClasses.join(' ')}
Sentence parts: ${clusterSentenceParts.join(' ')}
Forms: a word class, a group and a tag, such as S.case.gen
${Object.entries(clusterForms).map(describeForms).join('\n')}

Examples:
  npm run -s keelerada -- clusters essee.txt --cluster-length 3
  npm run -s keelerada -- clusters --analysis MORPHOLOGICAL --word-class S --form S.case.part --level B1 --csv

Exit status: 0 found, 1 nothing found, 2 not done.`;

const FIELDS = {
  length: `--cluster-length takes a whole number from 1 to ${MAX_CLUSTER_LENGTH}`,
  minFrequency: '--min-frequency takes a whole number from 1',
  usageLimit: `--usages takes a whole number from 0 to ${MAX_CLUSTER_USAGES}`,
  wordClasses: `--word-class takes ${clusterWordClasses.join(', ')}`,
  sentenceParts: `--part takes ${clusterSentenceParts.join(', ')}`,
  wordForms: '--form takes a word class, a group and a tag, such as S.case.gen; the help lists them',
};

/** `keelerada clusters [FILE...]` */
export function addClustersCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('clusters')
    .summary('sequences of word classes, tags, sentence parts or words')
    .description('Lists the clusters of files or corpus texts with the word sequences behind them.')
    .addArgument(new Argument('[files...]', 'files to work on; without any, corpus texts'));
  addTextOptions(addTableOptions(command))
    .addOption(
      new Option('--analysis <kind>', 'what clusters are made of')
        .choices(clusterAnalyses)
        .default('WORD_CLASS'),
    )
    .option(
      '--cluster-length <number>',
      `words in a cluster, 1 to ${MAX_CLUSTER_LENGTH}`,
      String(DEFAULT_CLUSTER_LENGTH),
    )
    .option('--punctuation', 'let punctuation take places of its own')
    .option('--word-class <code>', 'word classes that fit', collectValues)
    .option('--form <form>', 'forms of these classes that fit', collectValues)
    .option('--part <code>', 'sentence parts that fit', collectValues)
    .option('--partial', 'let one fitting word be enough')
    .addOption(new Option('--sort <order>', 'order of the rows').choices(clusterSortings).default('freq'))
    .option('--min-frequency <number>', 'leave out rarer clusters')
    .option('--usages <number>', 'usages in a row; 10 by default')
    .addHelpText('after', HELP)
    .action(async (files: string[], flags: ClustersFlags) => {
      const options = makeOptions(flags);
      const chosen = files.length === 0 ? flags : { ...flags, file: [...(flags.file ?? []), ...files] };
      const status = await runTool(
        'clusters',
        chosen,
        context,
        async ({ calls, corpusTextIds, provenance }) => {
          const request = { ...options, corpusTextIds: [...corpusTextIds] };
          const answer = await calls.call(clusterFinderTool, request);
          const rows = answer.clusters.map((row) => ({
            ...row,
            markups: row.markups.join(' + '),
            usages: row.usages.join('; '),
          }));
          const columns = ['frequency', 'percentage', 'markups', 'usages', 'usageTotal'] as const;
          writeTable({ columns, rows, answer, provenance, options }, chosen, context);
          return rows.length === 0 ? EXIT_NOTHING_FOUND : 0;
        },
      );
      context.setExitCode(status);
    });
}

function makeOptions(flags: ClustersFlags): ClusterFinderRequest {
  return checkRequest(
    clusterFinderRequestSchema,
    {
      analysis: flags.analysis,
      length: readNumber(flags.clusterLength),
      includePunctuation: flags.punctuation ?? false,
      wordClasses: flags.wordClass ?? null,
      wordForms: flags.form ? collectForms(flags.form) : null,
      sentenceParts: flags.part ?? null,
      partialFilter: flags.partial ?? false,
      sorting: flags.sort,
      minFrequency: flags.minFrequency === undefined ? null : readNumber(flags.minFrequency),
      ...(flags.usages === undefined ? {} : { usageLimit: readNumber(flags.usages) }),
    },
    FIELDS,
  );
}

/** `S.case.gen` and so on as the request carries them. */
function collectForms(forms: readonly string[]): Record<string, Record<string, string[]>> {
  const collected: Record<string, Record<string, string[]>> = {};
  for (const form of forms) {
    const [wordClass = '', group = '', tag = ''] = form.split('.');
    if (tag === '') throw new CommandFailure(`${FIELDS.wordForms}.`);
    ((collected[wordClass] ??= {})[group] ??= []).push(tag);
  }
  return collected;
}

function describeForms([wordClass, groups]: [string, Readonly<Record<string, readonly string[]>>]): string {
  return Object.entries(groups)
    .map(([group, tags]) => `  ${wordClass}.${group}: ${tags.join(' ')}`)
    .join('\n');
}

import {
  clusterForms,
  clusterSentenceParts,
  clusterWordClasses,
} from '@keelerada/contract/tools/cluster-choices';
import { clusterFinderTool } from '../modules/cluster-finder/cluster-finder.tool';
import { CommandFailure } from './context/command-failure';
import { listLevelColumns, spreadLevels } from './output/level-columns';
import { makeToolCommand } from './tool-calls/tool-command';

const COLUMNS = ['frequency', 'percentage', 'markups', 'usages', 'usageTotal'] as const;
const FORM = 'a word class, a group and a tag, such as S.case.gen';

/** `keelerada clusters [FILE...]` */
export const addClustersCommand = makeToolCommand({
  name: 'clusters',
  title: 'Word patterns',
  tool: clusterFinderTool,
  notes: `Word classes: ${clusterWordClasses.join(' ')}
Sentence parts: ${clusterSentenceParts.join(' ')}
Forms: ${FORM}
${Object.entries(clusterForms).map(describeForms).join('\n')}`,
  examples: [
    'essee.txt --cluster-length 3',
    '--analysis MORPHOLOGICAL --word-class S --form S.case.part --level B1 --csv',
  ],
  options: {
    analysis: { default: 'WORD_CLASS' },
    length: 'cluster-length',
    includePunctuation: 'punctuation',
    wordClasses: 'word-class',
    wordForms: { name: 'form', read: collectForms, takes: `${FORM}; the help lists them` },
    sentenceParts: 'part',
    partialFilter: 'partial',
    sorting: 'sort',
    usageLimit: 'usages',
    tasemed: 'levels',
  },
  columns: ({ tasemed }) => [...COLUMNS, ...listLevelColumns(tasemed)],
  rows: ({ clusters, tasemed: levels }) =>
    clusters.map(({ tasemed, ...row }) => ({
      ...row,
      ...{ markups: row.markups.join(' + '), usages: row.usages.join('; ') },
      ...spreadLevels(levels, tasemed),
    })),
});

/** `S.case.gen` and so on as the request carries them. */
function collectForms(forms: readonly string[]): Record<string, Record<string, string[]>> {
  const collected = new Map<string, Map<string, string[]>>();
  for (const form of forms) {
    const [wordClass = '', group = '', tag = ''] = form.split('.');
    if (tag === '') throw new CommandFailure(`--form takes ${FORM}; the help lists them.`);
    const groups = collected.get(wordClass) ?? new Map<string, string[]>();
    collected.set(wordClass, groups.set(group, [...(groups.get(group) ?? []), tag]));
  }
  return Object.fromEntries(
    [...collected].map(([wordClass, groups]) => [wordClass, Object.fromEntries(groups)]),
  );
}

function describeForms([wordClass, groups]: [string, Readonly<Record<string, readonly string[]>>]): string {
  return Object.entries(groups)
    .map(([group, tags]) => `  ${wordClass}.${group}: ${tags.join(' ')}`)
    .join('\n');
}

import { describeKeywordErrors } from '@keelerada/contract/tools/keyword-errors';
import { wordContextTool } from '../modules/word-context/word-context.tool';
import { makeToolCommand } from './tool-calls/tool-command';

/** Of every command about the lines of a concordance. */
export const lineOptions = {
  displayCount: 'context',
  displayType: { name: 'in-sentences', values: ['WORD', 'SENTENCE'], help: 'count the context in sentences' },
  nearCount: { help: 'running words on each side among which --near-word is looked for' },
  filterPart: { help: 'where --filter-text is looked for' },
} as const;

/** `keelerada concordance KEYWORD` or `keelerada concordance --cql QUERY` */
export const addConcordanceCommand = makeToolCommand({
  name: 'concordance',
  title: 'Word in context',
  tool: wordContextTool,
  notes: `Several words in quotes are looked up as a sequence. By base form, a keyword that is none is lemmatised.
With --cql the search is by form: docs/query-language.md describes the language.`,
  examples: [
    'kodu --lemmas --corpus clWmOIrLa',
    '"ei ole" --file essee.txt --in-sentences --context 1',
    `--cql '[lemma="ema"] [pos="VERB"]' --file essee.txt`,
    'kool --lemmas --near-word kodu --near-count 3',
    'ja --sample 100 --seed 7 --sort RIGHT_1 --then-sort LEFT_1',
    `--cql '[error.first="R:WS"]' --errors`,
  ],
  options: {
    ...lineOptions,
    thenSort: { help: 'order of rows that --sort finds equal' },
    vead: { name: 'errors', help: 'show the correction, type and probability of the errors of each keyword' },
  },
  columns: ({ contextList }) => [
    ...(['contextBefore', 'keyword', 'contextAfter', 'textId'] as const),
    ...(contextList.some(({ vead }) => vead !== undefined)
      ? (['correction', 'code', 'probability'] as const)
      : []),
  ],
  rows: ({ contextList }) => contextList.map((row) => ({ ...row, ...describeKeywordErrors(row) })),
  summarise: ({ listed, total }, { sample }) =>
    listed === undefined
      ? undefined
      : `${sample === undefined ? '' : 'Random '}${listed} of ${total} occurrences.`,
});

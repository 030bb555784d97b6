import { worksheetTool } from '../modules/worksheet/worksheet.tool';
import { makeToolCommand } from './tool-command';

/** `keelerada worksheet KEYWORD` or `keelerada worksheet --cql QUERY` */
export const addWorksheetCommand = makeToolCommand({
  name: 'worksheet',
  tool: worksheetTool,
  examples: ['raamat --lemmas --level B1', `--cql '[lemma="ema"] [pos="VERB"]' --count 20 --seed 7`],
  columns: ['text', 'keyword', 'words', 'textId'],
  rows: ({ exampleList }) =>
    exampleList.map(({ text, marks, words, textId }) => ({
      text,
      keyword: marks.map(({ start, end }) => text.slice(start, end)).join(', '),
      words,
      textId,
    })),
});

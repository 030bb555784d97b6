import { wordlistRowSchema } from '@keelerada/contract/tools/wordlist';
import { wordlistTool } from '../modules/wordlist/wordlist.tool';
import { listLevelColumns, spreadLevels } from './output/level-columns';
import { makeToolCommand } from './tool-calls/tool-command';

const COLUMNS = wordlistRowSchema.omit({ tasemed: true }).keyof().options;

/** `keelerada wordlist` */
export const addWordlistCommand = makeToolCommand({
  name: 'wordlist',
  title: 'Word list',
  tool: wordlistTool,
  examples: [
    '--lemmas --level B1,B2 --min-frequency 5',
    '--lemmas --levels --csv > tasemed.csv',
    '--file essee.docx --without-stop-words --csv > sonad.csv',
  ],
  options: { tasemed: 'levels' },
  columns: ({ tasemed }) => [...COLUMNS, ...listLevelColumns(tasemed)],
  rows: ({ resultList, tasemed: levels }) =>
    resultList.map(({ tasemed, ...row }) => ({ ...row, ...spreadLevels(levels, tasemed) })),
});

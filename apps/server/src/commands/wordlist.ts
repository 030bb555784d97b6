import { wordlistRowSchema } from '@keelerada/contract/wordlist';
import { wordlistTool } from '../modules/wordlist/wordlist.tool';
import { makeToolCommand } from './tool-command';

/** `keelerada wordlist` */
export const addWordlistCommand = makeToolCommand({
  name: 'wordlist',
  tool: wordlistTool,
  examples: [
    '--lemmas --level B1,B2 --min-frequency 5',
    '--file essee.docx --without-stop-words --csv > sonad.csv',
  ],
  columns: wordlistRowSchema.keyof().options,
  rows: ({ resultList }) => resultList,
});

import { collocateRowSchema } from '@keelerada/contract/tools/collocates';
import { collocatesTool } from '../modules/collocates/collocates.tool';
import { makeToolCommand } from './tool-calls/tool-command';

/** `keelerada collocates KEYWORD` */
export const addCollocatesCommand = makeToolCommand({
  name: 'collocates',
  title: 'Neighbouring words',
  tool: collocatesTool,
  examples: ['kool --lemmas --span 5', 'kool --formula T_SCORE --native-language vene --json'],
  options: { searchCount: 'span' },
  columns: collocateRowSchema.keyof().options,
  rows: ({ collocateList }) => collocateList,
});

import { DEFAULT_MIN_COOCCURRENCE } from '@keelerada/contract/choices';
import { collocateRowSchema } from '@keelerada/contract/collocates';
import { collocatesTool } from '../modules/collocates/collocates.tool';
import { makeToolCommand } from './tool-command';

/** `keelerada collocates KEYWORD` */
export const addCollocatesCommand = makeToolCommand({
  name: 'collocates',
  tool: collocatesTool,
  examples: ['kool --lemmas --span 5', 'kool --formula T_SCORE --native-language vene --json'],
  options: { searchCount: 'span' },
  columns: collocateRowSchema.keyof().options,
  rows: ({ collocateList }) => collocateList,
  complete: ({ minCooccurrence, ...request }) => ({
    ...request,
    minCooccurrence: minCooccurrence ?? DEFAULT_MIN_COOCCURRENCE[request.formula],
  }),
});

import { keynessRowSchema } from '@keelerada/contract/keyness';
import { keynessTool } from '../modules/keyness/keyness.tool';
import { makeToolCommand } from './tool-calls/tool-command';

const COLUMNS = keynessRowSchema.keyof().options;

/** `keelerada keyness` */
export const addKeynessCommand = makeToolCommand({
  name: 'keyness',
  title: 'Comparison of words',
  tool: keynessTool,
  notes: `A is the first selection, B the one of the --against options. Log-likelihood says how surely a word differs, log ratio by
how much: 1 is twice as frequent in A, -1 in B. A frequency of 0 counts as a half in the log ratio.`,
  examples: [
    '--lemmas --level B1 --against-level C1 --min-frequency 5',
    '--native-language vene --against-native-language soome --csv > votmesonad.csv',
    '--file esimene.docx --against-file teine.docx',
  ],
  options: { hajuvus: 'dispersion' },
  columns: ({ votmesonad: [first] }) =>
    first?.hajuvusA === undefined ? COLUMNS.filter((name) => !name.startsWith('hajuvus')) : COLUMNS,
  rows: ({ votmesonad }) => votmesonad,
});

import { LEAST_WRITTEN_P } from '@keelerada/contract/fields/limits';
import { keynessRowSchema } from '@keelerada/contract/tools/keyness';
import { keynessTool } from '../modules/keyness/keyness.tool';
import { makeToolCommand } from './tool-calls/tool-command';

const COLUMNS = keynessRowSchema.keyof().options;
const writeP = (p: number) => (p < LEAST_WRITTEN_P ? `<${LEAST_WRITTEN_P}` : p);

/** `keelerada keyness` */
export const addKeynessCommand = makeToolCommand({
  name: 'keyness',
  title: 'Comparison of words',
  tool: keynessTool,
  notes: `A is the first selection, B the one of the --against options. Log-likelihood says how surely a word differs, log ratio by
how much: 1 is twice as frequent in A, -1 in B. A frequency of 0 counts as a half in the log ratio. Rows
come by the difference that is sure: the end of the interval of the log ratio that is nearer to 0. "pParandatud" is p
corrected for the number of words (Benjamini and Hochberg); interval and p take texts as independent, or words where a
selection is a single text ("meetod"). "enimTekstis" is how often the text that has the most of a word has it. --json has p as it is.`,
  examples: [
    '--lemmas --level B1 --against-level C1 --min-frequency 5',
    '--native-language vene --against-native-language soome --csv > votmesonad.csv',
    '--file esimene.docx --against-file teine.docx',
  ],
  options: { hajuvus: 'dispersion' },
  columns: ({ votmesonad: [first] }) =>
    first === undefined ? COLUMNS : COLUMNS.filter((name) => first[name] !== undefined),
  rows: ({ votmesonad }) =>
    votmesonad.map((row) => ({ ...row, p: writeP(row.p), pParandatud: writeP(row.pParandatud) })),
});

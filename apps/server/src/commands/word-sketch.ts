import type { SketchCollocateRow, SketchRelationRow } from '@keelerada/contract/tools/word-sketch';
import { wordSketchTool } from '../modules/word-sketch/word-sketch.tool';
import { makeToolCommand } from './tool-calls/tool-command';

const COLUMNS = ['seos', 'sona', 'esinemisi', 'logDice', 'naide'] as const;
const COMPARED_COLUMNS = [
  ...(['seos', 'sona', 'esinemisi', 'logDice'] as const),
  ...(['vordlusEsinemisi', 'vordlusLogDice', 'naide'] as const),
] as const;

/** `keelerada word-sketch KEYWORD` */
export const addWordSketchCommand = makeToolCommand({
  name: 'word-sketch',
  title: 'Word sketch',
  tool: wordSketchTool,
  notes: `The word is a base form. A relation says what the collocates are to the word: OBJECT of a verb are its objects,
OBJECT_OF of a noun the verbs that it is the object of. With a second word or with --against options, which choose
texts as the options without it do, both are shown side by side, from what is of the first to what is of the second.`,
  examples: [
    'keel --rows 5',
    'lugema --compared-word kirjutama --min-cooccurrence 2 --json',
    'keel --native-language vene --against-native-language soome --csv > visand.csv',
  ],
  options: { limit: 'rows', vordlussona: 'compared-word' },
  columns: ({ vordlus }) => (vordlus ? COMPARED_COLUMNS : COLUMNS),
  rows: ({ seosed }) => seosed.flatMap(({ seos, naabrid }) => naabrid.map((row) => makeRow(seos, row))),
});

function makeRow(seos: SketchRelationRow['seos'], row: SketchCollocateRow) {
  const { sona, esinemisi, logDice, naide, vordlus } = row;
  return {
    ...{ seos, sona, esinemisi, logDice },
    ...{ vordlusEsinemisi: vordlus?.esinemisi, vordlusLogDice: vordlus?.logDice },
    naide: (naide ?? vordlus?.naide ?? []).join(''),
  };
}

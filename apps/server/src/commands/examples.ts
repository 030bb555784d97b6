import { examplesTool } from '../modules/examples/examples.tool';
import { makeToolCommand } from './tool-calls/tool-command';

/** `keelerada examples KEYWORD` */
export const addExamplesCommand = makeToolCommand({
  name: 'examples',
  title: 'Examples of a word',
  tool: examplesTool,
  notes: `The word is a base form; one that is none is lemmatised. Each level has its own best sentences, with a score from 0 to 1:
docs/examples.md describes how it is computed. --level chooses texts of a level, as with every tool.`,
  examples: ['keel --level B1', 'lugema --count 5 --csv > naited.csv', 'kodu --native-language vene --json'],
  columns: ['tase', 'hinne', 'text', 'textId'],
  rows: ({ tasemed }) =>
    tasemed.flatMap(({ tase, naited }) =>
      naited.map(({ hinne, text, textId }) => ({ tase: tase ?? '', hinne, text, textId: textId ?? '' })),
    ),
  countFound: ({ tasemed }) => tasemed.reduce((sum, { esinemisi }) => sum + esinemisi, 0),
});

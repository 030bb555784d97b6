import { frequenciesTool } from '../modules/frequencies/frequencies.tool';
import { lineOptions } from './concordance';
import { makeToolCommand } from './tool-calls/tool-command';

/** `keelerada frequencies KEYWORD` or `keelerada frequencies --cql QUERY` */
export const addFrequenciesCommand = makeToolCommand({
  name: 'frequencies',
  title: 'Frequencies of lines',
  tool: frequenciesTool,
  notes: `Counts the lines of the concordance that the same keyword and options give. Each row has its rate per million words and
the 95 % interval of the rate, over the texts of the level, over the text, or over all texts; a random sample has no rate.
"method" is TEXTS where texts were resampled (levels), POISSON where words are taken as independent: too narrow.
"value" is null where there is no word, no level or no error, and empty for a file.`,
  examples: [
    'keel --lemmas',
    'keel --lemmas --count-by RIGHT_1 --count-lemmas --rows 20 --csv > paremal.csv',
    `--cql '[pos="VERB"]' --count-by LEVEL --json`,
    'keel --lemmas --counted-by FORM --counted-value keeles --count-by LEFT_1',
    `--cql '[error.first="R:NOM:FORM"]' --count-by CORRECTION`,
  ],
  options: { limit: 'rows', ...lineOptions },
  columns: [
    ...(['value', 'englishName', 'title', 'hits', 'runningWords', 'texts'] as const),
    ...(['perMillion', 'low', 'high', 'method'] as const),
  ],
  rows: ({ frequencyList }) => frequencyList,
  countFound: ({ counted }) => counted,
  summarise: ({ rows, counted, total }) =>
    `${rows} different of ${counted} lines; ${total} occurrences in all.`,
});

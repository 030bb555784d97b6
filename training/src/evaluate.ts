// A module, so that it may wait at its top.
export {};

/** The evaluations there are: `npm run -s evaluate -- NAME`. */
const EVALUATIONS: Record<string, () => Promise<void>> = {
  abstractness: async () => (await import('./abstractness/evaluate-abstractness')).evaluateAbstractness(),
  encoder: async () => (await import('./encoder/train-encoder')).evaluateEncoder(),
  'error-types': async () => (await import('./error-types/evaluate-error-types')).evaluateErrorTypes(),
  level: async () => (await import('./level/evaluate-level')).evaluateLevel(),
  'false-alarms': async () => {
    await (await import('./spelling/evaluate-false-alarms')).evaluateSpellingFalseAlarms();
    await (await import('./grammar/evaluate-false-alarms')).evaluateGrammarFalseAlarms();
    await (await import('./grammar/evaluate-native-sentences')).evaluateNativeSentences();
  },
  grammar: async () => (await import('./grammar/evaluate-grammar')).evaluateGrammar(),
  parser: async () => (await import('./parser/evaluate-parser')).evaluateParser(),
  rules: async () => (await import('./rules/evaluate-rules')).evaluateRules(),
  segmentation: async () => (await import('./segmentation/evaluate-segmentation')).evaluateSegmentation(),
  stability: async () => (await import('./grammar/evaluate-stability')).evaluateStability(),
  spelling: async () => (await import('./spelling/evaluate-spelling')).evaluateSpelling(),
  tagger: async () => (await import('./tagger/evaluate-tagger')).evaluateTagger(),
  'typing-errors': async () => (await import('./spelling/evaluate-typing-errors')).evaluateTypingErrors(),
};

const name = process.argv[2] ?? '';
const evaluate = EVALUATIONS[name];
if (evaluate === undefined) {
  console.error(`usage: npm run -s evaluate -- ${Object.keys(EVALUATIONS).join('|')}`);
  process.exit(2);
}
await evaluate();

import { runNamed } from './run-named';

/** The evaluations there are: `npm run -s evaluate -- NAME`. */
const EVALUATIONS: Record<string, () => Promise<void>> = {
  abstractness: async () => (await import('./abstractness/evaluate-abstractness')).evaluateAbstractness(),
  encoder: async () => (await import('./encoder/train-encoder')).evaluateEncoder(),
  'error-types': async () => {
    await (await import('./error-types/measure-error-types')).measureErrorTypes((line) => console.log(line));
  },
  level: async () => (await import('./level/evaluate-level')).evaluateLevel(),
  'false-alarms': async () => {
    const alarms = await import('./corrector/evaluate-false-alarms');
    await alarms.evaluateSpellingFalseAlarms();
    await alarms.evaluateGrammarFalseAlarms();
    await alarms.evaluateNativeSentences();
  },
  frames: async () => (await import('./corrector/evaluate-planted-frames')).evaluatePlantedFrames(),
  grammar: async () => {
    await (await import('./grammar/train-grammar')).fitGrammar();
  },
  parser: async () => (await import('./parser/evaluate-parser')).evaluateParser(),
  rules: async () => (await import('./rules/evaluate-rules')).evaluateRules(),
  segmentation: async () => (await import('./segmentation/evaluate-segmentation')).evaluateSegmentation(),
  stability: async () => (await import('./corrector/evaluate-stability')).evaluateStability(),
  spelling: async () => (await import('./spelling/evaluate-spelling')).evaluateSpelling(),
  tagger: async () => (await import('./tagger/evaluate-tagger')).evaluateTagger(),
  'typing-errors': async () => (await import('./corrector/evaluate-typing-errors')).evaluateTypingErrors(),
};

await runNamed('evaluate', EVALUATIONS);

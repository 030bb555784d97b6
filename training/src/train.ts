import { runNamed } from './run-named';

/** The models that can be trained: `npm run -s train -- NAME`. */
const TRAINERS: Record<string, () => Promise<void>> = {
  abstractness: async () => (await import('./abstractness/train-abstractness')).trainAbstractness(),
  encoder: async () => (await import('./encoder/train-encoder')).trainEncoder(process.argv.slice(3)),
  'error-types': async () => (await import('./error-types/train-error-types')).trainErrorTypes(),
  'frequent-lemmas': async () =>
    (await import('./frequent-lemmas/train-frequent-lemmas')).trainFrequentLemmas(),
  level: async () => (await import('./level/train-level')).trainLevel(),
  grammar: async () => (await import('./grammar/train-grammar')).trainGrammar(),
  language: async () => (await import('./language/train-language')).trainLanguage(),
  parser: async () => (await import('./parser/train-parser')).trainParser(),
  segmentation: async () => (await import('./segmentation/train-segmentation')).trainSegmentation(),
  spelling: async () => (await import('./spelling/train-spelling')).trainSpelling(),
  'rule-words': async () => (await import('./rule-words/train-rule-words')).trainRuleWords(),
  'trained-texts': async () => (await import('./error-types/read-corpus-texts')).listTrainedTexts(),
  'usual-errors': async () => (await import('./usual-errors/train-usual-errors')).trainUsualErrors(),
  tagger: async () => (await import('./tagger/train-tagger')).trainTagger(),
};

await runNamed('train', TRAINERS);

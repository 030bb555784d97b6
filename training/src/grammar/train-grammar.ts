import { encodeGrammarModel, type GrammarModelContent } from '@keelerada/corrector/grammar/grammar-model';
import { TokenAnnotator } from './annotate-tokens';
import { learnCandidateTrees } from './candidate-trees';
import {
  choosePossibleThresholds,
  chooseThresholds,
  scoreThresholds,
  type ScoredSentence,
} from './choose-thresholds';
import { collectRows } from './collect-rows';
import { formatKinds, formatScore } from './format-scores';
import { writeGrammarFiles } from './grammar-files';
import { guardScores } from './guard-scores';
import { loadWordModels } from './language-models';
import { learnBaseModels, LearnerModels, LEAST_WEIGHT } from './learn-contexts';
import { learnGovernment } from './learn-government';
import {
  hasLearnerCorpus,
  readDevelopmentSentences,
  readEditedSentences,
  readTartuSentences,
  type LearnerSentence,
} from './learner-corpus';
import { hasMorphology } from '../language/start-morphology';
import { openTrainingMorphology } from './open-morphology';
import { hasCleanText } from './read-clean-text';
import { makeRespeller } from './respell-sentences';

/** Learns the grammar corrector, prints how good it is out of fold, and writes `models/grammar`. */
export async function trainGrammar(): Promise<void> {
  const content = await fitGrammar();
  if (!content) return;
  const sizes = writeGrammarFiles(encodeGrammarModel(content, LEAST_WEIGHT));
  print(`models/grammar written: ${sizes.join(' + ')} bytes`);
}

/**
 * Learns everything and prints the M2 score of the development part, each sentence scored by trees that have not seen
 * its fold. What is learned from clean text and the word models are kept in `.cache/grammar` for the next time.
 * Undefined, with a line that says so, if the data are absent.
 */
export async function fitGrammar(): Promise<GrammarModelContent | undefined> {
  if (!hasLearnerCorpus() || !hasCleanText() || !hasMorphology()) {
    print('skipped, ../shared/data or the Python environment (.venv) is not there');
    return undefined;
  }
  const morphology = await openTrainingMorphology();
  try {
    const annotator = new TokenAnnotator(morphology);
    const base = await learnBaseModels(annotator, print);
    const tartu = await readTartuSentences(annotator);
    const development = await readDevelopmentSentences(annotator);
    const edited = await readEditedSentences(annotator);
    print(
      `${tartu.length} extracts of Tartu-L2, ${development.length} sentences of EstGEC-L2, ${edited.length} of edited text`,
    );
    const words = loadWordModels();
    const models = new LearnerModels(base, tartu, words);
    print('context models learned');
    const modelsOf = (learner: LearnerSentence): ReturnType<LearnerModels['modelsOf']> =>
      models.modelsOf(learner);
    const respell = makeRespeller(words.all.lexicon);
    const data = await collectRows([...development, ...tartu, ...edited], modelsOf, morphology, respell);
    print(`${data.reduce((sum, { labels }) => sum + labels.length, 0)} candidates`);
    const { file, scored: raw } = learnCandidateTrees(data);
    const usualShare = averageProbability(raw);
    const guarded = guardScores(raw, usualShare);
    const scored = raw.map((sentence, i) => ({ ...sentence, probabilities: guarded[i]! }));
    const sure = chooseThresholds(scored, countWanted(scored));
    const possible = choosePossibleThresholds(scored, sure);
    const lines = [
      ...formatScore('EstGEC-L2 dev, out of fold', scoreThresholds(scored, sure)),
      formatKinds(scored, sure),
      ...formatScore('with the tier "possible"', scoreThresholds(scored, possible)),
    ];
    lines.forEach(print);
    const { context } = models.modelsOf(development[0]!);
    return { context, trees: file, sure, possible, usualShare, government: learnGovernment() };
  } finally {
    morphology.close();
  }
}

function averageProbability(scored: readonly ScoredSentence[]): number {
  const probabilities = scored.flatMap(({ probabilities }) => Array.from(probabilities));
  return probabilities.reduce((sum, p) => sum + p, 0) / probabilities.length;
}

/** Corrections of an annotator on average. */
function countWanted(scored: readonly ScoredSentence[]): number {
  return scored.reduce(
    (sum, { gold: { annotators } }) => sum + annotators.flat().length / annotators.length,
    0,
  );
}

function print(line: string): void {
  console.log(`grammar, ${Math.round(performance.now() / 1000)} s: ${line}`);
}

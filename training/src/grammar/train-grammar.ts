import { FEATURE_NAMES, PLAIN_FEATURES } from '@keelerada/corrector/grammar/features/feature-names';
import {
  encodeGrammarModel,
  type GrammarModelContent,
  type Ranking,
} from '@keelerada/corrector/grammar/grammar-model';
import { nameRuleVariant } from '@keelerada/corrector/grammar/features/rule-values';
import { listRuleVariants } from '@keelerada/corrector/messages/messages';
import { RULES } from '@keelerada/corrector/rules/rule-table';
import { TokenAnnotator } from './annotate-tokens';
import { learnCandidateTrees } from './candidate-trees';
import { LEAST_WITH_ENCODER } from './choose-thresholds';
import type { BaseModels } from './base-models';
import { collectRows, type RowMakers } from './collect-rows';
import { decideThresholds } from './decide-thresholds';
import { writeGrammarFiles } from './grammar-files';
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
import { openEncoders } from './open-encoders';
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
  if (!hasLearnerCorpus() || !hasCleanText()) {
    print('skipped, ../shared/data is not there');
    return undefined;
  }
  const base = await learnBaseModels(new TokenAnnotator(), print);
  const ruleNames = listRuleNames();
  const ruleNumbers = new Map(ruleNames.map((name, i) => [name, i]));
  const { learners, makers } = await readLearners(base, ruleNumbers, print);
  const plain = await learnRanking('without the encoder', learners, makers);
  const encode = await openEncoders();
  const encoded = encode && (await learnRanking('with the encoder', learners, { ...makers, encode }));
  const { context } = makers.modelsOf(learners[0]!);
  return { context, plain, encoded, government: learnGovernment(), ruleNames };
}

/** The sentences that trees are learned from, those of the development part first, and what their candidates are made with. */
export async function readLearners(
  base: BaseModels,
  ruleNumbers: RowMakers['ruleNumbers'],
  report: (line: string) => void,
): Promise<{ readonly learners: readonly LearnerSentence[]; readonly makers: RowMakers }> {
  // The rules read trees.
  const annotator = new TokenAnnotator({ hasTrees: true });
  const tartu = await readTartuSentences(annotator, new TokenAnnotator());
  const development = await readDevelopmentSentences(annotator);
  const edited = await readEditedSentences(annotator);
  report(
    `${tartu.length} extracts of Tartu-L2, ${development.length} sentences of EstGEC-L2, ${edited.length} of edited text`,
  );
  const words = loadWordModels();
  const models = new LearnerModels(base, tartu, words);
  report('context models learned');
  return {
    learners: [...development, ...tartu, ...edited],
    makers: {
      modelsOf: (learner) => models.modelsOf(learner),
      ...{ ruleNumbers, respell: makeRespeller(words.all.lexicon) },
    },
  };
}

/** Learns trees from candidates with their values; prints how good they are. */
async function learnRanking(
  name: string,
  learners: readonly LearnerSentence[],
  makers: RowMakers,
): Promise<Ranking<Uint8Array>> {
  const data = await collectRows(learners, makers);
  print(`${name}: ${data.reduce((sum, { labels }) => sum + labels.length, 0)} candidates`);
  const trees = learnCandidateTrees(data, makers.encode ? FEATURE_NAMES : PLAIN_FEATURES);
  return decideThresholds(trees, (line) => print(`${name}: ${line}`), makers.encode && LEAST_WITH_ENCODER);
}

/** What the named rules find, in the order of their numbers. */
function listRuleNames(): string[] {
  return RULES.flatMap(({ id }) =>
    listRuleVariants(id).map((variant) => nameRuleVariant({ rule: id, variant })),
  );
}

function print(line: string): void {
  console.log(`grammar, ${Math.round(performance.now() / 1000)} s: ${line}`);
}

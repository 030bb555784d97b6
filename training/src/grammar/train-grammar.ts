import { rmSync } from 'node:fs';
import { FEATURE_NAMES, PLAIN_FEATURES } from '@keelerada/corrector/grammar/features/feature-names';
import {
  encodeGrammarModel,
  type GrammarModelContent,
  type Ranking,
} from '@keelerada/corrector/grammar/grammar-model';
import { nameRuleVariant } from '@keelerada/corrector/grammar/features/rule-values';
import { listRuleVariants } from '@keelerada/corrector/messages/messages';
import { RULES } from '@keelerada/corrector/rules/rule-table';
import { findModel, makeReport, writeModel } from '../project-files';
import { learnCandidateTrees } from './candidate-trees';
import { LEAST_WITH_ENCODER } from './choose-thresholds';
import type { BaseModels } from './base-models';
import { collectRows, type RowMakers } from './collect-rows';
import { decideThresholds } from './decide-thresholds';
import { loadWordModels } from './language-models';
import { learnBaseModels, LearnerModels, LEAST_WEIGHT } from './learn-contexts';
import { learnGovernment } from './learn-government';
import {
  readDevelopmentSentences,
  readEditedSentences,
  readTartuSentences,
  type LearnerSentence,
} from './learner-corpus';
import { openEncoders } from './open-encoders';
import { makeRespeller } from './respell-sentences';

const print = makeReport('grammar');

/** Learns the grammar corrector, prints how good it is out of fold, and writes `models/grammar`. */
export async function trainGrammar(): Promise<void> {
  const files = encodeGrammarModel(await fitGrammar(), LEAST_WEIGHT);
  writeModel('grammar/forms.bin', files.forms);
  writeModel('grammar/rules.bin', files.rules);
  writeModel('grammar/trees.bin', files.trees);
  if (files.encodedTrees) writeModel('grammar/encoded-trees.bin', files.encodedTrees);
  else rmSync(findModel('grammar/encoded-trees.bin'), { force: true });
}

/**
 * Learns everything and prints the M2 score of the development part, each sentence scored by trees that have not seen
 * its fold. What is learned from clean text and the word models are kept in `.cache/grammar` for the next time.
 */
export async function fitGrammar(): Promise<GrammarModelContent> {
  const base = await learnBaseModels(print);
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
  const tartu = await readTartuSentences();
  // The rules read trees.
  const development = await readDevelopmentSentences({ hasTrees: true });
  const edited = await readEditedSentences();
  report(
    `${tartu.length} extracts of Tartu-L2, ${development.length} sentences of EstGEC-L2, ${edited.length} of edited text`,
  );
  const words = await loadWordModels();
  const models = new LearnerModels(base, tartu, words);
  report('context models learned');
  return {
    learners: [...development, ...tartu, ...edited],
    makers: {
      modelsOf: (learner) => models.modelsOf(learner),
      ruleNumbers,
      respell: makeRespeller(words.all.lexicon),
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

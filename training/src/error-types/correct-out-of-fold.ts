import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PLAIN_FEATURES } from '@keelerada/corrector/grammar/features/feature-names';
import { loadGrammarModel } from '@keelerada/corrector/grammar/grammar-model';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { learnCandidateTrees } from '../grammar/candidate-trees';
import { decode } from '../grammar/choose-thresholds';
import { collectRows } from '../grammar/collect-rows';
import { readGrammarFiles } from '../grammar/grammar-files';
import { guardScores } from '../grammar/guard-scores';
import { loadWordModels } from '../grammar/language-models';
import { LearnerModels } from '../grammar/learn-contexts';
import { readDevelopmentSentences, readEditedSentences, readTartuSentences } from '../grammar/learner-corpus';
import type { TrainingMorphology } from '../grammar/open-morphology';
import { makeRespeller } from '../grammar/respell-sentences';
import type { TokenEdit } from '../sources/token-edit';

const CACHE_FILE = new URL('../../../.cache/error-types/out-of-fold.json', import.meta.url);

/**
 * What the grammar corrector makes of each sentence of EstGEC-L2 dev, by trees that have not seen its fold: the folds,
 * data and thresholds of `evaluate -- grammar`, without the encoder. The models of context are those of models/grammar,
 * which learned from clean text and Tartu-L2 alone. Kept in `.cache/error-types`; delete it after a change of the corrector.
 */
export async function correctOutOfFold(
  morphology: TrainingMorphology,
  report: (line: string) => void,
): Promise<TokenEdit[][]> {
  if (existsSync(CACHE_FILE)) return JSON.parse(readFileSync(CACHE_FILE, 'utf8')) as TokenEdit[][];
  const plain = new TokenAnnotator(morphology);
  const annotator = new TokenAnnotator(morphology, { hasTrees: true });
  const development = await readDevelopmentSentences(annotator);
  report(`${development.length} sentences of EstGEC-L2 dev annotated`);
  const tartu = await readTartuSentences(annotator, plain);
  report(`${tartu.length} extracts of Tartu-L2 annotated`);
  const edited = await readEditedSentences(annotator);
  report(`${edited.length} edited sentences annotated`);
  const model = loadGrammarModel(readGrammarFiles());
  const { forms, commas } = model.context;
  const words = loadWordModels();
  const models = new LearnerModels(
    { nominal: forms.nominal, verb: forms.verb, comma: commas.context },
    tartu,
    words,
  );
  report('models of corrections learned');
  const data = await collectRows([...development, ...tartu, ...edited], {
    modelsOf: (learner) => models.modelsOf(learner),
    morphology,
    respell: makeRespeller(words.all.lexicon),
    ruleNumbers: model.ruleNumbers,
  });
  report('candidates collected');
  const { scored } = learnCandidateTrees(data, PLAIN_FEATURES);
  report('trees learned');
  const guarded = guardScores(scored, model.plain.usualShare);
  const edits = scored.map((sentence, i) =>
    decode({ ...sentence, probabilities: guarded[i]! }, model.plain.sure).map((k): TokenEdit => {
      const { start, end, replacement } = sentence.candidates[k]!;
      return { start, end, replacement };
    }),
  );
  mkdirSync(new URL('./', CACHE_FILE), { recursive: true });
  writeFileSync(CACHE_FILE, JSON.stringify(edits));
  return edits;
}

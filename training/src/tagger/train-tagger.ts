import { mkdirSync, writeFileSync } from 'node:fs';
import { encodeTaggerModel } from '@keelerada/estonian/tagging/tagger-model-file';
import { makeTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { FloatWeights } from '@keelerada/estonian/tagging/weights';
import { analyseSentences, hasAnalyser } from './analyse-forms';
import { codeWeights } from './code-weights';
import { DEVELOPMENT_PARTS, formatScore, measureTagger } from './evaluate-tagger';
import { learnOutcomes } from './learn-outcomes';
import { PerceptronLearner } from './learn-weights';
import { hasTreebanks, readTreebank } from './read-treebank';
import { MODEL_FILE } from './tagger-file';
import { ExampleMaker } from './training-example';
import { TrainingKnowledge } from './training-knowledge';
import { TokenKinds } from './training-token';

const EPOCHS = 3;
/** Weights nearer to nought are left out of the file. */
const LEAST_WEIGHT = 1;

/** Learns the tagger from the training parts of the UD Estonian treebanks and writes `models/tagger/tagger.bin`. */
export function trainTagger(): void {
  if (!hasTreebanks() || !hasAnalyser()) {
    console.log('tagger: skipped, ../shared/data/ud or the Python environment (.venv) is not there');
    return;
  }
  const kinds = new TokenKinds();
  const treebanks = (['et_edt-ud-train', 'et_ewt-ud-train'] as const).map((name) => {
    const sentences = readTreebank(name);
    return kinds.addTreebank(
      sentences,
      analyseSentences(sentences.map((tokens) => tokens.map(({ form }) => form))),
    );
  });
  report(`${kinds.all.length} kinds of tokens`);
  const learned = learnOutcomes(kinds.all);
  const knowledge = new TrainingKnowledge(kinds.all, learned);
  report(`${learned.tagNames.length} tags, ${learned.outcomes.length} outcomes`);
  const maker = new ExampleMaker(knowledge);
  const examples = treebanks.flatMap((sentences) => maker.makeExamples(sentences));
  report(`${examples.length} sentences ready`);
  const learner = new PerceptronLearner();
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    const wrong = learner.learnEpoch(examples, epoch);
    report(`epoch ${epoch}: ${wrong} sentences wrong`);
    const model = makeTaggerModel(knowledge.complete, new FloatWeights(learner.averageWeights()));
    for (const part of DEVELOPMENT_PARTS) report(formatScore(part, measureTagger(model, part)));
  }
  const coding = codeWeights(learner.averageWeights(), LEAST_WEIGHT);
  const file = encodeTaggerModel({
    tagNames: learned.tagNames,
    outcomes: learned.outcomes,
    outcomeCounts: learned.counts,
    wordFrequencies: knowledge.listWordFrequencies(),
    weightValues: coding.values,
    weightCodes: coding.codes,
  });
  mkdirSync(new URL('./', MODEL_FILE), { recursive: true });
  writeFileSync(MODEL_FILE, file);
  report(`models/tagger/tagger.bin written: ${file.length} bytes`);
}

function report(line: string): void {
  console.log(`tagger, ${Math.round(performance.now() / 1000)} s: ${line}`);
}

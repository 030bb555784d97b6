import { encodeTaggerModel } from '@keelerada/estonian/tagging/tagger-model-file';
import { makeTaggerModel, type TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { FloatWeights } from '@keelerada/estonian/tagging/weights/weights';
import { learnRuns, AveragedPerceptron } from '../learning/averaged-perceptron';
import { makeReport, writeModel } from '../project-files';
import {
  DEVELOPMENT_PARTS,
  listForms,
  readTreebank,
  TRAINING_PARTS,
  type TreebankSentence,
} from '../sources/read-treebank';
import { analyseSentences, type SentenceAnalyses } from './analyse-forms';
import { codeWeights } from './code-weights';
import { formatScore, measureTagger } from './evaluate-tagger';
import { learnOutcomes } from './learn-outcomes';
import { ExampleMaker, type TrainingExample } from './training-example';
import { TrainingKnowledge } from './training-knowledge';
import { TokenKinds } from './training-token';
import {
  advanceBeam,
  type BeamNode,
  extendNode,
  ROOT_NODE,
  SentenceScorer,
  traceChoices,
} from '@keelerada/estonian/tagging/beam-search';
import { WEIGHT_BITS } from '@keelerada/estonian/tagging/weights/feature-hash';
import { isSameHistory } from '@keelerada/estonian/tagging/history-features';

const EPOCHS = 4;
const RUN_SEEDS = [101, 202, 303];
/** Weights smaller than this share of the largest are left out of the file. */
const LEAST_WEIGHT_SHARE = 0.015;

/** Sentences of one treebank in file order, with the analyses of their tokens. */
export interface AnalysedTreebank<Sentence extends TreebankSentence = TreebankSentence> {
  readonly sentences: readonly Sentence[];
  readonly analyses: SentenceAnalyses;
}

export function analyseTreebank<Sentence extends TreebankSentence>(
  sentences: readonly Sentence[],
): AnalysedTreebank<Sentence> {
  return { sentences, analyses: analyseSentences(listForms(sentences)) };
}

/** Called now and then with what has been done, after a run with a tagger of what that run has learned. */
export type ProgressReport = (line: string, makeModel?: () => TaggerModel) => void;

/**
 * Learns a tagger and returns the bytes of its file; the same treebanks and seeds give the same file. The weights are the mean
 * of a run for each seed.
 */
export function learnTagger(
  treebanks: readonly AnalysedTreebank[],
  report?: ProgressReport,
  seeds: readonly number[] = RUN_SEEDS,
): Uint8Array {
  const kinds = new TokenKinds();
  const sorted = treebanks.map(({ sentences, analyses }) => kinds.addTreebank(sentences, analyses));
  const learned = learnOutcomes(kinds.all);
  const knowledge = new TrainingKnowledge(kinds.all, learned);
  const maker = new ExampleMaker(knowledge);
  const examples = sorted.flatMap((sentences) => maker.makeExamples(sentences));
  report?.(`${kinds.all.length} kinds of tokens, ${learned.tagNames.length} tags`);
  const weights = learnRuns(examples, {
    seeds,
    epochs: EPOCHS,
    makeLearner: (seed) => new PerceptronLearner(seed),
    report: (line, ofRun) =>
      report?.(line, ofRun && (() => makeTaggerModel(knowledge.complete, new FloatWeights(ofRun)))),
  });
  const coding = codeWeights(weights, LEAST_WEIGHT_SHARE);
  return encodeTaggerModel({
    tagNames: learned.tagNames,
    outcomes: learned.outcomes,
    outcomeCounts: learned.counts,
    wordFrequencies: knowledge.listWordFrequencies(),
    weightStep: coding.step,
    weightCodes: coding.codes,
  });
}

/** Learns the tagger from the training parts of the UD Estonian treebanks and writes `models/tagger/tagger.bin`. */
export function trainTagger(): void {
  const print = makeReport('tagger');
  const treebanks = TRAINING_PARTS.map((name) => analyseTreebank(readTreebank(name)));
  const file = learnTagger(treebanks, (line, makeModel) => {
    print(line);
    const model = makeModel?.();
    if (model) for (const part of DEVELOPMENT_PARTS) print(formatScore(part, measureTagger(model, part)));
  });
  writeModel('tagger/tagger.bin', file);
}

/** Learns to choose readings by beam search. */
class PerceptronLearner extends AveragedPerceptron<TrainingExample> {
  private readonly scorer: SentenceScorer;

  constructor(seed: number) {
    super(WEIGHT_BITS, seed);
    this.scorer = new SentenceScorer(this.weights);
  }

  protected override learnSentence({ view, gold }: TrainingExample): boolean {
    const { scorer } = this;
    let beam: readonly BeamNode[] = [ROOT_NODE];
    let right = ROOT_NODE;
    let worst = 0;
    let violation: { found: BeamNode; right: BeamNode; length: number } | undefined;
    for (let i = 0; i < view.entries.length; i++) {
      scorer.scoreToken(view, i);
      const choice = gold[i]!;
      // No candidate was given up: each is at the place of its number.
      const gain = scorer.token.scores[choice]! + scorer.scoreHistory(view, i, right.history)[choice]!;
      beam = advanceBeam(beam, view, i, scorer);
      right = extendNode(right, view.entries[i]!, choice, right.score + gain);
      const behind = beam[0]!.score - right.score;
      if (behind < worst || (behind === 0 && violation)) continue;
      worst = behind;
      violation = { found: beam[0]!, right, length: i + 1 };
    }
    const isRight = traceChoices(beam[0]!).every((choice, i) => choice === gold[i]);
    if (isRight || !violation) return false;
    this.update(view, violation.right, violation.found, violation.length);
    return true;
  }

  private update(view: TrainingExample['view'], right: BeamNode, found: BeamNode, length: number): void {
    const { scorer, raise, lower } = this;
    let good = right;
    let bad = found;
    for (let i = length - 1; i >= 0; i--) {
      const goodParent = good.parent!;
      const badParent = bad.parent!;
      if (good.choice !== bad.choice || !isSameHistory(goodParent.history, badParent.history)) {
        scorer.visitFeatures(view, i, goodParent.history, good.choice, raise);
        scorer.visitFeatures(view, i, badParent.history, bad.choice, lower);
      }
      good = goodParent;
      bad = badParent;
    }
  }
}

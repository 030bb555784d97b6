import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/weights/byte-stream';
import { readClassWeights, writeClassWeights } from '@keelerada/corrector/language/class-weights-file';
import type { ClassWeights } from '@keelerada/corrector/language/class-weights';
import type { SentenceModels } from '@keelerada/corrector/grammar/collect-candidates';
import type { ContextModels } from '@keelerada/corrector/grammar/candidates/sentence-analysis';
import type { TokenAnnotator } from './annotate-tokens';
import { BaseModelLearner, type BaseModels } from './base-models';
import { CorrectionModelLearner, type CorrectionModels } from './correction-models';
import { FormChangeCounts } from './form-change-counts';
import { LearnedEditCounts } from './learned-edit-counts';
import { findHalf, type LearnerSentence } from './learner-corpus';
import { readCleanSentences } from './read-clean-text';
import type { TrainingWordModels } from './language-models';

const CACHE_FOLDER = new URL('../../../.cache/grammar/', import.meta.url);
/** Smaller weights of the base models are left out of the file. */
export const LEAST_WEIGHT = 0.2;

/** The base models, from `.cache/grammar` if they were learned before. */
export async function learnBaseModels(
  annotator: TokenAnnotator,
  report: (line: string) => void,
): Promise<BaseModels> {
  const file = new URL('base.bin', CACHE_FOLDER);
  if (!existsSync(file)) {
    const learner = new BaseModelLearner();
    await annotator.annotateInParts(readCleanSentences(), (part) => {
      for (const sentence of part) learner.addSentence(sentence);
    });
    const writer = new ByteWriter();
    const learned = learner.learn(report);
    for (const weights of [learned.nominal, learned.verb, learned.comma])
      writeClassWeights(writer, weights, LEAST_WEIGHT);
    mkdirSync(CACHE_FOLDER, { recursive: true });
    writeFileSync(file, writer.finish());
  }
  const reader = new ByteReader(readFileSync(file));
  const [nominal, verb, comma] = [0, 1, 2].map(() => readClassWeights(reader));
  return { nominal: nominal!, verb: verb!, comma: comma! };
}

/** Everything learned from the Tartu pairs, in versions that have not seen a half or a block of them. */
export class LearnerModels {
  private readonly base: BaseModels;
  private readonly changes = new FormChangeCounts();
  private readonly edits = new LearnedEditCounts();
  private readonly halves: readonly CorrectionModels[];
  private readonly words: TrainingWordModels;
  private readonly cache = new Map<string, SentenceModels>();
  readonly full: CorrectionModels;

  constructor(base: BaseModels, tartu: readonly LearnerSentence[], words: TrainingWordModels) {
    this.base = base;
    this.words = words;
    const learner = new CorrectionModelLearner(base);
    for (const sentence of tartu) {
      this.changes.addSentence(sentence);
      this.edits.addSentence(sentence);
      learner.addSentence(sentence);
    }
    this.halves = [0, 1].map((half) => codeModels(learner.learn((block) => findHalf(block) !== half)));
    this.full = codeModels(learner.learn(() => true));
  }

  /** The models that have not seen this sentence. */
  modelsOf({ source, block }: LearnerSentence): SentenceModels {
    const key = source === 'tartu' ? String(block) : source;
    const known = this.cache.get(key);
    if (known) return known;
    const isFull = source !== 'tartu';
    const half = findHalf(block);
    const models = {
      context: this.makeContext(isFull ? this.full : this.halves[half]!, isFull ? -1 : block),
      words: source === 'dev' ? this.words.all : this.words.withoutLearners,
      isLearnerTest: isFull ? 1 : 0,
    };
    this.cache.set(key, models);
    return models;
  }

  private makeContext(learned: CorrectionModels, leftOut: number): ContextModels {
    const { nominal, verb, comma } = this.base;
    const { writtenNominal, writtenVerb, writtenComma } = learned;
    return {
      forms: { nominal, verb, writtenNominal, writtenVerb },
      commas: { context: comma, written: writtenComma },
      changes: this.changes.makeChanges(leftOut),
      edits: this.edits.makeEdits(leftOut),
    };
  }
}

/** The models as they are after being written to a file: the run time sees no others. */
function codeModels(models: CorrectionModels): CorrectionModels {
  const code = (weights: ClassWeights): ClassWeights => {
    const writer = new ByteWriter();
    writeClassWeights(writer, weights, LEAST_WEIGHT);
    return readClassWeights(new ByteReader(writer.finish()));
  };
  return {
    writtenNominal: code(models.writtenNominal),
    writtenVerb: code(models.writtenVerb),
    writtenComma: code(models.writtenComma),
  };
}

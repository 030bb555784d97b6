import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/weights/byte-stream';
import { readClassWeights, writeClassWeights } from '@keelerada/corrector/language/class-weights-file';
import type { ClassWeights } from '@keelerada/corrector/language/class-weights';
import type { SentenceModels } from '@keelerada/corrector/grammar/collect-candidates';
import type { ContextModels } from '@keelerada/corrector/grammar/candidates/sentence-analysis';
import { FormChanges, formChangeKey } from '@keelerada/corrector/grammar/candidates/form-changes';
import type { WordReading } from '@keelerada/corrector/sentence/candidate';
import { findWordGroup } from '@keelerada/corrector/sentence/cloze-classes';
import { annotateInParts } from '../annotation/annotate';
import { findCache } from '../project-files';
import { BaseModelLearner, type BaseModels } from './base-models';
import { CorrectionModelLearner, type CorrectionModels } from './correction-models';
import { BlockCounts, findHalf, type LearnerSentence } from './learner-corpus';
import { readCleanSentences } from './read-clean-text';
import type { TrainingWordModels } from './language-models';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import {
  changedKey,
  joinedKey,
  LearnedEdits,
  lettersKey,
  replacedKey,
  seenKey,
} from '@keelerada/corrector/language/learned-edits';
import { readErrorPairs } from '../spelling/read-error-pairs';
import type { GoldEdit } from '../sources/read-m2';

/** Smaller weights of the base models are left out of the file. */
export const LEAST_WEIGHT = 0.2;

/** The base models, from `.cache/grammar` if they were learned before. */
export async function learnBaseModels(report: (line: string) => void): Promise<BaseModels> {
  const file = findCache('grammar/base.bin');
  if (!existsSync(file)) {
    const learner = new BaseModelLearner();
    await annotateInParts(readCleanSentences(), { hasTrees: false }, (part) => {
      for (const sentence of part) learner.addSentence(sentence);
    });
    const writer = new ByteWriter();
    const learned = learner.learn(report);
    for (const weights of [learned.nominal, learned.verb, learned.comma])
      writeClassWeights(writer, weights, LEAST_WEIGHT);
    writeFileSync(file, writer.finish());
  }
  const reader = new ByteReader(readFileSync(file));
  const [nominal, verb, comma] = [0, 1, 2].map(() => readClassWeights(reader));
  return { nominal: nominal!, verb: verb!, comma: comma! };
}

/** Changes seen less often are not tried. */
const LEAST_COUNT = 2;

/** Counts of changed forms by block, so that those of a block can be left out. */
class FormChangeCounts {
  private readonly counts = new BlockCounts();

  addSentence({ written, corrected, block }: LearnerSentence): void {
    if (!corrected) return;
    for (const [i, token] of written.tokens.entries()) {
      const partner = corrected.sentence.tokens[corrected.partners[i]!];
      if (!partner || partner.lower === token.lower || partner.lemma !== token.lemma) continue;
      const source: WordReading = { lemma: token.lemma, pos: token.pos, code: token.code };
      const group = findWordGroup(token.pos, token.code);
      if (!group || findWordGroup(partner.pos, partner.code) !== group) continue;
      this.counts.add(block, formChangeKey(source, partner.code));
    }
  }

  /** The counts of all blocks but one; of all if `leftOut` is -1. */
  makeChanges(leftOut: number): FormChanges {
    return new FormChanges(
      new Map([...this.counts.sum(leftOut)].filter(([, count]) => count >= LEAST_COUNT)),
    );
  }
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

/** Words met less often are left out: nothing can be said of them. */
const LEAST_SEEN = 2;

/** Counts of corrections by block, so that those of a block can be left out. */
class LearnedEditCounts {
  private readonly counts = new BlockCounts();
  /** Changes of letters in the lists of recurring errors, which have no block. */
  private readonly listed = new Map<string, number>();

  constructor() {
    for (const { written, right } of readErrorPairs()) {
      const key = lettersKey(written, right);
      if (key !== undefined) this.listed.set(key, (this.listed.get(key) ?? 0) + 1);
    }
  }

  addSentence({ gold: { tokens, annotators }, block }: LearnerSentence): void {
    const words = tokens.map((token) => token.toLowerCase());
    const add = (key: string | undefined): void => {
      if (key !== undefined) this.counts.add(block, key);
    };
    for (const word of words) add(seenKey(word));
    for (const edit of annotators[0] ?? []) addEdit(words, edit, add);
  }

  /** The counts of all blocks but one; of all if `leftOut` is -1. */
  makeEdits(leftOut: number): LearnedEdits {
    const sums = this.counts.sum(leftOut, this.listed);
    const kept = [...sums].filter(([key, count]) => count >= LEAST_SEEN || !key.startsWith(seenKey('')));
    return new LearnedEdits(new Map(kept.map(([key, count]) => [hashString(key), count])));
  }
}

function addEdit(
  words: readonly string[],
  { start, end, alternatives }: GoldEdit,
  add: (key: string | undefined) => void,
): void {
  const removed = words.slice(start, end);
  const added = (alternatives[0] ?? []).map((token) => token.toLowerCase());
  if (removed.length === 0 || removed.join(' ') === added.join(' ')) return;
  const isSingle = removed.length === 1 && added.length < 2;
  const isJoin = removed.length === 2 && added.length === 1;
  if (!isSingle && !isJoin) return;
  add(replacedKey(removed, added));
  add(changedKey(removed[0]!));
  if (isJoin) add(joinedKey(removed[0]!));
  else if (added.length === 1) add(lettersKey(removed[0]!, added[0]!));
}

import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import { addScores, type ClassWeights } from '@keelerada/corrector/language/class-weights';
import { addClozeFeatures } from '@keelerada/corrector/grammar/cloze/cloze-features';
import {
  findClass,
  findWordGroup,
  NOMINAL_CODES,
  VERB_CODES,
} from '@keelerada/corrector/sentence/cloze-classes';
import { addWrittenFeatures } from '@keelerada/corrector/grammar/cloze/score-forms';
import { addCommaFeatures } from '@keelerada/corrector/grammar/comma/comma-features';
import { addWrittenCommaFeatures, listCommaGaps } from '@keelerada/corrector/grammar/comma/score-commas';
import { FeatureList } from '@keelerada/corrector/language/feature-list';
import { hashSentence } from '@keelerada/corrector/sentence/hashed-sentence';
import type { BaseModels } from './base-models';
import { ExampleSet, learnClassWeights } from './learn-class-weights';
import type { LearnerSentence } from './learner-corpus';

const LEARNING = { rowBits: 17, epochs: 2, rate: 0.05, leastCount: 3, seed: 11 };

/** Models of what learners write and what is right; added to the base models. */
export interface CorrectionModels {
  readonly writtenNominal: ClassWeights;
  readonly writtenVerb: ClassWeights;
  readonly writtenComma: ClassWeights;
}

/** Collects examples from corrected learner sentences; learns models of any part of them. */
export class CorrectionModelLearner {
  private readonly base: BaseModels;
  private readonly nominal = new ExampleSet();
  private readonly verb = new ExampleSet();
  private readonly comma = new ExampleSet();
  private readonly blocks = { nominal: [] as number[], verb: [] as number[], comma: [] as number[] };
  private readonly features = new FeatureList();

  constructor(base: BaseModels) {
    this.base = base;
  }

  addSentence(learner: LearnerSentence): void {
    if (!learner.corrected) return;
    this.addForms(learner);
    this.addCommas(learner);
  }

  /** Learns from the sentences whose block `isUsed`. */
  learn(isUsed: (block: number) => boolean): CorrectionModels {
    const learnGroup = (group: 'nominal' | 'verb' | 'comma', classes: readonly string[]): ClassWeights =>
      learnClassWeights(classes, this[group], LEARNING, (i) => isUsed(this.blocks[group][i]!));
    return {
      writtenNominal: learnGroup('nominal', NOMINAL_CODES),
      writtenVerb: learnGroup('verb', VERB_CODES),
      writtenComma: learnGroup('comma', ['none', 'comma']),
    };
  }

  private addForms({ written, corrected, block }: LearnerSentence): void {
    const hashed = hashSentence(written);
    for (const [i, { pos, code, lemma }] of written.tokens.entries()) {
      const group = findWordGroup(pos, code);
      const partner = corrected!.sentence.tokens[corrected!.partners[i]!];
      if (!group || !partner || findWordGroup(partner.pos, partner.code) !== group) continue;
      const target = findClass(group, partner.code);
      const isVerb = group === 'verb';
      this.features.clear();
      addClozeFeatures(this.features, hashed, i, hashString(lemma), hashString(pos));
      const offsets = new Float64Array((isVerb ? VERB_CODES : NOMINAL_CODES).length);
      addScores(isVerb ? this.base.verb : this.base.nominal, this.features, offsets);
      this.features.clear();
      addWrittenFeatures(this.features, hashed, i, lemma, pos, code);
      this[group].add(this.features.hashes, this.features.count, target, 1, Float32Array.from(offsets));
      this.blocks[group].push(block);
    }
  }

  private addCommas({ written, corrected, block }: LearnerSentence): void {
    const hashed = hashSentence(written);
    const right = corrected!.sentence.tokens;
    for (const gap of listCommaGaps(written)) {
      const [before, after] = [corrected!.partners[gap.left]!, corrected!.partners[gap.right]!];
      if (before < 0 || after <= before || after - before > 2) continue;
      const isRight = right[before + 1]!.form === ',';
      if (after - before === 2 && !isRight) continue;
      const offsets = new Float64Array(2);
      this.features.clear();
      addCommaFeatures(this.features, hashed, gap.left, gap.right);
      addScores(this.base.comma, this.features, offsets);
      this.features.clear();
      addWrittenCommaFeatures(this.features, hashed, gap.left, gap.right);
      this.comma.add(
        this.features.hashes,
        this.features.count,
        isRight ? 1 : 0,
        1,
        Float32Array.from(offsets),
      );
      this.blocks.comma.push(block);
    }
  }
}

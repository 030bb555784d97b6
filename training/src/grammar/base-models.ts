import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';
import type { ClassWeights } from '@keelerada/corrector/language/class-weights';
import { addClozeFeatures } from '@keelerada/corrector/grammar/cloze/cloze-features';
import {
  findClass,
  findWordGroup,
  NOMINAL_CODES,
  VERB_CODES,
} from '@keelerada/corrector/sentence/cloze-classes';
import { addCommaFeatures } from '@keelerada/corrector/grammar/comma/comma-features';
import { FeatureList } from '@keelerada/corrector/language/feature-list';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { hashSentence } from '@keelerada/corrector/sentence/hashed-sentence';
import { makeRandom } from '../learning/random-order';
import { ExampleSet, learnClassWeights } from './learn-class-weights';

/** Share of the commas that are taken out of a clean sentence, so that the model does not rely on the others. */
const REMOVED_COMMAS = 0.4;
const CLOZE_LEARNING = { rowBits: 18, epochs: 2, rate: 0.1, leastCount: 5, seed: 7 };
const COMMA_LEARNING = { rowBits: 18, epochs: 1, rate: 0.05, leastCount: 4, seed: 8 };

/** Models of context alone, learned from correct text. */
export interface BaseModels {
  readonly nominal: ClassWeights;
  readonly verb: ClassWeights;
  readonly comma: ClassWeights;
}

/** Collects the examples of the base models sentence by sentence and learns them. */
export class BaseModelLearner {
  private readonly nominal = new ExampleSet();
  private readonly verb = new ExampleSet();
  private readonly comma = new ExampleSet();
  private readonly features = new FeatureList();
  private readonly random = makeRandom(5);

  addSentence(sentence: GrammarSentence): void {
    this.addClozeExamples(sentence);
    this.addCommaExamples(sentence);
  }

  learn(report: (line: string) => void): BaseModels {
    const nominal = learnClassWeights(NOMINAL_CODES, this.nominal, CLOZE_LEARNING);
    report(`cloze model of nominals: ${this.nominal.count} examples`);
    const verb = learnClassWeights(VERB_CODES, this.verb, CLOZE_LEARNING);
    report(`cloze model of verbs: ${this.verb.count} examples`);
    const comma = learnClassWeights(['none', 'comma'], this.comma, COMMA_LEARNING);
    report(`comma model: ${this.comma.count} examples`);
    return { nominal, verb, comma };
  }

  private addClozeExamples(sentence: GrammarSentence): void {
    const hashed = hashSentence(sentence);
    for (const [i, { pos, code, lemma }] of sentence.tokens.entries()) {
      const group = findWordGroup(pos, code);
      if (!group) continue;
      this.features.clear();
      addClozeFeatures(this.features, hashed, i, hashString(lemma), hashString(pos));
      this[group].add(this.features.hashes, this.features.count, findClass(group, code));
    }
  }

  private addCommaExamples(sentence: GrammarSentence): void {
    const tokens = sentence.tokens.filter(({ form }) => form !== ',' || this.random() >= REMOVED_COMMAS);
    const commaAfter = new Set<unknown>();
    sentence.tokens.forEach(({ form }, i) => form === ',' && commaAfter.add(sentence.tokens[i - 1]));
    const hashed = hashSentence({ tokens });
    for (let left = 0; left < tokens.length - 1; left++) {
      const right = tokens[left + 1]!.form === ',' ? left + 2 : left + 1;
      if (!tokens[left]!.isWord || !tokens[right]?.isWord) continue;
      this.features.clear();
      addCommaFeatures(this.features, hashed, left, right);
      this.comma.add(this.features.hashes, this.features.count, commaAfter.has(tokens[left]) ? 1 : 0);
    }
  }
}

import { hashString, joinHashes } from '@keelerada/estonian/tagging/weights/feature-hash';
import { addScores, normaliseScores, type ClassWeights } from '../../language/class-weights';
import { FeatureList } from '../../language/feature-list';
import type { FormScores, WordReading } from '../../sentence/candidate';
import type { HashedSentence } from '../../sentence/hashed-sentence';
import { addClozeFeatures } from './cloze-features';
import { findClass, findWordGroup, listGroupCodes, type WordGroup } from '../../sentence/cloze-classes';

/**
 * Models of the form of a word. `nominal` and `verb` see the context alone and are learned from correct text; the
 * `written` ones are added to them, also see the form that the learner wrote and are learned from corrections.
 */
export interface FormModels {
  readonly nominal: ClassWeights;
  readonly verb: ClassWeights;
  readonly writtenNominal: ClassWeights;
  readonly writtenVerb: ClassWeights;
}

const features = new FeatureList();

/** Adds the features of the models that see the written form: those of the context, each joined with the form. */
export function addWrittenFeatures(
  out: FeatureList,
  sentence: HashedSentence,
  place: number,
  lemma: string,
  pos: string,
  code: string,
): void {
  const written = hashString(code);
  addClozeFeatures(
    out,
    sentence,
    place,
    joinHashes(hashString(lemma), written),
    joinHashes(hashString(pos), written),
  );
}

/** Scores of the forms of one lemma by the context alone: sums of weights, and log probabilities. */
interface ContextScores {
  readonly sums: Float64Array;
  readonly context: Float64Array;
}

/** Scores the forms of the words that may stand at one place. Readings of one lemma share what the context says. */
export class FormScorer {
  private readonly models: FormModels;
  private readonly sentence: HashedSentence;
  private readonly place: number;
  private readonly contexts = new Map<string, ContextScores>();

  constructor(models: FormModels, sentence: HashedSentence, place: number) {
    this.models = models;
    this.sentence = sentence;
    this.place = place;
  }

  /** Log probability by the context alone of the form that a reading has; undefined if it is not inflected. */
  scoreInContext({ lemma, pos, code }: WordReading): number | undefined {
    const group = findWordGroup(pos, code);
    return group && scoreOfForm(this.findContext(lemma, pos, group).context, group, code);
  }

  /** The scores of all forms of a word of this lemma, part of speech and written form; undefined if it is not inflected. */
  score({ lemma, pos, code }: WordReading): FormScores | undefined {
    const group = findWordGroup(pos, code);
    if (!group) return undefined;
    const { sums, context } = this.findContext(lemma, pos, group);
    const corrected = sums.slice();
    features.clear();
    addWrittenFeatures(features, this.sentence, this.place, lemma, pos, code);
    addScores(group === 'verb' ? this.models.writtenVerb : this.models.writtenNominal, features, corrected);
    normaliseScores(corrected, corrected.length);
    return { group, context, corrected };
  }

  private findContext(lemma: string, pos: string, group: WordGroup): ContextScores {
    const name = `${pos} ${lemma}`;
    const known = this.contexts.get(name);
    if (known) return known;
    const sums = new Float64Array(listGroupCodes(group).length);
    features.clear();
    addClozeFeatures(features, this.sentence, this.place, hashString(lemma), hashString(pos));
    addScores(group === 'verb' ? this.models.verb : this.models.nominal, features, sums);
    const context = sums.slice();
    normaliseScores(context, context.length);
    const scores = { sums, context };
    this.contexts.set(name, scores);
    return scores;
  }
}

/** Log probability of a form code, or the least one if the group has no such code. */
export function scoreOfForm(scores: Float64Array, group: WordGroup, code: string): number {
  const place = findClass(group, code);
  return place < 0 ? Math.min(...scores) : scores[place]!;
}

import { hashString, joinHashes } from '@keelerada/estonian/tagging/weights/feature-hash';
import { addScores, normaliseScores, type ClassWeights } from '../../language/class-weights';
import { FeatureList } from '../../language/feature-list';
import type { FormScores } from '../../sentence/candidate';
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

/** Scores the forms of a word of this lemma, part of speech and written form; undefined if it is not inflected. */
export function scoreForms(
  models: FormModels,
  sentence: HashedSentence,
  place: number,
  word: { readonly lemma: string; readonly pos: string; readonly code: string },
): FormScores | undefined {
  const group = findWordGroup(word.pos, word.code);
  if (!group) return undefined;
  const isVerb = group === 'verb';
  const count = listGroupCodes(group).length;
  const context = new Float64Array(count);
  features.clear();
  addClozeFeatures(features, sentence, place, hashString(word.lemma), hashString(word.pos));
  addScores(isVerb ? models.verb : models.nominal, features, context);
  const corrected = context.slice();
  features.clear();
  addWrittenFeatures(features, sentence, place, word.lemma, word.pos, word.code);
  addScores(isVerb ? models.writtenVerb : models.writtenNominal, features, corrected);
  normaliseScores(context, count);
  normaliseScores(corrected, count);
  return { group, context, corrected };
}

/** Log probability of a form code, or the least one if the group has no such code. */
export function scoreOfForm(scores: Float64Array, group: WordGroup, code: string): number {
  const place = findClass(group, code);
  return place < 0 ? Math.min(...scores) : scores[place]!;
}

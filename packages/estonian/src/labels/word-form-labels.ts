import type { TextLanguage } from '../annotated-text';
import { type Label, type LabelLanguage, NO_LABEL } from './label';
import { labelDegree, labelNumberAndCase } from './nominal-labels';
import { labelFiniteVerb, labelOtherVerbForm, labelParticiple } from './verb-labels';

/** UD features by name; `{}` for `_`. `features` is a UD feature string such as `Case=Gen|Number=Sing`. */
function parseFeatures(features: string): Readonly<Record<string, string>> {
  if (features === '_') return {};
  return Object.fromEntries(
    features.split('|').map((feature) => {
      const cut = feature.indexOf('=');
      return [feature.slice(0, cut), feature.slice(cut + 1)];
    }),
  );
}

/** Word classes that do not inflect; adverbs and particles keep features such as `Polarity=Neg` that are no form. */
const UNINFLECTED = new Set(['ADP', 'ADV', 'CCONJ', 'SCONJ', 'INTJ', 'PART', 'SYM', 'PUNCT']);
const VERBS = new Set(['VERB', 'AUX']);

/** What decides the name of a form: UPOS, UD feature string, and the language of the text. */
export interface WordTag {
  readonly upos: string;
  readonly features: string;
  readonly language: TextLanguage;
}

/**
 * The grammatical form of a word in words: number and case, degree, participle (`mitmuse osastav kääne, keskvõrre`), or
 * mood, tense, person, negation (`tingiva kõneviisi olevik, eitus`). An en dash for words without a form, and for
 * abbreviations and digits that show no case. Features that Russian has beyond Estonian, such as gender and aspect, are
 * not named; its own cases are.
 */
export function labelWordForm(tag: WordTag, language: LabelLanguage): string {
  return (
    listLabels(tag)
      .map((label) => label[language])
      .join(', ') || NO_LABEL
  );
}

function listLabels({ upos, features: written, language }: WordTag): readonly Label[] {
  const features = parseFeatures(written);
  const isCaseless = features['Case'] === undefined;
  if (UNINFLECTED.has(upos)) return [];
  if (features['Abbr'] === 'Yes' && isCaseless) return [];
  const other = labelOtherVerbForm(features, language);
  if (other.length > 0) return other;
  if (VERBS.has(upos) && features['VerbForm'] !== 'Part') return labelFiniteVerb(features, language);
  return [...labelNumberAndCase(features), ...labelDegree(features), ...labelParticiple(features, language)];
}

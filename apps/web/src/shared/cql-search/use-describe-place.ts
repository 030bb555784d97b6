import { errorCodeTexts } from '@keelerada/contract/error-marks/error-codes';
import { ANY_ERROR, type CqlPlace } from '@keelerada/corpus-engine/cql/make-cql';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLanguage } from '../i18n/use-language';
import {
  type FeatureName,
  featureValues,
  grammarClassKeys,
  readRelation,
  readValueKey,
  relationKeys,
  sentenceParts,
  wordClasses,
} from './cql-choices';
import { readFeature } from './place-features';

/** Describes a place in a few words, for its button. */
export function useDescribePlace(): (place: CqlPlace) => string {
  const { t } = useTranslation('word-context-cql');
  const language = useLanguage();
  const nameError = (code: string | undefined) =>
    (code === ANY_ERROR ? t('any_error') : undefined) ??
    errorCodeTexts.find((known) => known.code === code)?.name[language] ??
    code;
  return ({ lemma, word, pos, feats, class: wordClass, tags, deprel, part, error, corrected, ...more }) => {
    const names = Object.keys(featureValues) as FeatureName[];
    const features = names.flatMap((name) => {
      const value = readFeature(feats, name);
      const isKnown = featureValues[name].includes(value);
      return value === '' ? [] : [isKnown ? t(`values.${name}.${readValueKey(value)}`) : value];
    });
    const grammarClass = readOwn(grammarClassKeys, wordClass ?? '');
    const relationKey = relationKeys.find((key) => readRelation(key) === deprel);
    const described = [
      lemma,
      word === undefined ? undefined : `"${word}"`,
      wordClasses.some((known) => known === pos) ? t(`classes.${pos}`) : pos,
      ...features,
      grammarClass === undefined ? wordClass : t(`classes.${grammarClass}`),
      tags,
      sentenceParts.some((known) => known === part) ? t(`parts.${part?.replace('@', '')}`) : part,
      relationKey === undefined ? deprel : t(`relations.${relationKey}`),
      nameError(error),
      nameError(more['error.first']),
      corrected === undefined ? undefined : `→ "${corrected}"`,
      more['corrected.lemma'] === undefined ? undefined : `→ ${more['corrected.lemma']}`,
    ].filter((one) => one !== undefined);
    return described.length === 0 ? t('any_token') : described.join(', ');
  };
}

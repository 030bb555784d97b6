import type { TFunction } from 'i18next';
import { nameOption, startSmall } from '../../shared/citation/name-option';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';
import type { NearWord } from '../../shared/word-search/word-links';
import { describeCounted } from '../../shared/word-menu/counted-lines';
import type { LineOrder } from './query/word-context-view';

/** The neighbour that lines were asked for with. */
export function describeNear(near: NearWord, t: TFunction): string {
  const { word } = near;
  return near.relation === undefined
    ? t('near.of', { word, count: near.count })
    : t('near.related', { word, relation: t(`sketch-relations:names.${near.relation}`) });
}

/** What leaves lines out, as citations say it. `total` is the number of occurrences. */
export function citeChoice(
  { sample, filter, counted }: LineOrder,
  total: number,
  t: TFunction,
): readonly string[] {
  return [
    ...(sample === null ? [] : [startSmall(describeSample(sample, total, t))]),
    ...(filter === null ? [] : [nameOption(t('filter.title'), describeFilter(filter, t))]),
    ...(counted === null ? [] : [describeCounted(counted, t)]),
  ];
}

const describeSample = (
  { size, seed }: NonNullable<LineOrder['sample']>,
  total: number,
  t: TFunction,
): string => t('word-context-lines:sample.seeded', { size: Math.min(size, total), total, seed });

const describeFilter = ({ part, text }: NonNullable<LineOrder['filter']>, t: TFunction): string =>
  t('filter.active', { part: t(`filter.parts.${part}`), text: text.trim() });

/** Order, sample and filter of the lines as label and value. `total` is the number of occurrences. */
export function listOrderEntries(
  { sort, thenSort, sample, filter, counted }: LineOrder,
  total: number,
  t: TFunction,
): readonly ProvenanceEntry[] {
  const sorts = [sort, ...(thenSort === null ? [] : [thenSort])];
  const sampleText = sample === null ? t('word-context-lines:sample.all') : describeSample(sample, total, t);
  const filterText = filter === null ? t('filter.none') : describeFilter(filter, t);
  return [
    [t('sort.title'), sorts.map((one) => t(`sort.by.${one}`)).join(', ')],
    [t('word-context-lines:sample.open'), sampleText],
    [t('filter.title'), filterText],
    ...(counted === null
      ? []
      : [[t('word-context-lines:counted.title'), describeCounted(counted, t)] as const]),
  ];
}

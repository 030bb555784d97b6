import type { TFunction } from 'i18next';
import { nameOption, startSmall } from '../../shared/citation/name-option';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';
import type { NearWord } from '../../shared/word-search/word-links';
import { readNearFields } from '../../shared/word-search/word-links';
import { describeCounted } from '../../shared/word-menu/counted-lines';
import type { LineOrder } from './word-context-view';
import type { WordContextQuery } from './word-context-values';

export type WordContextTFunction = TFunction<['word-context', 'word-search', 'sketch-relations']>;

/** Options of a search as label and value. */
export function listWordContextOptions(
  query: WordContextQuery,
  t: WordContextTFunction,
): readonly ProvenanceEntry[] {
  return [
    ...listSearchEntries(query, t),
    [t('display.title'), describeDisplay(query, t)],
    [t('word-search:keep_capitalization'), t(query.keepCapitalization ? 'yes' : 'no')],
  ];
}

function listSearchEntries(query: WordContextQuery, t: WordContextTFunction): readonly ProvenanceEntry[] {
  const { cql, keyword, type } = query;
  const near = readNearFields(query);
  if (typeof cql === 'string') return [[t('by_form.query'), cql]];
  return [
    [t('word-search:keyword.title'), keyword ?? ''],
    [t('word-search:type.title'), t(`word-search:type.${type ?? 'WORDS'}`)],
    ...(near ? [[t('near.title'), describeNear(near, t)] as const] : []),
  ];
}

/** The neighbour that lines were asked for with. */
export function describeNear(near: NearWord, t: WordContextTFunction): string {
  const { word } = near;
  return near.relation === undefined
    ? t('near.of', { word, count: near.count })
    : t('near.related', { word, relation: t(`sketch-relations:names.${near.relation}`) });
}

/** Width of the context in words, such as "5 words". */
function describeDisplay(
  { displayCount, displayType }: Pick<WordContextQuery, 'displayCount' | 'displayType'>,
  t: WordContextTFunction,
): string {
  return t(`display.of.${displayType}`, { count: displayCount });
}

/** The options in one line. */
export function summariseWordContext(query: WordContextQuery, t: WordContextTFunction): string {
  const [search, ...more] = listSearchEntries(query, t).map(([, value]) => value);
  return [search, ...more, describeDisplay(query, t)].join(' · ');
}

/** The same as citations say it. */
export function citeWordContext(
  query: WordContextQuery,
  t: TFunction<['word-context', 'word-search', 'sketch-relations', 'citation']>,
): string {
  return [
    ...listSearchEntries(query, t).map(([, value]) => value),
    nameOption(t('display.title'), describeDisplay(query, t)),
    ...(query.keepCapitalization ? [t('citation:case_sensitive')] : []),
  ].join(' · ');
}

/** What leaves lines out, as citations say it. `total` is the number of occurrences. */
export function citeChoice(
  { sample, filter, counted }: LineOrder,
  total: number,
  t: TFunction<['word-context', 'word-search', 'word-context-lines']>,
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
  t: TFunction<['word-context', 'word-search', 'word-context-lines']>,
): string => t('word-context-lines:sample.seeded', { size: Math.min(size, total), total, seed });

const describeFilter = (
  { part, text }: NonNullable<LineOrder['filter']>,
  t: TFunction<['word-context', 'word-search', 'word-context-lines']>,
): string => t('filter.active', { part: t(`filter.parts.${part}`), text: text.trim() });

/** Order, sample and filter of the lines as label and value. `total` is the number of occurrences. */
export function listOrderEntries(
  { sort, thenSort, sample, filter, counted }: LineOrder,
  total: number,
  t: TFunction<['word-context', 'word-search', 'word-context-lines']>,
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

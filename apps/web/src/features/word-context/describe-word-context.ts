import type { TFunction } from 'i18next';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';
import type { WordContextView } from './word-context-view';
import type { WordContextQuery } from './word-context-values';

export type WordContextTFunction = TFunction<['word-context', 'word-search']>;

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

function listSearchEntries(
  { cql, keyword, type }: WordContextQuery,
  t: WordContextTFunction,
): readonly ProvenanceEntry[] {
  if (typeof cql === 'string') return [[t('by_form.query'), cql]];
  return [
    [t('word-search:keyword.title'), keyword ?? ''],
    [t('word-search:type.title'), t(`word-search:type.${type ?? 'WORDS'}`)],
  ];
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

/** Order and filter of the lines as label and value. */
export function listViewEntries(
  { sort, filter }: Pick<WordContextView, 'sort' | 'filter'>,
  t: WordContextTFunction,
): readonly ProvenanceEntry[] {
  const filterText =
    filter === null
      ? t('filter.none')
      : t('filter.active', { part: t(`filter.parts.${filter.part}`), text: filter.text.trim() });
  return [
    [t('sort.title'), t(`sort.by.${sort}`)],
    [t('filter.title'), filterText],
  ];
}

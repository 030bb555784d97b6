import type { CollocatesRequest } from '@keelerada/contract/tools/collocates';
import type { TFunction } from 'i18next';
import { nameOption } from '../../shared/citation/name-option';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';

/** Options of a search as label and value. */
export function listCollocatesOptions(
  request: CollocatesRequest,
  t: TFunction<['collocates', 'word-search']>,
): readonly ProvenanceEntry[] {
  return [
    [t('word-search:keyword.title'), request.keyword],
    [t('word-search:type.title'), t(`word-search:type.${request.type}`)],
    [t('search_count.title'), String(request.searchCount)],
    [t('formula.title'), t(`formula.names.${request.formula}`)],
    [t('min_cooccurrence.title'), String(request.minCooccurrence ?? '')],
    [t('word-search:keep_capitalization'), t(request.keepCapitalization ? 'yes' : 'no')],
  ];
}

/** The options in a line. */
export function summariseCollocates(
  request: CollocatesRequest,
  t: TFunction<['collocates', 'word-search']>,
): string {
  const { keyword, type, searchCount, formula } = request;
  return [
    keyword,
    t(`word-search:type.${type}`),
    t('search_count.of', { count: searchCount }),
    t(`formula.names.${formula}`),
  ].join(' · ');
}

/** The same as citations say it. */
export function citeCollocates(
  request: CollocatesRequest,
  t: TFunction<['collocates', 'word-search', 'citation']>,
): string {
  const { minCooccurrence, keepCapitalization } = request;
  return [
    summariseCollocates(request, t),
    ...(minCooccurrence ? [nameOption(t('min_cooccurrence.title'), minCooccurrence)] : []),
    ...(keepCapitalization ? [t('citation:case_sensitive')] : []),
  ].join(' · ');
}

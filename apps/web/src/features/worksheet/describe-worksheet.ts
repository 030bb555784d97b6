import { nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { Language } from '@keelerada/contract/fields/language';
import type { TFunction } from 'i18next';
import { nameOption, startSmall } from '../../shared/citation/name-option';
import { describeCounted } from '../../shared/word-menu/counted-lines';
import type { NarrowedLines } from '../../shared/word-menu/line-choice';
import type { AddressSearch } from '../../shared/word-search/word-links';
import type { WorksheetSource } from './worksheet.queries';

/** Of the messages that say what a sheet was asked for. */
export const worksheetNamespaces = [
  ...(['worksheet', 'word-search', 'word-context', 'word-context-lines'] as const),
  ...(['sketch-relations', 'citation'] as const),
] as const;
export type WorksheetTFunction = TFunction<typeof worksheetNamespaces>;

/** The search of a sheet and the choice of its lines, in words. */
export function listSearchParts(
  search: AddressSearch,
  lines: NarrowedLines | null,
  t: WorksheetTFunction,
): readonly string[] {
  const sample = lines?.sample;
  const filter = lines?.filter;
  return [
    ...listSearched(search, t),
    ...(sample ? [t('sample', { count: sample.size, seed: sample.seed })] : []),
    ...(filter ? [t(`filter.${filter.part}`, { text: filter.text.trim() })] : []),
    ...(lines?.counted ? [startSmall(describeCounted(lines.counted, t))] : []),
  ];
}

function listSearched(search: AddressSearch, t: WorksheetTFunction): readonly string[] {
  if (search.cql !== undefined) return [t('query', { cql: search.cql })];
  const { word, type, near } = search;
  const described = [word, t(`word-search:type.${type}`)];
  if (near === undefined) return described;
  const beside =
    near.relation === undefined
      ? t('word-context:near.of', { word: near.word, count: near.count })
      : t('word-context:near.related', {
          word: near.word,
          relation: t(`sketch-relations:names.${near.relation}`),
        });
  return [...described, beside];
}

/** What the sentences of a sheet were asked for, in one line, as citations say it. */
export function describeWorksheet(
  { search, error, topic, wishes, lines, seed }: Omit<WorksheetSource, 'texts' | 'revision'>,
  t: WorksheetTFunction,
  language: Language,
): string {
  const ofSearch =
    search === null || topic !== null
      ? []
      : [
          ...listSearchParts(search, lines, t),
          ...(search.keepCapitalization ? [t('citation:case_sensitive')] : []),
          ...(wishes.unmarkedOnly ? [startSmall(t('wishes.unmarked_only'))] : []),
        ];
  const ofError =
    error === null || topic !== null
      ? []
      : [nameErrorCode(error.code, language), startSmall(t(`errors.kinds.${error.sentences}`))];
  const { distractors } = wishes;
  return [
    ...(topic === null ? [] : [t(`topics.${topic.topic}.name`), topic.level]),
    ...ofSearch,
    ...ofError,
    ...(distractors > 0 ? [nameOption(t('wishes.distractors'), distractors)] : []),
    t('picked', { seed }),
  ].join(' · ');
}

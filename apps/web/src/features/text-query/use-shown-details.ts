import type { TextDetails, TextQueryRow } from '@keelerada/contract/text-query';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../../shared/i18n/use-language';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';
import type { ShownDetails } from './sort-text-rows';
import { useTextQueryState } from './text-query-state';
import { isNationalityShown } from '../../shared/text-filters/text-query-filters';

/** Whether the column of origin holds the nationality: for the exams alone, and where no text tells a native language. */
export function useNationalityColumn(rows: readonly TextQueryRow[]): boolean {
  const { values } = useTextQueryState();
  return useMemo(
    () =>
      isNationalityShown(values.corpuses) ||
      (rows.some(({ details }) => details?.nationality) &&
        !rows.some(({ details }) => details?.nativeLanguage)),
    [rows, values.corpuses],
  );
}

/** Puts the codes of a row into the language of the interface. */
export function useShownDetails(
  showsNationality: boolean,
): (details: TextDetails | undefined) => ShownDetails {
  const language = useLanguage();
  return useCallback(
    (details) => {
      const read = (name: Parameters<typeof readPropertyLabel>[0], code: string | null | undefined) =>
        code ? readPropertyLabel(name, code)[language] : '';
      const readLanguages = (codes: string | null | undefined) =>
        (codes ?? '')
          .split(', ')
          .map((code) => read('emakeel', code))
          .join(', ');
      return {
        type: read('tekstityyp', details?.type),
        level: details?.level ?? '',
        year: (details?.year ?? '').replace('-', '–'),
        age: read('vanusevahemik', details?.age),
        origin: showsNationality
          ? read('kodakondsus', details?.nationality)
          : readLanguages(details?.nativeLanguage),
      };
    },
    [language, showsNationality],
  );
}

import type { TextDetails } from '@keelerada/contract/texts/text-query';
import { useCallback } from 'react';
import { useLanguage } from '../../shared/i18n/use-language';
import { readLevelName } from '../../shared/text-groups/label-groups';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';
import type { ShownDetails } from './sort-text-rows';

/** Puts the codes of a row into the language of the interface. */
export function useShownDetails(): (details: TextDetails | undefined) => ShownDetails {
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
        level: details?.level ? readLevelName(details.level)[language] : '',
        year: (details?.year ?? '').replace('-', '–'),
        age: read('vanusevahemik', details?.age),
        nativeLang: readLanguages(details?.nativeLanguage),
        nationality: read('kodakondsus', details?.nationality),
      };
    },
    [language],
  );
}

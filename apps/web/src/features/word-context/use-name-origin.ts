import type { TextOrigin } from '@keelerada/contract/texts/text-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { readLevelName } from '../../shared/text-groups/label-groups';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';

/** What the columns beside a line say, in the language of the interface. */
export interface OriginNames {
  readonly title: string;
  readonly level: string;
  readonly native: string;
  readonly nationality: string;
}

const nothing: OriginNames = { title: '', level: '', native: '', nationality: '' };

/** Names where a line comes from; null is the own text. */
export function useNameOrigin(): (textId: string | null, origin: TextOrigin | undefined) => OriginNames {
  const { t } = useTranslation('word-context-lines');
  const language = useLanguage();
  return useMemo(() => {
    const name = (property: 'emakeel' | 'kodakondsus', values: string) =>
      values
        .split(', ')
        .map((value) => readPropertyLabel(property, value)[language])
        .join(', ');
    return (textId, origin) => {
      if (textId === null) return { ...nothing, title: t('own_text') };
      if (origin === undefined) return nothing;
      const { title, level, nativeLanguage, nationality } = origin;
      return {
        title: title ?? '',
        level: level === null ? '' : readLevelName(level)[language],
        native: nativeLanguage === null ? '' : name('emakeel', nativeLanguage),
        nationality: nationality === null ? '' : name('kodakondsus', nationality),
      };
    };
  }, [t, language]);
}

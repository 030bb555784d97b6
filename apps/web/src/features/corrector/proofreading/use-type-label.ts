import { useTranslation } from 'react-i18next';

/** Names correction types; a joined code gives the names of its parts. */
export function useTypeLabel(): (type: string) => string {
  const { t, i18n } = useTranslation('corrector');
  return (type) =>
    type
      .split('+')
      .map((part) =>
        i18n.exists(`corrector:types.${part}`) ? t(`types.${part}`) : t('types.multipleErrors'),
      )
      .join(' + ');
}

import { useTranslation } from 'react-i18next';
import { isQuiet } from './corrections';
import { useTypeLabel } from './proofreading/use-type-label';
import type { Corrector } from './use-corrector';

/** What the last action did and what is told of the active correction, heard by screen readers. */
export function useAnnouncement({ proofreading, checkState, language, hints }: Corrector): string {
  const { t } = useTranslation('corrector');
  const nameType = useTypeLabel();
  const { lastAction, open, active } = proofreading;
  if (active !== null) {
    const { text, corrected_text: suggestion, correction_type: type } = active.correction;
    if (isQuiet(active.correction)) return `${text}: ${t('quiet.title')}`;
    if (hints.step === 'place') return `${text}: ${t('hints.place')}`;
    if (hints.step !== 'answer') return `${text}: ${nameType(type)}`;
    return t('announce.active', { text, suggestion });
  }
  if (lastAction !== null)
    return t(`announce.${lastAction.kind}`, {
      count: lastAction.count,
      word: lastAction.word,
      left: open.length === 0 ? t('announce.none_left') : t('announce.left', { count: open.length }),
    });
  if (checkState !== 'checked' || language === null) return '';
  return language === 'et' ? t('announce.done', { count: open.length }) : t(`language.${language}`);
}

import { useTranslation } from 'react-i18next';
import { useCitation } from '../../../shared/citation/use-citation';
import { noTexts } from '../../../shared/text-selection/selected-texts';

/** How a report is cited: the product alone, for nothing of the corpus and of the texts is in it. */
export function useReportCitation(): (texts: number) => string {
  const { t } = useTranslation('class-report');
  const cite = useCitation();
  return (texts) => {
    const address = `${window.location.origin}/teacher/class-report`;
    const asked = { tool: t('title'), query: t('count', { count: texts }), address };
    return cite(asked, { ...noTexts, compared: null }).text;
  };
}

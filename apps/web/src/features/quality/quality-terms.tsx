import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/use-language';
import { qualityPage } from './quality-content';

/** What the measures are. */
export function QualityTerms() {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  return (
    <section id="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">{t('terms')}</h2>
      <dl>
        {qualityPage.terms.flatMap(({ term, meaning }) => [
          <dt key={term.en}>{readLabel(term)}</dt>,
          <dd key={`${term.en}-meaning`}>{readLabel(meaning)}</dd>,
        ])}
      </dl>
    </section>
  );
}

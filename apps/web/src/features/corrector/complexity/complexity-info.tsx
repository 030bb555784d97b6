import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { InfoBox } from '../shown/info-box';

/** Where each formula comes from. */
const references = {
  smog: 'https://en.wikipedia.org/wiki/SMOG',
  flesch_kincaid: 'https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests',
  lix: 'https://en.wikipedia.org/wiki/Lix_(readability_test)',
  noun_verb: 'https://universaldependencies.org/u/pos/',
} as const;

/** The four formulas and their sources. */
export function ComplexityInfo() {
  const { t } = useTranslation('corrector');
  return (
    <InfoBox title={t('complexity.info.title')}>
      <p>{t('complexity.info.intro')}</p>
      <ul>
        {(['smog', 'flesch_kincaid', 'lix'] as const).map((name) => (
          <li key={name}>
            {t(`complexity.info.${name}`)}{' '}
            <Link href={references[name]} target="_blank" rel="noreferrer">
              {t('reference')}
            </Link>
          </li>
        ))}
        <li>
          {t('complexity.info.noun_verb')}{' '}
          <Link href={references.noun_verb} target="_blank" rel="noreferrer">
            {t('reference')}
          </Link>
        </li>
      </ul>
    </InfoBox>
  );
}

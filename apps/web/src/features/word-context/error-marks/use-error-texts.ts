import { type ErrorCode, errorCodes, nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ErrorTexts } from './line-errors';

const isKnown = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

/** Names of errors and of how sure they are. */
export function useErrorTexts(): ErrorTexts {
  const { t } = useTranslation('word-context-lines');
  const language = useLanguage();
  return useMemo(() => {
    const shares = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB', { style: 'percent' });
    return {
      name: (code) => (isKnown(code) ? nameErrorCode(code, language) : code),
      percent: (share) => shares.format(share).replace(/\s/u, ''),
      certainty: (percent) => t('errors.certainty', { percent }),
      marked: t('errors.marked'),
    };
  }, [t, language]);
}

import { useMemo } from 'react';
import { useLanguage } from './use-language';

/** Rates from here on are shown without decimals, and from the next on with one. */
const WHOLE_FROM = 100;
const ONE_DECIMAL_FROM = 10;

/** A rate with about three digits that matter. */
export function useRateFormat(): (rate: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const locale = language === 'et' ? 'et-EE' : 'en-GB';
    const [whole, one, two] = [0, 1, 2].map(
      (maximumFractionDigits) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
    );
    return (rate) => {
      if (rate >= WHOLE_FROM) return whole!.format(rate);
      return (rate >= ONE_DECIMAL_FROM ? one : two)!.format(rate);
    };
  }, [language]);
}

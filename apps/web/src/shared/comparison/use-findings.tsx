import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useListFormat, useNumberFormat } from '../i18n/use-language';
import { useRateFormat } from '../i18n/use-rate-format';
import { listTypical, type PairedRow } from './paired-rows';
import { useSides } from './use-sides';

const MOST_TYPICAL = 3;
const components = { w: <em lang="et" /> };
/** Up to here a ratio needs hundredths, from the other one on no decimals. */
const [HUNDREDTHS_TO, WHOLE_FROM] = [1.1, 10];

const startLarge = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Sentences that say what the figures of two selections show, as far as their intervals allow it. */
export function useFindings() {
  const { t } = useTranslation('comparison');
  const { A, B } = useSides();
  const formatRate = useRateFormat();
  const [formatWhole, formatTenths] = [useNumberFormat(), useNumberFormat(1)];
  const list = useListFormat();
  const places = { A: A.place, B: B.place };
  const findRates = (row: PairedRow) => ({ a: formatRate(row.A.value), b: formatRate(row.B.value) });
  /** Which side has more of it, and how many times, or that this is not certain. */
  const tellMore = (kind: 'marks' | 'word', row: PairedRow): ReactNode => {
    const isOfA = row.difference.value > 0;
    const [more, less] = isOfA ? [A.place, B.place] : [B.place, A.place];
    const [most, least] = isOfA ? [row.A.value, row.B.value] : [row.B.value, row.A.value];
    const ratio = most / least;
    const times =
      ratio < HUNDREDTHS_TO ? formatRate(ratio) : (ratio < WHOLE_FROM ? formatTenths : formatWhole)(ratio);
    const how = !row.difference.isSure ? 'unsure' : least === 0 ? 'only' : 'more';
    const values = { ...places, ...findRates(row), more, less, More: startLarge(more), times, word: row.key };
    return <Trans t={t} i18nKey={`finding.${kind}.${how}`} values={values} components={components} />;
  };
  /** The row with the largest sure difference; empty without one. */
  const tellLargest = (rows: readonly PairedRow[], name: (key: string) => string): string => {
    const row = rows.find(({ difference }) => difference.isSure);
    return row === undefined
      ? ''
      : t('finding.largest', { ...places, ...findRates(row), name: name(row.key).toLocaleLowerCase() });
  };
  /** What each side has surely more of. */
  const tellTypical = (rows: readonly PairedRow[], name: (key: string) => string = String): ReactNode => {
    const [ofA, ofB] = (['A', 'B'] as const).map((side) =>
      list(listTypical(rows, side, MOST_TYPICAL).map(name)),
    );
    if (!ofA && !ofB) return t('finding.typical_none');
    const first = ofA ? A.place : B.place;
    const values = { A: first, First: startLarge(first), wordsA: ofA || ofB, B: B.place, wordsB: ofB };
    const key = ofA && ofB ? 'finding.typical_both' : 'finding.typical_lone';
    return <Trans t={t} i18nKey={key} values={values} components={components} />;
  };
  return { tellMore, tellLargest, tellTypical };
}

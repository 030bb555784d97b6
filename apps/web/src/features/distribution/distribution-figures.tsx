import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DistributionResponse } from '@keelerada/contract/tools/distribution';
import { useTranslation } from 'react-i18next';
import { useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import { hasRate, NO_RATE } from '../../shared/levels/rate-per-million';
import { useRateFormat } from '../../shared/i18n/use-rate-format';
import { letters } from '../../shared/design/tokens';

const DISPERSION_DECIMALS = 2;

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly detail: string;
}

function Figure({ name, value, detail }: FigureProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, ...letters[20], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {detail}
      </Typography>
    </Box>
  );
}

/** What holds for all texts together: occurrences, rate, in how many texts, how evenly. */
export function DistributionFigures({ answer }: { readonly answer: DistributionResponse }) {
  const { t } = useTranslation('distribution-screen');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useRateFormat();
  const { hits, textsWithHits, totals, perMillion, low, high, method, dispersion } = answer;
  const formatShare = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const formatDispersion = (value: number) =>
    value.toLocaleString(language === 'et' ? 'et-EE' : 'en-GB', {
      minimumFractionDigits: DISPERSION_DECIMALS,
      maximumFractionDigits: DISPERSION_DECIMALS,
    });
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Figure
        name={t('figures.hits')}
        value={formatNumber(hits)}
        detail={t('figures.of_words', {
          count: totals.runningWords,
          formatted: formatNumber(totals.runningWords),
        })}
      />
      <Figure
        name={t('figures.per_million')}
        value={hasRate(totals.runningWords) ? formatRate(perMillion) : NO_RATE}
        detail={
          hasRate(totals.runningWords)
            ? t('figures.interval', {
                low: formatRate(low),
                high: formatRate(high ?? low),
                method: t(`methods.${method}`),
              })
            : t('figures.few_words')
        }
      />
      <Figure
        name={t('figures.range')}
        value={formatNumber(textsWithHits)}
        detail={t('figures.of_texts', {
          count: totals.texts,
          formatted: formatNumber(totals.texts),
          share: formatShare.format(textsWithHits / Math.max(1, totals.texts)),
        })}
      />
      <Figure
        name={t('figures.dispersion')}
        value={dispersion === null ? '–' : formatDispersion(dispersion.dp)}
        detail={
          dispersion === null
            ? t('figures.one_text')
            : t('figures.normalised', { value: formatDispersion(dispersion.dpNorm) })
        }
      />
    </Box>
  );
}

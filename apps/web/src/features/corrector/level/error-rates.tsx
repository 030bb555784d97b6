import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { PlainTable } from '../../../shared/ui/plain-table';
import { pickShownRates, sumRates } from './sum-rates';

interface ErrorRatesProps {
  readonly response: CorrectorResponse;
  readonly level: ProficiencyLevel;
}

/** Errors for 100 words of the text by kind, beside what is usual at each level. */
export function ErrorRates({ response, level }: ErrorRatesProps) {
  const { t } = useTranslation('corrector');
  const format = useNumberFormat(1);
  const total = sumRates(response.errorRates);
  if (total === null) return null;
  return (
    <Box component="section" sx={{ pt: 1 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {t('level.errors.title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {t('level.errors.summary', {
          rate: format(total.rate),
          usual: format(total.usual[proficiencyLevels.indexOf(level)] ?? 0),
          level,
        })}
      </Typography>
      <PlainTable
        label={t('level.errors.title')}
        columns={[
          { title: t('level.errors.kind') },
          { title: <b>{t('level.errors.own')}</b>, kind: 'number' },
          ...proficiencyLevels.map((each) => ({
            title: each === level ? <b>{each}</b> : each,
            kind: 'number' as const,
          })),
        ]}
        rows={[...pickShownRates(response.errorRates), total].map(({ kind, rate, usual }) => ({
          key: kind,
          cells: [
            t(kind === 'total' ? 'level.errors.total' : `families.${kind}`),
            <b>{format(rate)}</b>,
            ...proficiencyLevels.map((each, index) => (
              <Box component="span" sx={{ color: each === level ? 'var(--ink)' : 'var(--ink-3)' }}>
                {format(usual[index] ?? 0)}
              </Box>
            )),
          ],
        }))}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'var(--ink-3)' }}>
        {t(response.model === 'spellchecker' ? 'level.errors.spelling_note' : 'level.errors.note')}
      </Typography>
    </Box>
  );
}

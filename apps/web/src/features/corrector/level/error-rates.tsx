import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CorrectorResponse, ErrorRate } from '@keelerada/contract/corrector/corrector';
import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { pickShownRates, sumRates } from './sum-rates';

const figure = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', py: 0.75, pl: 1 } as const;
const line = { borderTop: '1px solid var(--line)' } as const;

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
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', ...letters[14] }}>
        <thead>
          <tr>
            <Box
              component="th"
              scope="col"
              sx={{ textAlign: 'left', fontWeight: 400, color: 'var(--ink-3)' }}
            >
              {t('level.errors.kind')}
            </Box>
            <Box component="th" scope="col" sx={{ ...figure, fontWeight: 600 }}>
              {t('level.errors.own')}
            </Box>
            {proficiencyLevels.map((each) => (
              <Box
                key={each}
                component="th"
                scope="col"
                sx={{ ...figure, fontWeight: each === level ? 600 : 400, color: 'var(--ink-3)' }}
              >
                {each}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {pickShownRates(response.errorRates).map((rate) => (
            <RateRow key={rate.kind} rate={rate} level={level} name={t(`families.${rate.kind}`)} />
          ))}
          <RateRow rate={total} level={level} name={t('level.errors.total')} />
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'var(--ink-3)' }}>
        {t(response.model === 'spellchecker' ? 'level.errors.spelling_note' : 'level.errors.note')}
      </Typography>
    </Box>
  );
}

interface RateRowProps {
  readonly rate: ErrorRate;
  readonly level: ProficiencyLevel;
  readonly name: string;
}

function RateRow({ rate, level, name }: RateRowProps) {
  const format = useNumberFormat(1);
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...line, textAlign: 'left', fontWeight: 400, py: 0.75 }}>
        {name}
      </Box>
      <Box component="td" sx={{ ...line, ...figure, fontWeight: 600 }}>
        {format(rate.rate)}
      </Box>
      {proficiencyLevels.map((each, index) => (
        <Box
          key={each}
          component="td"
          sx={{
            ...line,
            ...figure,
            color: each === level ? 'var(--ink)' : 'var(--ink-3)',
          }}
        >
          {format(rate.usual[index] ?? 0)}
        </Box>
      ))}
    </tr>
  );
}

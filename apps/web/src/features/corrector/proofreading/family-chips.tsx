import Box from '@mui/material/Box';
import { errorFamilies } from '@keelerada/contract/corrector/corrector-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { makeErrorStyle } from '../../../shared/error-marks/error-look';
import { adviceStyle } from '../shown/mark-style';
import { readFamily } from '../analysis/corrections';
import { useOpenCorrector } from '../corrector-context';

const chipStyle = {
  minHeight: 28,
  px: 1,
  border: 0,
  borderRadius: '999px',
  bgcolor: 'transparent',
  color: 'var(--ink-2)',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { bgcolor: 'var(--sunken)', color: 'var(--ink)', fontWeight: 600 },
  '&:hover': { bgcolor: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--focus)' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

interface ChipProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Chip({ isChosen, onChoose, children }: ChipProps) {
  return (
    <Box component="button" type="button" aria-pressed={isChosen} onClick={onChoose} sx={chipStyle}>
      {children}
    </Box>
  );
}

/** How many errors there are of each kind, the most frequent first, and how much advice; a kind can be looked at alone. */
export function FamilyChips() {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const { open, advice, family: chosen, chooseFamily } = useOpenCorrector().proofreading;
  const families = errorFamilies
    .map(({ name }) => ({
      name,
      count: open.filter(({ correction }) => readFamily(correction) === name).length,
      label: t(`families.${name}`),
      look: makeErrorStyle(name),
    }))
    .sort((a, b) => b.count - a.count);
  const chips = [
    ...families,
    { name: 'advice' as const, count: advice.length, label: t('advice.list'), look: adviceStyle },
  ].filter(({ count }) => count > 0);
  const number = (value: number) => (
    <Box component="span" sx={{ color: 'var(--ink-3)', fontWeight: 400 }}>
      {formatNumber(value)}
    </Box>
  );
  return (
    <Box role="group" aria-label={t('proofreading.lists')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Chip isChosen={chosen === null} onChoose={() => chooseFamily(null)}>
        {t('proofreading.all')} {number(open.length)}
      </Chip>
      {chips.map(({ name, count, label, look }) => (
        <Chip
          key={name}
          isChosen={chosen === name}
          onChoose={() => chooseFamily(chosen === name ? null : name)}
        >
          <Box component="span" sx={look}>
            {label}
          </Box>{' '}
          {number(count)}
        </Chip>
      ))}
    </Box>
  );
}

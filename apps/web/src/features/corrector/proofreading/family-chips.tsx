import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { makeErrorStyle } from '../../../shared/error-marks/error-look';
import { adviceStyle } from '../shown/mark-style';
import type { ChosenFamily } from '../use-proofreading';
import type { FamilyMembers } from './list-families';

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

interface FamilyChipsProps {
  readonly families: readonly FamilyMembers[];
  readonly count: number;
  /** Null for all. */
  readonly chosen: ChosenFamily | null;
  readonly adviceCount: number;
  readonly onChange: (family: ChosenFamily | null) => void;
}

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

/** How many errors there are of each kind, and how much advice; a kind can be looked at alone. */
export function FamilyChips({ families, count, adviceCount, chosen, onChange }: FamilyChipsProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const number = (value: number) => (
    <Box component="span" sx={{ color: 'var(--ink-3)', fontWeight: 400 }}>
      {formatNumber(value)}
    </Box>
  );
  return (
    <Box role="group" aria-label={t('proofreading.lists')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Chip isChosen={chosen === null} onChoose={() => onChange(null)}>
        {t('proofreading.all')} {number(count)}
      </Chip>
      {families.map(({ name, members }) => (
        <Chip key={name} isChosen={chosen === name} onChoose={() => onChange(chosen === name ? null : name)}>
          <Box component="span" sx={makeErrorStyle(name)}>
            {t(`families.${name}`)}
          </Box>{' '}
          {number(members.length)}
        </Chip>
      ))}
      {adviceCount > 0 && (
        <Chip isChosen={chosen === 'advice'} onChoose={() => onChange(chosen === 'advice' ? null : 'advice')}>
          <Box component="span" sx={adviceStyle}>
            {t('advice.list')}
          </Box>{' '}
          {number(adviceCount)}
        </Chip>
      )}
    </Box>
  );
}

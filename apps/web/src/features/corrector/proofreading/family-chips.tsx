import type { ErrorFamilyName } from '@keelerada/contract/corrector-choices';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { makeErrorStyle } from '../shown/mark-style';
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
  readonly chosen: ErrorFamilyName | null;
  readonly onChange: (family: ErrorFamilyName | null) => void;
}

/** How many errors there are of each kind; a kind can be looked at alone. */
export function FamilyChips({ families, count, chosen, onChange }: FamilyChipsProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const number = (value: number) => (
    <Box component="span" sx={{ color: 'var(--ink-3)', fontWeight: 400 }}>
      {formatNumber(value)}
    </Box>
  );
  return (
    <Box role="group" aria-label={t('proofreading.lists')} sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
      <Box
        component="button"
        type="button"
        aria-pressed={chosen === null}
        onClick={() => onChange(null)}
        sx={chipStyle}
      >
        {t('proofreading.all')} {number(count)}
      </Box>
      {families.map(({ name, members }) => (
        <Box
          key={name}
          component="button"
          type="button"
          aria-pressed={chosen === name}
          onClick={() => onChange(chosen === name ? null : name)}
          sx={chipStyle}
        >
          <Box component="span" sx={makeErrorStyle(name)}>
            {t(`families.${name}`)}
          </Box>{' '}
          {number(members.length)}
        </Box>
      ))}
    </Box>
  );
}

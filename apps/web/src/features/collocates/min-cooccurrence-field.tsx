import TextField from '@mui/material/TextField';
import type { CollocateFormula } from '@keelerada/contract/fields/choices';
import { SCREEN_MIN_COOCCURRENCE } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { readMinCooccurrence } from './collocates-values';

interface MinCooccurrenceFieldProps {
  /** As typed; empty for the default of the formula. */
  readonly value: string;
  readonly formula: CollocateFormula;
  readonly onChange: (typed: string) => void;
}

/** How often a word must occur near the keyword to be listed. */
export function MinCooccurrenceField({ value, formula, onChange }: MinCooccurrenceFieldProps) {
  const { t } = useTranslation('collocates');
  const isWrong = readMinCooccurrence(value, formula) === null;
  const count = SCREEN_MIN_COOCCURRENCE[formula];
  return (
    <TextField
      size="small"
      label={t('min_cooccurrence.title')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong}
      data-faulty={isWrong || undefined}
      helperText={isWrong ? t('min_cooccurrence.fault') : t('min_cooccurrence.hint', { count })}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      sx={{ width: '100%', maxWidth: 480 }}
    />
  );
}

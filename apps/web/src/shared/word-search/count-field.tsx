import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { rem } from '../design/tokens';
import { readCount } from './word-search-values';

interface CountFieldProps {
  readonly label: string;
  /** As typed; may be unfinished. */
  readonly value: string;
  readonly most: number;
  readonly onChange: (typed: string) => void;
  readonly hint?: string | undefined;
}

/** The longest label, in either language, is not cut off. */
const LABEL_WIDTH = rem(184);

/** A whole number from 1 to a limit. What is wrong is said at once, before anything is sent. */
export function CountField({ label, value, most, onChange, hint }: CountFieldProps) {
  const { t } = useTranslation('word-search');
  const isWrong = readCount(value, most) === null;
  return (
    <TextField
      size="small"
      type="number"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong}
      data-faulty={isWrong || undefined}
      helperText={isWrong ? t('count_between', { most }) : (hint ?? t('count_limit', { most }))}
      slotProps={{ htmlInput: { min: 1, max: most, step: 1 } }}
      sx={{ flex: '0 1 auto', width: LABEL_WIDTH, maxWidth: '100%' }}
    />
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** A filter in use and how much there would be without it alone. */
export interface BlamedFilter {
  /** In words: "Level: C1". */
  readonly filter: string;
  readonly count: number;
  readonly onRemove: () => void;
}

interface RestrictiveFiltersProps {
  readonly of: 'texts' | 'rows';
  readonly filters: readonly BlamedFilter[];
  readonly onClear: () => void;
}

/** Where filters let nothing through: which of them to take away, and what comes then. */
export function RestrictiveFilters({ of, filters, onClear }: RestrictiveFiltersProps) {
  const { t } = useTranslation('nothing-found');
  const helpful = filters.filter(({ count }) => count > 0);
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <Typography sx={{ fontSize: 'inherit', mb: 1 }}>
        {t(of)}
        {helpful.length === 0 && filters.length > 1 && ` ${t('several')}`}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {helpful.map(({ filter, count, onRemove }) => (
          <Button
            key={filter}
            variant="outlined"
            onClick={onRemove}
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {t(of === 'texts' ? 'without_texts' : 'without_rows', {
              filter,
              count,
            })}
          </Button>
        ))}
        {(helpful.length === 0 || filters.length > 1) && <Button onClick={onClear}>{t('clear')}</Button>}
      </Stack>
    </Alert>
  );
}

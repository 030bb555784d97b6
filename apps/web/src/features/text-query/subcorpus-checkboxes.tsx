import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { subcorpora } from '@keelerada/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/use-language';

interface SubcorpusCheckboxesProps {
  readonly value: readonly string[];
  readonly onChange: (corpuses: readonly string[]) => void;
  readonly error: string | null;
}

/** Least width in pixels of a column of boxes. */
const COLUMN_WIDTH_PX = 280;

const codes = Object.keys(subcorpora);

/** One box a subcorpus, and one for all of them. */
export function SubcorpusCheckboxes({ value, onChange, error }: SubcorpusCheckboxesProps) {
  const { t } = useTranslation('text-query');
  const readLabel = useLabel();
  const hasAll = value.length === codes.length;
  const toggle = (code: string, isTicked: boolean) =>
    onChange(codes.filter((known) => (known === code ? isTicked : value.includes(known))));
  return (
    <FormControl component="fieldset" error={error !== null}>
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        {t('subcorpora')}
      </FormLabel>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={hasAll}
            indeterminate={value.length > 0 && !hasAll}
            onChange={(_, isTicked) => onChange(isTicked ? codes : [])}
          />
        }
        label={t('all_subcorpora')}
      />
      <FormGroup
        sx={{
          pl: 2,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${COLUMN_WIDTH_PX}px, 100%), 1fr))`,
        }}
      >
        {Object.entries(subcorpora).map(([code, label]) => (
          <FormControlLabel
            key={code}
            control={
              <Checkbox
                size="small"
                checked={value.includes(code)}
                onChange={(_, isTicked) => toggle(code, isTicked)}
              />
            }
            label={readLabel(label)}
          />
        ))}
      </FormGroup>
      {error !== null && (
        <FormHelperText role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

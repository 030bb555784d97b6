import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CqlBuilder } from './cql-builder';
import { examples } from './cql-choices';
import { CqlHelp } from './cql-help';

interface CqlFieldsProps {
  readonly cql: string;
  readonly onChange: (cql: string) => void;
}

/** Search by form: the places to build a query of, and examples. */
export function CqlFields({ cql, onChange }: CqlFieldsProps) {
  const { t } = useTranslation('word-context-cql');
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', minWidth: 0 }}>
      <CqlBuilder cql={cql} onChange={onChange} />
      <Box role="group" aria-labelledby={id}>
        <Typography id={id} component="h2" variant="subtitle2">
          {t('examples.title')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {examples.map((example) => (
            <Chip
              key={example.key}
              size="small"
              variant="outlined"
              label={t(`examples.${example.key}`)}
              onClick={() => onChange(example.cql)}
            />
          ))}
        </Box>
      </Box>
      <CqlHelp />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CqlBuilder } from './cql-builder';
import { examples, helpLines } from './cql-choices';
import Link from '@mui/material/Link';

/** The query language in a few lines, folded up at first. */
function CqlHelp() {
  const { t } = useTranslation('word-context-cql');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('help.title')}
      </Link>
      {isOpen && (
        <Box id={id}>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
              columnGap: 2,
              rowGap: { xs: 0, sm: 0.5 },
              my: 1,
              '& dt': { fontFamily: 'monospace', fontSize: '0.875rem', overflowWrap: 'anywhere' },
              '& dd': { m: 0, mb: { xs: 1, sm: 0 }, fontSize: '0.875rem' },
            }}
          >
            {helpLines.map(({ key, code }) => (
              <Fragment key={key}>
                <dt>{code}</dt>
                <dd>{t(`help.${key}`)}</dd>
              </Fragment>
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('help.more')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

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

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { helpLines } from './cql-choices';

/** The query language in a few lines, folded up at first. */
export function CqlHelp() {
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

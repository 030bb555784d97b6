import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: '40px',
  display: 'grid',
  columnGap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 35em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 56.25em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (min-width: 100em)': { columnGap: '80px' },
} as const;

/** A few words on each analysis tool, with a link to it. */
export function ToolCards({ tools }: { readonly tools: readonly ToolDeclaration[] }) {
  const { t } = useTranslation('home');
  return (
    <Box component="ul" sx={listStyle}>
      {tools.map(({ name, route }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: '4px',
            py: '12px',
            borderTop: '1px solid var(--line)',
          }}
        >
          <Typography variant="h3">{t(`${name}:title`)}</Typography>
          <Typography sx={{ color: 'var(--ink-2)' }}>{t(`${name}:card.text`)}</Typography>
          <Link component={RouterLink} to={`/tools/${route}`} sx={{ alignSelf: 'flex-start' }}>
            {t(`${name}:card.open`)}
          </Link>
        </Box>
      ))}
    </Box>
  );
}

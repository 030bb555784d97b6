import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { NOT_FOUND_TITLE_KEY, makeCrumbs } from '../pages';

/** As high as a target must be, in a line of the height of its letters. */
const targetStyle = { display: 'inline-block', py: '4px', my: '-4px' } as const;

/** Path from the home page; the last crumb is the page itself. */
export function BreadcrumbBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const crumbs = makeCrumbs(pathname);
  return (
    <Container maxWidth="xl" sx={{ py: '4px', displayPrint: 'none' }}>
      <Breadcrumbs aria-label={t('breadcrumbs')} sx={{ ...letters[12], color: 'var(--ink-3)' }}>
        {crumbs.slice(0, -1).map(({ path, titleKey }) => (
          <Link key={path} component={RouterLink} to={path} color="inherit" sx={targetStyle}>
            {t(titleKey)}
          </Link>
        ))}
        <Typography key="page" aria-current="page" sx={{ font: 'inherit' }}>
          {t(crumbs.at(-1)?.titleKey ?? NOT_FOUND_TITLE_KEY)}
        </Typography>
      </Breadcrumbs>
    </Container>
  );
}

import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { pageStyle } from '../../shared/design/tokens';

const PAGES = ['/', '/corrector', '/corrector-test'];

const STRIP_PX = 48;
const stripStyles = { html: { scrollPaddingBottom: STRIP_PX, '--strip-height': `${STRIP_PX}px` } };

/** Stays in view at the bottom, in a strip of its own, so that it lies over no text and no card. */
export function DonateButton() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (!PAGES.includes(pathname)) return null;
  return (
    <Box
      component="aside"
      aria-label={t('donate')}
      sx={{
        displayPrint: 'none',
        position: 'sticky',
        bottom: 'var(--cookie-height, 0px)',
        bgcolor: 'var(--paper)',
        borderTop: '1px solid var(--line)',
        zIndex: 'fab',
      }}
    >
      {/* What gets the focus is scrolled above the strip; what floats too stands above it. */}
      <GlobalStyles styles={stripStyles} />
      <Box
        sx={{
          ...pageStyle,
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'center',
          height: STRIP_PX - 1,
        }}
      >
        <Button component={Link} to="/adding" variant="outlined" startIcon={<FavoriteIcon />}>
          {t('donate')}
        </Button>
      </Box>
    </Box>
  );
}

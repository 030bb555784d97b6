import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Fab from '@mui/material/Fab';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** Pages that carry the button (SPEC 2), and how: on the corrector it would cover the errors, so that it stands below them. */
const PAGES: Readonly<Record<string, 'floating' | 'below'>> = {
  '/': 'floating',
  '/corrector': 'below',
  '/corrector-test': 'below',
};

const placeStyles = {
  floating: {
    position: 'sticky',
    bottom: 'var(--cookie-height, 0px)',
    display: 'flex',
    justifyContent: 'flex-end',
    px: 2,
    py: 1,
    bgcolor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
  },
  below: { display: 'flex', justifyContent: 'flex-end', px: { xs: 2, sm: 3 }, pb: 3 },
} as const;

const STRIP_PX = 64;
const stripStyles = { html: { scrollPaddingBottom: STRIP_PX, '--strip-height': `${STRIP_PX}px` } };

/** Stays in view at the bottom, in a strip of its own, so that it lies over no text and no card. */
export function DonateButton() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const place = PAGES[pathname];
  if (place === undefined) return null;
  return (
    <Box
      component="aside"
      aria-label={t('donate')}
      sx={{ displayPrint: 'none', ...placeStyles[place], zIndex: 'fab' }}
    >
      {/* What gets the focus is scrolled above the strip; what floats too stands above it. */}
      {place === 'floating' && <GlobalStyles styles={stripStyles} />}
      <Fab
        component={Link}
        to="/adding"
        variant="extended"
        color="primary"
        size="medium"
        sx={{ textTransform: 'none', gap: 1, boxShadow: place === 'below' ? 'none' : 1 }}
      >
        <FavoriteIcon fontSize="small" />
        {t('donate')}
      </Fab>
    </Box>
  );
}

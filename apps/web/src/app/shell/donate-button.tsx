import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
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
  floating: { position: 'fixed', right: 16, bottom: 16 },
  below: { display: 'flex', justifyContent: 'flex-end', px: { xs: 2, sm: 3 }, pb: 3 },
} as const;

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
      <Fab
        component={Link}
        to="/adding"
        variant="extended"
        color="primary"
        sx={{ textTransform: 'none', gap: 1, ...(place === 'below' ? { boxShadow: 'none' } : {}) }}
      >
        <FavoriteIcon fontSize="small" />
        {t('donate')}
      </Fab>
    </Box>
  );
}

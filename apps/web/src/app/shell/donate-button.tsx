import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** Pages that carry the floating button (SPEC 2). */
const PAGES = ['/', '/corrector', '/corrector-test'];

export function DonateButton() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (!PAGES.includes(pathname)) return null;
  return (
    <Box component="aside" aria-label={t('donate')} sx={{ displayPrint: 'none' }}>
      <Fab
        component={Link}
        to="/adding"
        variant="extended"
        color="primary"
        sx={{ position: 'fixed', right: 16, bottom: 16, textTransform: 'none', gap: 1 }}
      >
        <FavoriteIcon fontSize="small" />
        {t('donate')}
      </Fab>
    </Box>
  );
}

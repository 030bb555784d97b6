import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { clearKept } from '../../shared/kept-value/kept-storage';

/** The last resort where something kept in the browser breaks a page: forgets all of it and begins anew. */
export function ClearKeptButton() {
  const { t } = useTranslation('shell');
  const clear = () => {
    clearKept();
    window.location.reload();
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="p" sx={{ m: 0, mb: 1 }}>
        {t('page_failure.kept')}
      </Box>
      <Button variant="outlined" onClick={clear}>
        {t('page_failure.clear')}
      </Button>
    </Box>
  );
}

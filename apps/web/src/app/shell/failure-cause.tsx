import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../shared/http/use-is-online';
import { clearKept } from '../../shared/kept-value/kept-storage';

/** What Chromium, Firefox, Safari and Vite say where the code of a page or of a piece of it does not come. */
const LOAD_FAILURE = /dynamically imported module|importing a module script|unable to preload/iu;

/** The code is not asked for again before the page is new. */
export const isCodeMissing = (error: unknown) => error instanceof Error && LOAD_FAILURE.test(error.message);

/**
 * Why a page could not be opened. The last resort, where one that has come cannot be drawn: forgets all that the browser
 * keeps and begins anew.
 */
export function FailureCause({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline(onRetry);
  if (!isOnline || isCodeMissing(error)) return <p>{t(isOnline ? 'offline.text' : 'offline.no_network')}</p>;
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

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ClearKeptButton } from './clear-kept-button';
import { PageContent } from '../../shared/ui/page-content';

/**
 * Replaces a page that could not be loaded or drawn (the server is down, for example). The shell around it and
 * everything chosen stay; another try goes to the same address again.
 */
export function PageFailure() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <PageContent>
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            onClick={() => void navigate(location, { replace: true, state: location.state as unknown })}
          >
            {t('page_failure.retry')}
          </Button>
        }
      >
        {t('page_failure.text')}
        <ClearKeptButton />
      </Alert>
    </PageContent>
  );
}

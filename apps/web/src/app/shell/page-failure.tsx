import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { FailureCause, isCodeMissing } from './failure-cause';
import { PageContent } from '../../shared/ui/page-content';

/**
 * Replaces a page that could not be loaded or drawn. The shell around it and everything chosen stay; another try goes to
 * the same address again. What the browser keeps is blamed only where a page that has come cannot be drawn.
 */
export function PageFailure() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  const error = useRouteError();
  const retry = () => {
    if (isCodeMissing(error)) window.location.reload();
    else void navigate(location, { replace: true, state: location.state as unknown });
  };
  return (
    <PageContent>
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={retry}>
            {t('page_failure.retry')}
          </Button>
        }
      >
        {t('page_failure.text')}
        <FailureCause error={error} onRetry={retry} />
      </Alert>
    </PageContent>
  );
}

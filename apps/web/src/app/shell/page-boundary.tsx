import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { FailureBoundary } from './failure-boundary';
import { FailureCause, isCodeMissing } from './failure-cause';
import { PageContent } from '../../shared/ui/page-content';
import { StateLine } from '../../shared/ui/state-line';

/**
 * Replaces a page that could not be loaded or drawn. The shell around it and everything chosen stay; another try goes to
 * the same address again. What the browser keeps is blamed only where a page that has come cannot be drawn.
 */
function PageFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  const retry = () => {
    if (isCodeMissing(error)) window.location.reload();
    else void navigate(location, { replace: true, state: location.state as unknown });
  };
  return (
    <PageContent>
      <StateLine role="alert" action={[t('page_failure.retry'), retry]}>
        {t('page_failure.text')}
        <FailureCause error={error} onRetry={retry} />
      </StateLine>
    </PageContent>
  );
}

/** A page that fails is tried again wherever the visitor goes. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <FailureBoundary place={key} render={(error) => <PageFailure error={error} />}>
      {children}
    </FailureBoundary>
  );
}

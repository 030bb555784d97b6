import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageStyle } from '../../shared/design/tokens';
import { FailureCause } from './failure-cause';

function WholeFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const reload = () => window.location.reload();
  return (
    <Stack
      component="main"
      role="alert"
      spacing={2}
      sx={{ ...pageStyle, py: '24px', alignItems: 'flex-start' }}
    >
      <Typography variant="h1">{t('page_failure.title')}</Typography>
      <Button variant="contained" onClick={reload}>
        {t('page_failure.reload')}
      </Button>
      <FailureCause error={error} onRetry={reload} />
    </Stack>
  );
}

/** Shows a way out in place of a white page where something above the routes fails to draw. */
export class FailureBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failure: { readonly error: unknown } | null }
> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });
  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <WholeFailure error={failure.error} />;
  }
}

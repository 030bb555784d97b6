import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { useTranslation } from 'react-i18next';
import { pageStyle } from '../../shared/design/tokens';
import { ClearKeptButton } from './clear-kept-button';

function WholeFailure() {
  const { t } = useTranslation('shell');
  return (
    <Stack
      component="main"
      role="alert"
      spacing={2}
      sx={{ ...pageStyle, py: '24px', alignItems: 'flex-start' }}
    >
      <Typography variant="h1">{t('page_failure.title')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('page_failure.reload')}
      </Button>
      <ClearKeptButton />
    </Stack>
  );
}

/** Shows a way out in place of a white page where something above the routes fails to draw. */
export class FailureBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <WholeFailure /> : this.props.children;
  }
}

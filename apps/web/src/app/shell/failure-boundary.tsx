import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageStyle } from '../../shared/design/tokens';
import { StateLine } from '../../shared/ui/state-line';
import { FailureCause } from './failure-cause';

function WholeFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell');
  const reload = () => window.location.reload();
  return (
    <Box component="main" role="alert" sx={{ ...pageStyle, py: '24px' }}>
      <Typography variant="h1">{t('page_failure.title')}</Typography>
      <StateLine role="group" action={[t('page_failure.reload'), reload]}>
        <FailureCause error={error} onRetry={reload} />
      </StateLine>
    </Box>
  );
}

interface FailureBoundaryProps {
  readonly children: ReactNode;
  /** Another place is drawn anew. */
  readonly place?: string;
  readonly render?: (error: unknown) => ReactNode;
}

interface FailureState {
  readonly failure: { readonly error: unknown } | null;
  readonly place: string | undefined;
}

/** Shows a way out in place of a white page where something below it fails to draw. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failure: null, place: this.props.place };
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });
  static getDerivedStateFromProps = ({ place }: FailureBoundaryProps, state: FailureState) =>
    place === state.place ? null : { place, failure: null };
  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.render?.(failure.error) ?? <WholeFailure error={failure.error} />;
  }
}

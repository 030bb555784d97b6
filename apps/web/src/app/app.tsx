import type { StatusResponse } from '@keelerada/contract/fields/status';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState, useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { NoticesProvider, useNotices } from '../shared/notices/notices';
import { SessionProvider, useSession } from '../shared/session/session';
import { SiteContentProvider } from '../shared/site-content/site-content';
import { TextSelectionProvider } from '../shared/text-selection/text-selection';
import { ToolSessionProvider } from '../shared/tool-session/tool-session';
import { Pages } from './routes';
import { FailureBoundary } from './shell/failure-boundary';
import { theme } from './theme';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE, pageStyle } from '../shared/design/tokens';
import { useIsOnline } from '../shared/http/use-is-online';
import { branding } from './branding';
import { ProductLogo } from './shell/product-logo';

interface OfflinePageProps {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The server does not answer: says so and offers to try again. */
function OfflinePage({ onRetry, isRetrying }: OfflinePageProps) {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline(onRetry);
  const title = t(isOnline ? 'offline.title' : 'offline.no_network_title');
  useEffect(() => {
    document.title = `${title} – ${branding.productName}`;
  }, [title]);
  return (
    <Stack
      component="main"
      spacing={3}
      sx={{
        ...pageStyle,
        minHeight: '100vh',
        py: '24px',
        justifyContent: 'center',
        alignItems: 'flex-start',
      }}
    >
      <ProductLogo />
      <Stack role="alert" spacing={1}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ ...letters[16], maxWidth: MEASURE, color: 'var(--ink-2)' }}>
          {t(isOnline ? 'offline.text' : 'offline.no_network')}
        </Typography>
      </Stack>
      <Button variant="contained" loading={isRetrying} loadingPosition="start" onClick={onRetry}>
        {t('offline.retry')}
      </Button>
    </Stack>
  );
}

/**
 * One client for all calls. A failed call shows its notice unless its `meta` says `handlesErrors: true`. Nothing is
 * retried automatically: the visitor decides.
 */
function createHttpClient(showFailure: (error: unknown) => void): QueryClient {
  const report = (error: unknown, meta: Record<string, unknown> | undefined) => {
    // A cancelled call did not fail.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled && meta?.['handlesErrors'] !== true) showFailure(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  });
}

interface ProvidersProps {
  readonly children: ReactNode;
  readonly assumed?: StatusResponse | undefined;
}

function PublishedContents({ children }: { readonly children: ReactNode }) {
  const { contents } = useSession();
  return <SiteContentProvider versions={contents}>{children}</SiteContentProvider>;
}

function ConnectedProviders({ children, assumed }: ProvidersProps) {
  const { showFailure } = useNotices();
  const [client] = useState<QueryClient>(() => createHttpClient(showFailure));
  return (
    <QueryClientProvider client={client}>
      <SessionProvider
        assumed={assumed}
        renderOffline={(retry, isRetrying) => <OfflinePage onRetry={retry} isRetrying={isRetrying} />}
      >
        <PublishedContents>
          <TextSelectionProvider>
            <ToolSessionProvider>{children}</ToolSessionProvider>
          </TextSelectionProvider>
        </PublishedContents>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Everything above the pages: theme, notices, calls, session, chosen texts and tool runs. */
export function Providers({ children, assumed }: ProvidersProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <FailureBoundary>
        <NoticesProvider>
          <ConnectedProviders assumed={assumed}>{children}</ConnectedProviders>
        </NoticesProvider>
      </FailureBoundary>
    </ThemeProvider>
  );
}

/** The whole product in the browser. */
export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <Pages />
      </Providers>
    </BrowserRouter>
  );
}

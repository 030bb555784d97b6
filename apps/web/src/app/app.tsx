import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { TextQueryProvider } from '../features/text-query/text-query-state';
import { NoticesProvider, useNotices } from '../shared/notices/notices';
import { SessionProvider } from '../shared/session/session';
import { TextSelectionProvider } from '../shared/text-selection/text-selection';
import { ToolSessionProvider } from '../shared/tool-session/tool-session';
import { createHttpClient } from './http-client';
import { createRouter } from './routes';
import { OfflinePage } from './shell/offline-page';
import { theme } from './theme';

function ConnectedApp() {
  const { showNotice } = useNotices();
  const [client] = useState<QueryClient>(() =>
    createHttpClient((messageKey) => showNotice('error', messageKey)),
  );
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider
        renderOffline={(retry, isRetrying) => <OfflinePage onRetry={retry} isRetrying={isRetrying} />}
      >
        <TextSelectionProvider>
          <TextQueryProvider>
            <ToolSessionProvider>
              <RouterProvider router={router} />
            </ToolSessionProvider>
          </TextQueryProvider>
        </TextSelectionProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The whole product in the browser. */
export function App() {
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <NoticesProvider>
        <ConnectedApp />
      </NoticesProvider>
    </ThemeProvider>
  );
}

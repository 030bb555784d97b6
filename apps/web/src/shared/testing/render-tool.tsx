import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { loadLazyMessages } from '../i18n/lazy-messages';
import { startI18n } from '../i18n/start-i18n';
import { NoticeLine } from '../notices/notice-line';
import { NoticesProvider } from '../notices/notices';
import { ResultLinkGate } from '../tool-frame/result-link-gate';
import { SessionProvider } from '../session/session';
import { TextSelectionProvider, useTextSelection } from '../text-selection/text-selection';
import { ToolSessionProvider } from '../tool-session/tool-session';
import { makeTestRouter } from './test-router';

/** Replaces the choice of texts: buttons that choose an own text or another one. */
function TextButtons() {
  const { saveOwnTexts } = useTextSelection();
  return (
    <>
      <button onClick={() => saveOwnTexts('Siin on tekst.')}>choose text</button>
      <button onClick={() => saveOwnTexts('Siin on teine tekst.')}>choose another text</button>
      <button onClick={() => saveOwnTexts('Siin on pikk tekst. '.repeat(1000))}>choose long text</button>
    </>
  );
}

/** jsdom lays nothing out; lists of virtual rows need heights to show any. */
const BOX_HEIGHT_PX = 600;
const ROW_HEIGHT_PX = 40;

interface ToolScene {
  /** Part of the address after `/tools/`, with parameters. */
  readonly address: string;
  readonly language?: 'et' | 'en';
  readonly hasTexts?: boolean;
}

/** What jsdom lacks: here nothing ever changes its size. */
const resizeObserver = vi.fn(function observeNothing() {
  return { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
});

/** Renders one analysis tab with the providers of the product; `/tools/other` is an empty tab to switch to. */
export async function renderTool(tool: ReactNode, { address, language = 'en', hasTexts = true }: ToolScene) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(BOX_HEIGHT_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT_PX);
  vi.stubGlobal('ResizeObserver', resizeObserver);
  localStorage.setItem('language', language);
  await startI18n();
  await loadLazyMessages('comparison');
  await loadLazyMessages('result-link');
  await loadLazyMessages('tool-result');
  await loadLazyMessages('nothing-found');
  await loadLazyMessages('citation');
  const path = `/tools/${address.split('?')[0] ?? ''}`;
  const { router, Router } = makeTestRouter(`/tools/${address}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const user = userEvent.setup();
  const view = render(
    <NoticesProvider>
      <NoticeLine />
      <QueryClientProvider client={client}>
        <SessionProvider renderOffline={() => <p>offline</p>}>
          <TextSelectionProvider>
            <TextButtons />
            <ToolSessionProvider>
              <Router>
                <Routes>
                  <Route path={path} element={<ResultLinkGate>{tool}</ResultLinkGate>} />
                  <Route path="/tools/other" element={<p>other tab</p>} />
                </Routes>
              </Router>
            </ToolSessionProvider>
          </TextSelectionProvider>
        </SessionProvider>
      </QueryClientProvider>
    </NoticesProvider>,
  );
  const chooseButton = await view.findByRole('button', { name: 'choose text' });
  if (hasTexts) await user.click(chooseButton);
  return { ...view, user, router };
}

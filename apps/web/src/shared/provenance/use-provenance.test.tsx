import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../i18n/lazy-messages';
import { startI18n } from '../i18n/start-i18n';
import { NoticesProvider } from '../notices/notices';
import { SessionProvider } from '../session/session';
import { startFakeServer } from '../testing/fake-server';
import { SelectionSide } from '../text-selection/selection-side';
import { TextSelectionProvider, useTextSelection, useWholeSelection } from '../text-selection/text-selection';
import { ToolSessionProvider } from '../tool-session/tool-session';
import { useProvenance } from './use-provenance';

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadLazyMessages('comparison');
  await loadLazyMessages('citation');
  startFakeServer({});
});

it('a result of one of two selections says which one, and names the other', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <NoticesProvider>
      <QueryClientProvider client={client}>
        <SessionProvider renderOffline={() => null}>
          <TextSelectionProvider>
            <ToolSessionProvider>
              <MemoryRouter initialEntries={['/tools/wordlist']}>
                <SelectionSide side="B">{children}</SelectionSide>
              </MemoryRouter>
            </ToolSessionProvider>
          </TextSelectionProvider>
        </SessionProvider>
      </QueryClientProvider>
    </NoticesProvider>
  );
  const { result } = renderHook(
    () => ({ describe: useProvenance(), own: useTextSelection(), whole: useWholeSelection() }),
    { wrapper },
  );
  await act(() => Promise.resolve());
  await vi.waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current.whole.saveCorpusTexts(['a', 'b']));
  const describe = () =>
    Object.fromEntries(
      result.current.describe({
        tool: 'Word list',
        options: [],
        totals: { texts: 1, runningWords: 9 },
        request: {},
      }),
    );
  expect(describe()).not.toHaveProperty('Compared with');
  act(() => result.current.own.saveOwnTexts('Minu tekst.'));
  expect(describe()).toMatchObject({
    'Selection of the result': 'Selection B: own text',
    'Compared with': 'Selection A: 2 texts',
    // Own texts alone show nothing of the corpus.
    Citation: expect.stringMatching(
      /^Keelerada \(Version 1\.2\.3\) .*Word list\. Text: an own text, .*#result=/u,
    ) as string,
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';
import { browserNames } from '../features/site-pages/browser-names';
import { FailureBoundary } from './shell/failure-boundary';
import { openApp } from './testing/test-app';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

/** What a browser, an extension or an older version may have left. */
const contents = [
  '[]',
  '{}',
  '7',
  '"kass"',
  '[{}]',
  '{"values":{"corpuses":["constructor"],"types":[],"filters":null},"sort":{"column":7}}',
  '{"corpusTextIds":["a"],"corpusSource":7,"compared":[],"origin":"tab"}',
  '{"text":"Ma elan.","response":{"errorRates":[]},"corrections":[{}],"decisions":7}',
  '{"questions":[null],"lists":[null,7],"selections":[{}],"searches":{}}',
];
const pages = ['/tools/wordlist', '/tools/wordcontext', '/corrector', '/practice'];

describe.each(contents)('with %s under every name', (content) => {
  it.each(pages)('%s opens', async (page) => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const names = browserNames.filter(({ id }) => id !== 'language');
    for (const { name } of names) sessionStorage.setItem(name, content);
    const { unmount } = await openApp(page, {
      stored: Object.fromEntries(names.map(({ name }) => [name, content])),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText(/could not be opened/u)).toBeNull();
    expect(failures.mock.calls.flat().filter((said) => said instanceof Error)).toEqual([]);
    unmount();
  });
});

it('offers to delete what is kept where all fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = await openApp('/');
  unmount();
  sessionStorage.setItem('text-query', '[]');
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The page could not be opened');
  await userEvent.click(screen.getByRole('button', { name: 'Delete what the browser keeps' }));
  expect(sessionStorage.getItem('text-query')).toBeNull();
  expect(localStorage.getItem('language')).toBeNull();
});

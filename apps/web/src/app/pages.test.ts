import { otherPagePaths, publicPagePaths } from '@keelerada/contract/site/page-paths';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../shared/i18n/messages-en';
import { messages as estonian } from '../shared/i18n/messages-et';
import { makeCrumbs, pages } from './pages';
import { tools } from './tools/tool-list';

const keys = (path: string) => makeCrumbs(path).map(({ titleKey }) => titleKey);

describe('makeCrumbs', () => {
  it('is home alone on the home page', () => {
    expect(makeCrumbs('/')).toEqual([{ path: '/', titleKey: 'shell:titles.home' }]);
  });

  it('starts at home and ends at the page on every known route', () => {
    for (const { path, titleKey } of pages) {
      expect(keys(path)[0]).toBe('shell:titles.home');
      expect(keys(path).at(-1)).toBe(titleKey);
      expect(keys(path)).not.toContain('shell:titles.not_found');
    }
  });

  it('names the steps between', () => {
    expect(makeCrumbs('/tools/wordlist').map(({ path }) => path)).toEqual(['/', '/tools', '/tools/wordlist']);
  });

  it.each(['/nothing', '/tools/nothing', '/about/us/more'])(
    'shows home and page-not-found for %s',
    (path) => {
      expect(keys(path)).toEqual(['shell:titles.home', 'shell:titles.not_found']);
    },
  );

  it('takes an address in any case and with a slash at its end, as the router does', () => {
    expect(keys('/Tools/WordList/')).toEqual(['shell:titles.home', 'shell:titles.tools', 'wordlist:title']);
  });
});

/** Text of `namespace:key` in one language; undefined if there is none. */
function readMessage(messages: typeof english, messageKey: string): unknown {
  const [namespace, key = ''] = messageKey.split(':');
  const file = Object.keys(messages).find((path) => path.endsWith(`/${namespace}.json`)) ?? '';
  return key
    .split('.')
    .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], messages[file]);
}

describe('the lists of pages and tools', () => {
  /** Their screens are a `ToolScreen`. */
  const withForm = ['wordlist', 'word-context', 'collocates'];
  const messageKeys = [
    ...pages.map(({ titleKey }) => titleKey),
    ...tools.flatMap(({ name, keyboard = [] }) => [
      ...(withForm.includes(name) ? ['explanation', 'form', 'submit'] : []).map((key) => `${name}:${key}`),
      ...keyboard.map(({ textKey }) => textKey),
    ]),
  ];

  it.each(messageKeys)('have the message %s in both languages', (messageKey) => {
    for (const messages of [english, estonian])
      expect(readMessage(messages, messageKey)).toEqual(expect.any(String));
  });

  it('are the addresses that the server knows', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(
      [...publicPagePaths, ...otherPagePaths].toSorted(),
    );
  });

  it('load or lead on', () => {
    for (const { load, redirectTo } of pages) expect(load ?? redirectTo).toBeDefined();
  });

  it('name each path and each tool once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  });
});

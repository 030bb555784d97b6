import { describe, expect, it } from 'vitest';
import { makeCrumbs, pageTitles } from './page-titles';

const keys = (path: string) => makeCrumbs(path).map(({ titleKey }) => titleKey);

describe('makeCrumbs', () => {
  it('is home alone on the home page', () => {
    expect(makeCrumbs('/')).toEqual([{ path: '/', titleKey: 'titles.home' }]);
  });

  it('starts at home and ends at the page on every known route', () => {
    for (const [path, titleKey] of Object.entries(pageTitles)) {
      expect(keys(path)[0]).toBe('titles.home');
      expect(keys(path).at(-1)).toBe(titleKey);
      expect(keys(path)).not.toContain('titles.not_found');
    }
  });

  it('names the steps between', () => {
    expect(makeCrumbs('/tools/wordlist').map(({ path }) => path)).toEqual(['/', '/tools', '/tools/wordlist']);
  });

  it.each(['/nothing', '/tools/nothing', '/about/us/more'])(
    'shows home and page-not-found for %s',
    (path) => {
      expect(keys(path)).toEqual(['titles.home', 'titles.not_found']);
    },
  );

  it('takes an address in any case and with a slash at its end, as the router does', () => {
    expect(keys('/Tools/WordList/')).toEqual(['titles.home', 'titles.tools', 'titles.wordlist']);
  });
});

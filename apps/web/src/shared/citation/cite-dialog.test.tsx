import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../testing/fake-server';
import { renderTool } from '../testing/render-tool';
import { useTextSelection } from '../text-selection/text-selection';
import { AskedResultProvider } from './asked-result';
import { ResultReferences } from './result-references';

const OWN_TEXT_OF_PAGE = 'Siin on tekst.';

/** A result of the texts chosen now. */
function Result() {
  const { corpusTextIds, ownTexts, saveCorpusTexts } = useTextSelection();
  const request = { corpusTextIds, ownTexts, type: 'LEMMAS' };
  const asked = {
    ...{ name: 'wordlist', messages: 'wordlist', options: [], tool: 'Word list', request },
    query: 'base forms · without stop words',
    calls: [{ path: '/api/tools/wordlist', body: request }],
  };
  return (
    <>
      <button onClick={() => saveCorpusTexts(['a', 'b'])}>pick texts</button>
      <AskedResultProvider asked={asked}>
        <ResultReferences fields={{ sort: 'TEXT' }} />
      </AskedResultProvider>
    </>
  );
}

type User = ReturnType<typeof userEvent.setup>;

async function openDialog(language: 'et' | 'en' = 'en') {
  startFakeServer({});
  const { user } = await renderTool(<Result />, { address: 'wordlist', language });
  await user.click(screen.getByRole('button', { name: 'pick texts' }));
  await user.click(screen.getByRole('button', { name: language === 'et' ? 'Viita' : 'Cite' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

const readContent = () =>
  within(screen.getByRole('tabpanel')).getByRole<HTMLTextAreaElement>('textbox').value;
async function openTab(user: User, name: string) {
  await user.click(screen.getByRole('tab', { name }));
  return readContent();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the citation of a result', () => {
  it('says tool, question, texts and state, tells a demo corpus, and holds nothing of an own text', async () => {
    const { user, dialog } = await openDialog();
    expect(readContent()).toMatch(
      /^Keelerada\. \(\d{4}\)\. Keelerada demonstration corpus \(Version corpus-7\) .*Word list: base forms, without stop words\. Texts: 2 texts picked one by one; and one own text, which is not published\. .*Software: Keelerada 1\.2\.3\. Retrieved .*\/tools\/wordlist#result=/u,
    );
    expect(within(dialog).getByRole('alert').textContent).toContain('demo corpus');
    for (const name of ['BibTeX', 'CSL-JSON', 'Python', 'R', 'curl'])
      expect(await openTab(user, name)).not.toContain(OWN_TEXT_OF_PAGE);
  });

  it('is written in the language of the page', async () => {
    const { user } = await openDialog('et');
    expect(readContent()).toMatch(
      /näidiskorpus \(versioon corpus-7\).*2 ühekaupa valitud teksti; lisaks üks oma tekst/u,
    );
    expect(await openTab(user, 'BibTeX')).toContain('langid = {estonian}');
  });

  it('gives the call with its ids, the order of the rows, and a placeholder that it tells of', async () => {
    const { user } = await openDialog();
    const python = await openTab(user, 'Python');
    expect(python).toMatch(
      /^# Replace OWN TEXT with your own text.*\n# The call names 2 texts by their ids\.\n# pip install \S+\.zip\nfrom/u,
    );
    expect(python).toContain(
      '    "corpusTextIds": ["a", "b"],\n    "ownTexts": "OWN TEXT",\n    "type": "LEMMAS",\n',
    );
    expect(python).toContain('"sort": "TEXT"');
    expect(screen.getByRole('link', { name: 'API description' }).getAttribute('href')).toBe('/api/docs');
  });

  it('is copied and saved as it shows, by keyboard alone', async () => {
    const { user } = await openDialog();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Text' }));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(readContent()).toMatch(/^@misc\{keelerada-corpus-7-word-list-/u);
    for (const name of ['Close', 'Save as a file', 'Copy']) {
      while (document.activeElement !== screen.getByRole('button', { name })) await user.tab();
      if (name !== 'Close') await user.keyboard('{Enter}');
    }
    await screen.findByText('Copied.');
    expect(write.mock.calls[0]?.[0]).toBe(`${readContent()}\n`);
    expect(saved).toEqual([expect.stringMatching(/^keelerada-corpus-7-word-list-.*\.bib$/u)]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cite' }));
  });

  it('says so where the browser does not let it be copied', async () => {
    const { user } = await openDialog();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText(/copy it by hand/u)).getAttribute('role')).toBe('status');
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importTrialCall, type ImportRun } from '@keelerada/contract/texts/corpus-import';
import { contentNames, siteContentSchemas } from '@keelerada/contract/site/site-content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startContents } from '../features/admin/content/content-page';
import { answerJson, openApp, openAsAdministrator, status, type Answers } from './testing/test-app';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});
afterEach(() => vi.unstubAllGlobals());

describe('import', () => {
  const ids = {
    trial: '0b0c6f1e-0000-4000-8000-000000000004',
    import: '0b0c6f1e-0000-4000-8000-000000000005',
  };
  const makeRun = (kind: 'trial' | 'import'): ImportRun => ({
    ...{ id: ids[kind], kind, source: 'texts.jsonl', state: 'done', done: 1, total: 1, failure: null },
    report: {
      ...{
        files: ['texts.jsonl'],
        isDryRun: kind === 'trial',
        words: 6,
        demoTextsRemoved: true,
        duplicates: 0,
      },
      texts: { read: 3, added: 2, updated: 0, unchanged: 0, skipped: 1 },
      ...{ unknownProperties: { silm: 1 }, droppedProperties: {} },
      notListed: { withoutTitle: 0, withoutSubcorpus: 2, withUnknownSubcorpus: 0, withUnknownLanguage: 0 },
      problems: 1,
      problemList: [{ place: 'texts.jsonl, line 2', reason: 'the line is not JSON' }],
    },
  });

  it('shows the report of the trial with faults by line, then imports', async () => {
    const begun: unknown[] = [];
    await openAsAdministrator('/admin/import', {
      [importTrialCall.path]: () => answerJson(makeRun('trial')),
      [`${importTrialCall.path}/${ids.trial}`]: (request, body) => {
        if (request.method === 'GET') return answerJson(makeRun('trial'));
        begun.push(body);
        return answerJson(makeRun('import'));
      },
      [`${importTrialCall.path}/${ids.import}`]: () => answerJson(makeRun('import')),
    });
    const file = new File(['{}'], 'texts.jsonl');
    await userEvent.upload(
      await screen.findByLabelText('Choose a file and try it', { selector: 'input' }),
      file,
    );
    await screen.findByText('texts.jsonl, line 2');
    expect(screen.getByText('Texts without a subcorpus: 2; the text query cannot find them.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep the demonstration texts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 texts' }));
    await screen.findByText('Imported: texts.jsonl');
    expect(begun).toEqual([{ keepsDemo: true }]);
  });
});

describe('contents', () => {
  it('are changed, looked at and published; visitors then see the version that the status names', async () => {
    const published: unknown[] = [];
    const answers: Answers = {
      [`/api/admin/content/grants`]: (request, body) => {
        if (request.method === 'POST') published.push(body);
        const version = published.length === 0 ? null : 7;
        const { content } = (published[0] ?? { content: null }) as { content: unknown };
        return answerJson({ name: 'grants', version, content, history: [] });
      },
    };
    await openAsAdministrator('/admin/content?name=grants', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Grants' }));
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('Uus projekt');
    await userEvent.click(screen.getByRole('textbox', { name: /Address/u }));
    await userEvent.paste('https://etis.example/9');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('link', { name: /Uus projekt/u });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish', hidden: true }));
    await screen.findByText('The content is published.');
    expect(published).toMatchObject([{ basedOn: null }]);
    expect((published[0] as { content: unknown[] }).content.at(-1)).toEqual({
      name: 'Uus projekt',
      url: 'https://etis.example/9',
    });
  });

  it('a published version stands in place of the content folder, which stays where it cannot be had', async () => {
    const grant = { name: 'Avaldatud projekt', url: 'https://etis.example/10' };
    await openApp('/about/grants', {
      answers: {
        '/api/status': () => answerJson({ ...status, contents: { grants: 8, people: 9 } }),
        [`/api/site-content/grants/8`]: () => answerJson([grant]),
      },
    });
    const link = await screen.findByRole('link', { name: /Avaldatud projekt/u });
    expect(link.getAttribute('href')).toBe(grant.url);
  });

  it('begin with content folders that fit their form', () => {
    for (const name of contentNames)
      expect(siteContentSchemas[name].safeParse(startContents[name]).error?.issues, name).toBeUndefined();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analysisJobCall, jobsCall, systemCall, type JobsResponse } from '@keelerada/contract/site/admin';
import { accountsCall, type Account } from '@keelerada/contract/site/account';
import { corpusTextSearchCall, corpusTextWithdrawalCall } from '@keelerada/contract/texts/corpus-text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson, openApp, openAsAdministrator } from './testing/test-app';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});
afterEach(() => vi.unstubAllGlobals());

const account = (given: Partial<Account>): Account => ({
  id: '0b0c6f1e-0000-4000-8000-000000000001',
  firstName: 'Mari',
  email: 'mari@example.org',
  identity: 'https://id.example EE:1',
  role: 'ADMIN',
  createdAt: '2026-01-02T03:04:05Z',
  signedInAt: '2026-02-02T03:04:05Z',
  isOwn: true,
  ...given,
});

describe('accounts', () => {
  const jaan = account({ id: 'x', firstName: 'Jaan', email: null, role: 'USER', isOwn: false });

  it('a role is given after a question, and the list is asked for anew', async () => {
    const roles: unknown[] = [];
    let isGiven = false;
    await openAsAdministrator('/admin/accounts', {
      [accountsCall.path]: () =>
        answerJson({ accounts: [account({}), { ...jaan, role: isGiven ? 'ADMIN' : 'USER' }], total: 2 }),
      [`${accountsCall.path}/x/role`]: (_request, body) => {
        roles.push(body);
        isGiven = true;
        return answerJson({ accounts: [], total: 0 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make administrator: Jaan' }));
    const dialog = await screen.findByRole('dialog');
    expect(roles).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make administrator' }));
    await screen.findByRole('button', { name: 'Remove the role: Jaan', hidden: true });
    expect(roles).toEqual([{ role: 'ADMIN' }]);
  });

  it('says why the last administrator stays one', async () => {
    await openAsAdministrator('/admin/accounts', {
      [accountsCall.path]: () => answerJson({ accounts: [account({})], total: 1 }),
      [`${accountsCall.path}/${account({}).id}/role`]: () =>
        answerJson([{ code: 'LastAdministrator', message: '', field: 'role' }], 409),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the role: Mari' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the role' }));
    await screen.findByText(/This is the last administrator/u);
  });

  it('a failed call has a way out', async () => {
    let isDown = true;
    await openAsAdministrator('/admin/accounts', {
      [accountsCall.path]: () =>
        isDown ? answerJson([], 503) : answerJson({ accounts: [account({}), jaan], total: 2 }),
    });
    await screen.findByText('The data could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Jaan');
  });

  it('visitors and users without the role get no further than the notice', async () => {
    const { router } = await openApp('/admin/accounts', {});
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('jobs', () => {
  const job: JobsResponse[number] = {
    id: '0b0c6f1e-0000-4000-8000-000000000002',
    kind: 'analysis',
    source: null,
    state: 'failed',
    phase: 'analysing',
    done: 3,
    total: 10,
    requestedAt: '2026-02-02T03:04:00Z',
    startedAt: '2026-02-02T03:04:05Z',
    updatedAt: '2026-02-02T04:06:05Z',
    failure: 'ComputeThreadLostError',
  };

  it('tell how long they waited and took, and run again', async () => {
    let asked = 0;
    await openAsAdministrator('/admin/jobs', {
      [jobsCall.path]: () => answerJson([job]),
      [systemCall.path]: () => answerJson({ pendingTexts: 7 }),
      [analysisJobCall.path]: () => {
        asked += 1;
        return answerJson({ waitingTexts: 7 });
      },
    });
    await screen.findByText(/waited 5 s · took 1 h 2 min/u);
    expect(screen.getByText('failed (ComputeThreadLostError)')).toBeTruthy();
    expect(screen.getByText('Texts waiting for analysis: 7.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    await screen.findByText('The analysis of 7 texts starts now.');
    expect(asked).toBe(1);
  });
});

describe('texts', () => {
  const row = {
    id: '0b0c6f1e-0000-4000-8000-000000000003',
    title: 'Kiri sõbrale',
    subcorpus: 'clWmOIrLa',
    type: null,
    level: 'B1',
    characters: 12,
    words: 3,
    isDemo: false,
    isDonated: true,
    addedAt: '2026-02-02T03:04:00Z',
  };

  it('are searched by the form, ticked and taken out after a question', async () => {
    const searches: unknown[] = [];
    const withdrawn: unknown[] = [];
    await openAsAdministrator('/admin/texts?state=donated', {
      [corpusTextSearchCall.path]: (_request, body) => {
        searches.push(body);
        return answerJson({
          total: withdrawn.length === 0 ? 1 : 0,
          texts: withdrawn.length === 0 ? [row] : [],
        });
      },
      [corpusTextWithdrawalCall.path]: (_request, body) => {
        withdrawn.push(body);
        return answerJson({ withdrawn: 1 });
      },
    });
    await screen.findByText(/B1 · 3 words · donated/u);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search for' }), 'kiri{Enter}');
    await waitFor(() =>
      expect(searches.at(-1)).toMatchObject({ words: 'kiri', where: 'all', state: 'donated', offset: 0 }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select the text: Kiri sõbrale' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the selected (1)' }));
    const dialog = await screen.findByRole('dialog');
    expect(withdrawn).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove from the corpus' }));
    await screen.findByText('No such texts were found.');
    expect(withdrawn).toEqual([{ ids: [row.id] }]);
  });

  it('are changed by labelled fields; a change by somebody else is told', async () => {
    const edits: unknown[] = [];
    const properties = [
      { propertyName: 'title', propertyValue: 'Kiri sõbrale' },
      { propertyName: 'keeletase', propertyValue: 'B1' },
    ];
    const text = { ...row, text: 'Kallis sõber!', properties, revision: 'r1', log: [] };
    await openAsAdministrator(`/admin/texts?id=${row.id}`, {
      [`/api/admin/texts/${row.id}`]: (request, body) => {
        if (request.method === 'GET') return answerJson(text);
        edits.push(body);
        return answerJson([{ code: 'EditConflict', message: '', field: null }], 409);
      },
    });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Suvi');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the field: Level' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Somebody has changed the text in the meantime/u);
    expect(edits).toEqual([
      {
        revision: 'r1',
        text: 'Kallis sõber!',
        properties: [{ propertyName: 'title', propertyValue: 'Suvi' }],
      },
    ]);
  });
});

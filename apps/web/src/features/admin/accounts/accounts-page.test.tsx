import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountsCall } from '@keelerada/contract/site/account';
import { beforeEach, expect, it } from 'vitest';
import { answerJson, openApp, status, type Answers } from '../../../app/testing/test-app';
import { setScreen, standInForBrowser } from '../../../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

/** Two administrators, of whom Mari looks; `searches` and `changes` are what was sent. */
async function openAccounts() {
  const searches: (string | null)[] = [];
  const changes: unknown[] = [];
  const account = (id: string, firstName: string) => ({
    ...{ id, firstName, email: `${id}@example.org`, identity: `EE:${id}`, role: 'ADMIN' },
    ...{ createdAt: '2026-01-02T03:04:05Z', signedInAt: '2026-02-02T03:04:05Z', isOwn: id === 'mari' },
  });
  const change = (id: string) => (_request: Request, body: unknown) => {
    changes.push([id, body]);
    return answerJson({ accounts: [], total: 0 });
  };
  const answers: Answers = {
    '/api/status': () => {
      const user = changes.length === 0 ? { firstName: 'Mari', roleName: 'ADMIN' } : null;
      return answerJson({ ...status, user });
    },
    [accountsCall.path]: (request) => {
      const search = new URL(request.url).searchParams.get('search');
      searches.push(search);
      const all = [account('mari', 'Mari'), account('jaan', 'Jaan')];
      const accounts = all.filter(({ firstName }) => firstName.toLowerCase().includes(search ?? ''));
      return answerJson({ accounts, total: search === '' ? 120 : accounts.length });
    },
    [`${accountsCall.path}/mari/role`]: change('mari'),
    [`${accountsCall.path}/jaan/role`]: change('jaan'),
  };
  const { router } = await openApp('/admin/accounts', { answers });
  await screen.findByRole('button', { name: 'Remove the role: Jaan' });
  return { searches, changes, router };
}

it('nothing changes when the question is not confirmed', async () => {
  const { changes } = await openAccounts();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the role: Jaan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the role' });
  expect(within(dialog).getByText(/^Jaan \(jaan@example\.org\) loses administrator rights/u)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes).toEqual([]);
});

it('who gives up their own role is warned and leaves the pages of administrators', async () => {
  const { changes, router } = await openAccounts();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the role: Mari' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/This is your own account, Mari/u)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the role' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(changes).toEqual([['mari', { role: 'USER' }]]);
});

it('accounts are searched while typing; how many are not shown is said', async () => {
  const { searches } = await openAccounts();
  expect(screen.getByText('2 of 120 accounts are shown. Narrow the search.')).toBeTruthy();
  const box = screen.getByRole('searchbox', { name: 'Search by name, e-mail or identity' });
  await userEvent.type(box, 'jaa');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the role: Mari' })).toBeNull());
  expect(searches.at(-1)).toBe('jaa');
  await userEvent.type(box, 'x');
  await screen.findByText('No such account was found.');
});

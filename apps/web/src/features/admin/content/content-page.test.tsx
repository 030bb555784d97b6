import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerJson, openAsAdministrator } from '../../../app/testing/test-app';
import { setScreen, standInForBrowser } from '../../../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

const makeGrant = (number: number) => ({ name: `Projekt ${number}`, url: `https://etis.example/${number}` });

/** Version 2 of the grants, with an earlier one; `published` is what was sent. */
async function openGrants(answerPublication: (body: unknown) => Response) {
  const published: unknown[] = [];
  const history = [2, 1].map((version) => ({
    version,
    at: `2026-02-0${version}T10:00:00Z`,
    actorName: 'Mari',
  }));
  const state = { name: 'grants', version: 2, content: [makeGrant(1), makeGrant(2)], history };
  await openAsAdministrator('/admin/content?name=grants', {
    [`/api/admin/content/grants`]: (request, body) => {
      if (request.method === 'GET') return answerJson(state);
      published.push(body);
      return answerPublication(body);
    },
    [`/api/site-content/grants/1`]: () => answerJson([makeGrant(1)]),
  });
  await screen.findByRole('list', { name: 'Grants' });
  return { published };
}

const list = () => within(screen.getByRole('list', { name: 'Grants' }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('an earlier version comes into the form, and is published only when asked', async () => {
  const { published } = await openGrants((body) =>
    answerJson({ name: 'grants', version: 3, history: [], ...(body as object) }),
  );
  await userEvent.click(screen.getByRole('button', { name: /01\/02\/2026.* – Mari$/u }));
  await waitFor(() => expect(list().queryByText('Projekt 2')).toBeNull());
  expect(published).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The content is published.');
  expect(published).toEqual([{ basedOn: 2, content: [makeGrant(1)] }]);
});

it('an address that is none keeps a content from being published; changes can be undone', async () => {
  await openGrants(() => answerJson([], 500));
  expect(isDisabled('Publish')).toBe(true);
  await userEvent.click(list().getByRole('button', { name: 'Projekt 1' }));
  const address = screen.getByRole('textbox', { name: /Address/u });
  await userEvent.clear(address);
  await userEvent.type(address, 'javascript:alert(1)');
  await screen.findByText(/^A field is empty or invalid\./u);
  expect([isDisabled('Publish'), isDisabled('Preview')]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the changes' }));
  expect(screen.queryByText(/^A field is empty or invalid\./u)).toBeNull();
});

it('says that somebody else has published, and keeps what was typed', async () => {
  const { published } = await openGrants(() =>
    answerJson([{ code: 'EditConflict', message: '', field: null }], 409),
  );
  await userEvent.click(list().getByRole('button', { name: 'Remove: Projekt 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/^Somebody has published another version in the meantime\./u);
  expect(published).toEqual([{ basedOn: 2, content: [makeGrant(2)] }]);
  expect(list().queryByText('Projekt 1')).toBeNull();
  expect(isDisabled('Publish')).toBe(false);
});

import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../shared/testing/fake-server';
import { makeCqlPath } from '../../shared/word-search/word-links';
import { answerRows, renderContext } from './testing/word-context-scene';
import { options as contextOptions } from './word-context-tool';

afterEach(() => {
  vi.unstubAllGlobals();
});

const submitName = 'Search';
const findQuery = () => screen.findByLabelText<HTMLTextAreaElement>(/^Query/u);
const searchBy = (user: UserEvent, by: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), by);

async function openByForm() {
  const calls = startFakeServer({ [wordContextCall.path]: answerRows(2) });
  const scene = await renderContext();
  await searchBy(scene.user, 'Pattern');
  return { ...scene, calls, query: await findQuery() };
}

describe('the search by form', () => {
  it('sends the query in place of the keyword', async () => {
    const { user, calls, query } = await openByForm();
    expect(screen.queryByLabelText(/Keyword/u)).toBeNull();
    await user.click(query);
    await user.paste('[lemma="ema"] []');
    await user.keyboard('{Enter}');
    await screen.findByText('2 occurrences');
    expect(calls[0]?.body).toMatchObject({ cql: '[lemma="ema"] []', displayCount: 5 });
    expect(calls[0]?.body).not.toHaveProperty('keyword');
    expect(screen.getByRole('heading', { name: /\[lemma="ema"\] \[\] · 5 words/u })).toBeTruthy();
  });

  it('sends nothing while the query is empty or faulty', async () => {
    const { user, calls, query } = await openByForm();
    await user.click(screen.getByText(submitName));
    expect(screen.getByText('Write a query or build one below.')).toBeTruthy();
    await user.click(query);
    await user.paste('[pos="VERB" lemma="a"]');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/This character is not allowed here\./u)).toBeTruthy();
    expect(calls).toHaveLength(0);
  });

  it('makes the first query of the keyword, and keeps both searches when switched', async () => {
    startFakeServer({});
    const { user } = await renderContext();
    await searchBy(user, 'Base form');
    await user.click(screen.getByLabelText(/Keyword/u));
    await user.paste('suur maja');
    await searchBy(user, 'Pattern');
    expect((await findQuery()).value).toBe('[lemma="suur"] [lemma="maja"]');
    await searchBy(user, 'Base form');
    expect(screen.getByLabelText<HTMLInputElement>(/Keyword/u).value).toBe('suur maja');
  });

  it('runs the query of an address at once and clears it', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(2) });
    const { router } = await renderContext(makeCqlPath('[pos="X"] "a&b+c"').replace('/tools/', ''));
    await screen.findByText('2 occurrences');
    expect(calls[0]?.body).toMatchObject({ cql: '[pos="X"] "a&b+c"' });
    expect(router.state.location.search).toBe('');
  });

  it('keeps the capital setting of the query in an address', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(2) });
    const { router } = await renderContext(makeCqlPath('"Tamm"', 'wordcontext', true).replace('/tools/', ''));
    await screen.findByText('2 occurrences');
    expect(calls[0]?.body).toMatchObject({ cql: '"Tamm"', keepCapitalization: true });
    expect(router.state.location.search).toBe('');
  });

  it('tells what to do if the server cannot run the query', async () => {
    startFakeServer({
      [wordContextCall.path]: () =>
        new Response(JSON.stringify([{ code: 'InvalidQuery', message: 'x', field: 'cql', position: 0 }]), {
          status: 400,
        }),
    });
    await renderContext(makeCqlPath('[]').replace('/tools/', ''));
    expect(await screen.findByText(/This query could not be run\./u)).toBeTruthy();
  });
});

describe('the address of a result', () => {
  it('restores a query, and refuses one that is too long', () => {
    const options = { cql: '[]', displayCount: 3, displayType: 'WORD', keepCapitalization: true };
    const values = contextOptions.read(options);
    expect(values).toMatchObject({ isByForm: true, cql: '[]', displayCount: '3', keepCapitalization: true });
    expect(contextOptions.read({ ...options, cql: 'a'.repeat(5_001) })).toBeNull();
  });
});

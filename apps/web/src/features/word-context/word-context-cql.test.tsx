import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../shared/testing/fake-server';
import { makeCqlPath } from '../../shared/word-menu/word-links';
import { answerRows, renderContext } from './testing/word-context-scene';
import { readWordContextLink } from './word-context-values';

afterEach(() => {
  vi.unstubAllGlobals();
});

const submitName = 'Show contexts';
const findQuery = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Query/u });

async function openByForm() {
  const calls = startFakeServer({ [WORD_CONTEXT_PATH]: answerRows(2) });
  const scene = await renderContext();
  await scene.user.click(screen.getByRole('switch', { name: 'Search by form' }));
  return { ...scene, calls, query: await findQuery() };
}

async function choose(user: Awaited<ReturnType<typeof openByForm>>['user'], label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: option }));
}

describe('the search by form', () => {
  it('sends the query in place of the keyword', async () => {
    const { user, calls, query } = await openByForm();
    expect(screen.queryByRole('textbox', { name: /Keyword/u })).toBeNull();
    await user.click(query);
    await user.paste('[lemma="ema"] []');
    await user.keyboard('{Enter}');
    await screen.findByText('2 occurrences');
    expect(calls[0]?.body).toMatchObject({ cql: '[lemma="ema"] []', displayCount: 5 });
    expect(calls[0]?.body).not.toHaveProperty('keyword');
    expect(screen.getByText('[lemma="ema"] [] · 5 words')).toBeTruthy();
  });

  it('says what is wrong with a query, shows where, and sends nothing', async () => {
    const { user, calls, query } = await openByForm();
    await user.click(screen.getByRole('button', { name: submitName }));
    expect(screen.getByText('Write a query or build one below.')).toBeTruthy();
    await user.click(query);
    await user.paste('[pos="VERB" lemma="a"]');
    await user.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^This character cannot stand here\./u);
    const place = screen.getByRole('img', { name: 'The fault is at character 13' });
    expect(place.textContent).toBe('l');
    expect(calls).toHaveLength(0);
  });

  it('builds a query place by place', async () => {
    const { user, query } = await openByForm();
    await user.click(screen.getByRole('button', { name: 'Add a word' }));
    await user.type(screen.getByRole('textbox', { name: 'Base form' }), 'ema');
    await user.click(screen.getByRole('button', { name: 'Add a word' }));
    await choose(user, 'Word class', 'verb');
    await choose(user, 'Mood', 'conditional');
    await choose(user, 'How many in a row', 'one or none');
    await user.click(screen.getByRole('checkbox', { name: 'All in one sentence' }));
    expect(query.value).toBe('[lemma="ema"] [pos="VERB" & feats="Mood=Cnd"]? within s');
    expect(screen.getByRole('button', { name: '2. verb, conditional', pressed: true })).toBeTruthy();
    await choose(user, 'Mood', 'any');
    await user.click(screen.getByRole('button', { name: '1. ema' }));
    await user.click(screen.getByRole('button', { name: 'Remove word 1' }));
    expect(query.value).toBe('[pos="VERB"]? within s');
  });

  it('reads a typed query back, and offers to start again where it holds more', async () => {
    const { user, query } = await openByForm();
    await user.click(query);
    await user.paste('"maja" [Case="Gen" & Number="Plur" & PronType="Prs"]{2,3}');
    await user.click(screen.getByRole('button', { name: '2. genitive, plural' }));
    expect(screen.getByRole('combobox', { name: 'How many in a row' }).textContent).toBe('2 to 3');
    await choose(user, 'Case', 'partitive');
    expect(query.value).toBe('[word="maja"] [feats="Number=Plur|PronType=Prs|Case=Par"]{2,3}');
    await user.click(screen.getByRole('button', { name: 'compounds that end in “maja”' }));
    expect(query.value).toBe('[lemma=".+maja"]');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(query.value).toBe('[]');
  });

  it('makes the first query of the keyword, and keeps both searches when switched', async () => {
    startFakeServer({});
    const { user } = await renderContext();
    await user.click(screen.getByRole('radio', { name: 'base form' }));
    await user.type(screen.getByRole('textbox', { name: /Keyword/u }), 'suur maja');
    await user.click(screen.getByRole('switch', { name: 'Search by form' }));
    expect((await findQuery()).value).toBe('[lemma="suur"] [lemma="maja"]');
    await user.click(screen.getByRole('switch', { name: 'Search by form' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Keyword/u }).value).toBe('suur maja');
  });

  it('runs the query of an address at once and clears it', async () => {
    const calls = startFakeServer({ [WORD_CONTEXT_PATH]: answerRows(2) });
    const { router } = await renderContext(makeCqlPath('[pos="X"] "a&b+c"').replace('/tools/', ''));
    await screen.findByText('2 occurrences');
    expect(calls[0]?.body).toMatchObject({ cql: '[pos="X"] "a&b+c"' });
    expect(router.state.location.search).toBe('');
  });

  it('tells what to do if the server cannot run the query', async () => {
    startFakeServer({
      [WORD_CONTEXT_PATH]: () =>
        new Response(JSON.stringify([{ code: 'InvalidQuery', message: 'x', field: 'cql', position: 0 }]), {
          status: 400,
        }),
    });
    await renderContext(makeCqlPath('[]').replace('/tools/', ''));
    expect(await screen.findByText(/This query could not be run\./u)).toBeTruthy();
  });
});

describe('readWordContextLink', () => {
  it('restores a query, and refuses one that is too long', () => {
    const options = { cql: '[]', displayCount: 3, displayType: 'WORD', keepCapitalization: true };
    const values = readWordContextLink(options);
    expect(values).toMatchObject({ isByForm: true, cql: '[]', displayCount: '3', keepCapitalization: true });
    expect(readWordContextLink({ ...options, cql: 'a'.repeat(5_001) })).toBeNull();
  });
});

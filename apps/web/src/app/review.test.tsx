import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerJson, openApp, status, type Answers } from './testing/test-app';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

const REVIEW = '/api/admin/donations';
const makeId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const property = (propertyName: string, propertyValue: string) => ({ propertyName, propertyValue });

/** A server with three donations that wait; `calls` are what was sent to it. */
function makeServer() {
  const calls: { path: string; body: unknown }[] = [];
  const makeText = (number: number) => ({
    id: makeId(number),
    state: 'waiting',
    reason: null as string | null,
    addedAt: `2026-05-0${number}T10:00:00.000Z`,
    decidedAt: null,
    title: `Kiri ${number}`,
    text: 'Ma lähen kooli.',
    properties: [
      property('title', `Kiri ${number}`),
      ...(number === 2 ? [] : [property('korpus', 'cFOoRQekA')]),
      property('emakeel', 'vene'),
    ],
    log: [{ at: '2026-05-01T10:00:00.000Z', action: 'received', actorName: null, details: null }],
  });
  const texts = [1, 2, 3].map(makeText);
  const answers: Record<string, Answers[string]> = {
    '/api/status': () => answerJson({ ...status, user: { firstName: 'Mari', roleName: 'ADMIN' } }),
    [REVIEW]: (request) => {
      const wanted = new URL(request.url).searchParams.get('state');
      return answerJson(
        texts
          .filter(({ state }) => state === wanted)
          .map(({ id, title, state, addedAt }) => ({ id, title, state, addedAt, characters: 15 })),
      );
    },
    [`${REVIEW}/decisions`]: (_request, body) => {
      calls.push({ path: 'decisions', body });
      const { ids, decision } = body as { ids: string[]; decision: string };
      return answerJson(
        ids.map((id) => {
          const text = texts.find((each) => each.id === id)!;
          const isWhole =
            decision === 'refuse' || text.properties.some((each) => each.propertyName === 'korpus');
          if (isWhole) text.state = decision === 'refuse' ? 'refused' : 'accepted';
          return { id, error: isWhole ? null : { code: 'NoSubcorpusPicked', message: 'x', field: 'korpus' } };
        }),
      );
    },
    '/api/texts/keerukus-sonaliigid-mitmekesisus': () =>
      answerJson({
        keeletase: { mixed: { level: 'B1', probabilities: [] } },
        levelDetails: { shareRight: 0.7 },
        grammatika: [
          { corrected: false, text: 'Ma ', error_id: 'x' },
          {
            corrected: true,
            text: 'lähen',
            corrected_text: 'lähme',
            correction_type: 'verbFormError',
            error_id: 'e1',
            tier: 'sure',
            explanations: { en: { short: 'Verb form' }, et: { short: 'Pöördevorm' } },
          },
        ],
      }),
  };
  for (const text of texts) {
    answers[`${REVIEW}/${text.id}`] = (_request, body) => {
      if (body !== undefined && body !== null) {
        calls.push({ path: 'edit', body });
        Object.assign(text, { properties: (body as { properties: unknown }).properties });
      }
      return answerJson(text);
    };
    answers[`${REVIEW}/${text.id}/accept`] = () => {
      calls.push({ path: 'accept', body: text.id });
      text.state = 'accepted';
      return answerJson(text);
    };
    answers[`${REVIEW}/${text.id}/similar`] = () =>
      answerJson([
        { id: makeId(9), title: 'Vana kiri', place: 'corpus', share: 0.876 },
        { id: makeId(3), title: 'Kiri 3', place: 'waiting', share: 0.4 },
      ]);
  }
  return { calls, answers };
}

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

const openText = async (number: number) => {
  const server = makeServer();
  const app = await openApp(`/admin/review?id=${makeId(number)}`, { answers: server.answers });
  await screen.findByRole('textbox', { name: 'Title' });
  return { ...server, ...app };
};

describe("a donation on the reviewer's screen", () => {
  it('has its properties in labelled fields with the choices of the form', async () => {
    const { calls } = await openText(2);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Native language' }).value).toBe('vene');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Letter: informal letter' }));
    // The subcorpus follows from the type.
    expect(screen.getByRole('combobox', { name: 'Subcorpus' }).textContent).toBe('L2 Estonian');
    await userEvent.type(screen.getByRole('textbox', { name: 'Age' }), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      text: 'Ma lähen kooli.',
      properties: [
        property('title', 'Kiri 2'),
        property('korpus', 'cFOoRQekA'),
        property('tekstityyp', 'k2eesti_kiri_isiklik'),
        property('emakeel', 'vene'),
        property('vanus', '20'),
        property('vanusevahemik', 'kuni26'),
      ],
    });
  });

  it('tells what is like it, its level and its errors', async () => {
    await openText(1);
    const similar = await screen.findByRole('region', { name: 'Similar texts' });
    await within(similar).findByText(/88% in common, in the corpus/u);
    expect(within(similar).getByRole('link', { name: 'Kiri 3' }).getAttribute('href')).toContain(makeId(3));
    expect((await screen.findByRole('region', { name: 'Proficiency level' })).textContent).toContain('B1');
    expect(screen.getByRole('region', { name: 'Corrector' }).textContent).toContain('1 error was found.');
    expect(screen.getByText('lähme')).toBeTruthy();
  });

  it('is not accepted without a subcorpus: the field is marked and has the focus', async () => {
    const { calls } = await openText(2);
    await userEvent.click(screen.getByRole('button', { name: 'Accept into the corpus' }));
    expect(screen.getByRole('alert').textContent).toContain('Choose the subcorpus');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Subcorpus' }));
    expect(calls).toEqual([]);
  });

  it('is accepted, returned and left by keys, which do nothing inside fields', async () => {
    const { calls, router } = await openText(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'anr');
    expect(calls).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('r');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason for refusing' }));
    (document.activeElement as HTMLElement).blur();
    // What was typed is saved first.
    await userEvent.keyboard('a');
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['edit', 'accept']));
    await screen.findByText('Accepted');
    await userEvent.keyboard('n');
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${makeId(2)}`));
    await screen.findByDisplayValue('Kiri 2');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keys are on' }));
    await userEvent.keyboard('n');
    expect(router.state.location.search).toBe(`?id=${makeId(2)}`);
  });
});

it('several donations are accepted or returned at once; those left are named', async () => {
  const { calls, answers } = makeServer();
  await openApp('/admin/review', { answers });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
  const together = screen.getByRole('region', { name: 'The chosen texts together' });
  expect(within(together).getByRole('status').textContent).toBe('3 texts are chosen');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose “Kiri 3”' }));
  await userEvent.click(within(together).getByRole('button', { name: 'Accept into the corpus' }));
  await screen.findByText(/Kiri 2: the subcorpus is not chosen/u);
  expect(calls[0]?.body).toEqual({ decision: 'accept', ids: [makeId(1), makeId(2)] });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose “Kiri 2”' }).checked).toBe(true);
  expect(screen.queryByText('Kiri 1')).toBeNull();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Reason for refusing' }),
    'Alamkorpus puudub.{Enter}',
  );
  await waitFor(() =>
    expect(calls[1]?.body).toEqual({ decision: 'refuse', ids: [makeId(2)], reason: 'Alamkorpus puudub.' }),
  );
});

import { frequenciesCall } from '@keelerada/contract/tools/frequencies';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../../../shared/testing/fake-server';
import { ADDRESS, answerRows, renderContext } from '../testing/word-context-scene';

const row = {
  ...{
    contextBefore: 'Ma ootan bussi',
    keyword: 'peatuses',
    contextAfter: 'koos sinu',
    moreAfter: ', kina',
    textId: null,
  },
  hit: 0,
};
const vead = [
  {
    ...{ part: 'BEFORE', at: 5, length: 14, written: 'bussi peatuses', corrected: 'bussipeatuses' },
    ...{ code: 'R:WS', probability: 0.83 },
  },
  {
    ...{ part: 'AFTER', at: 5, length: 4, written: 'sinu', corrected: 'sinuga' },
    ...{ code: 'R:NOM:FORM', probability: 1 },
  },
  {
    ...{ part: 'AFTER', at: 11, length: 4, written: 'kina', corrected: 'kinno' },
    ...{ code: 'R:SPELL', probability: 1 },
  },
];
const BY_ERROR = `wordcontext?cql=${encodeURIComponent('[error="WS"]')}&keepCapitalization=false`;

beforeEach(() => localStorage.removeItem('keelerada.concordance-errors'));

function startServer() {
  return startFakeServer({
    [wordContextCall.path]: (body) => ({
      ...(answerRows(1)(body) as object),
      contextList: [{ ...row, ...(body['vead'] === true && { vead }) }],
    }),
    [frequenciesCall.path]: () => ({ frequencyList: [], rows: 0, counted: 1, total: 1 }),
  });
}

describe('the errors of lines', () => {
  it('are shown by themselves where the search asks for errors, with correction, type and certainty', async () => {
    const calls = startServer();
    await renderContext(BY_ERROR);
    const correction = await screen.findByText('bussipeatuses', {}, { timeout: 5000 });
    const cell = correction.closest<HTMLElement>('[data-part="error"]')!;
    expect(cell.textContent).toBe('bussi peatuses → bussipeatuses One word or two 83%');
    expect(within(cell).getByTitle('Probability that this is an error: 83%')).toBeTruthy();
    // What goes over the border of the keyword is underlined on both sides of it.
    const marked = [...document.querySelectorAll('[data-line]:not([data-errors]) [data-error]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['bussi', 'peatuses', 'sinu', 'kina']);
    // Beyond the context that was asked for there is room for the line alone.
    expect(screen.queryByText('kinno')).toBeNull();
    expect(screen.getByText('sinuga').closest('[data-part="error"]')?.textContent).toBe(
      'sinu → sinuga Case form',
    );
    expect(calls.filter(({ path }) => path === wordContextCall.path)).toHaveLength(1);
  });

  it('are hidden and shown by the menu, and stay so', async () => {
    const calls = startServer();
    const { user } = await renderContext(ADDRESS);
    await screen.findByText('peatuses', {}, { timeout: 5000 });
    expect(screen.queryByText('bussipeatuses')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('button', { name: 'Show errors', pressed: false }));
    expect(await screen.findByText('bussipeatuses')).toBeTruthy();
    expect(calls.filter(({ path }) => path === wordContextCall.path).map(({ body }) => body['vead'])).toEqual(
      [undefined, true],
    );
    expect(JSON.parse(localStorage.getItem('keelerada.concordance-errors')!)).toEqual({
      byError: null,
      other: true,
    });
  });
});

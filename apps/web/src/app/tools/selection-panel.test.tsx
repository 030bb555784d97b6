import { SELECTION_SUMMARY_PATH } from '@keelerada/contract/site/paths';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { SelectionPanel } from './selection-panel';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const ids = Array.from({ length: 848 }, (_, index) => `${index}`);
const readBars = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((bar) => bar.textContent);

describe('what is analysed', () => {
  it('counts texts that tell no language or citizenship in bars of their own, whatever else is added up', async () => {
    const countries = ['Eesti', 'Soome', 'Läti', 'Leedu', 'Rootsi', 'Norra'];
    startFakeServer({
      [SELECTION_SUMMARY_PATH]: () => ({
        ...{ texts: 848, words: 100_000, levels: [{ value: 'B1', texts: 848 }] },
        nativeLanguages: [{ value: 'vene', texts: 124 }],
        nationalities: countries.map((value, index) => ({ value, texts: 60 - index })),
      }),
    });
    sessionStorage.setItem('chosen-texts', JSON.stringify({ corpusTextIds: ids }));
    const actions = { onEdit: () => undefined, onType: () => undefined };
    await renderTool(<SelectionPanel {...actions} />, { address: 'wordlist', hasTexts: false });
    await screen.findByRole('list', { name: 'Texts by native language' });
    expect(readBars('Texts by native language')).toEqual(['Russian124', 'not known724']);
    const citizenships = readBars('Texts by citizenship');
    expect(citizenships[0]).toBe('Estonian60');
    expect(citizenships.slice(-2)).toEqual(['others111', 'not known503']);
    expect(readBars('Texts by level')).toEqual(['B1848']);
  });
});

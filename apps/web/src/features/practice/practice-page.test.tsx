import { PRACTICE_PATH } from '@keelerada/contract/site/paths';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import {
  makeChoiceItem,
  makeCommaItem,
  makeItem,
  makeMendItem,
} from '../../shared/practice/testing/practice-items';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

const allItems = [makeItem(), makeChoiceItem(), makeMendItem(), makeCommaItem()];

async function open(
  path: string,
  items: readonly PracticeItem[] = allItems,
  stored: Record<string, string> = {},
) {
  const bodies: unknown[] = [];
  const user = userEvent.setup();
  const app = await openApp(path, {
    stored,
    answers: {
      [PRACTICE_PATH]: (_request, body) => {
        bodies.push(body);
        return answerJson({ items });
      },
    },
  });
  return { ...app, user, bodies };
}

const press = (name: string) => screen.getByRole('button', { name });

it('one press begins with what is chosen already, which is remembered', async () => {
  const { user, bodies, router } = await open('/practice');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Put the word in brackets into the right form.');
  expect(bodies).toMatchObject([{ topics: ['partitive'], level: 'B1', count: 10, language: 'en' }]);
  expect(router.state.location.search).toMatch(/^\?topic=partitive&level=B1&seed=\d+$/u);
  expect(localStorage.getItem('keelerada.practice')).toContain('"partitive"');
});

it('native writers are asked for in place of a level', async () => {
  const { user, bodies } = await open('/practice');
  await user.click(await screen.findByRole('button', { name: 'L1' }));
  await user.click(press('Start'));
  expect(await screen.findByText('L1')).toBeTruthy();
  expect(bodies).toMatchObject([{ topics: ['partitive'], level: 'EK' }]);
});

it('every kind of task is done by keyboard, explained, and summed up at the end; answers stay here', async () => {
  const { user, bodies } = await open('/practice?topic=partitive&level=B1&seed=7');
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBe(document.activeElement);
  await user.keyboard('õunad{Enter}');
  const said = screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
  expect(said).toContain('Right is:õunu');
  expect(said).toContain('Your answer: õunad (mitmuse nimetav). The form needed here: mitmuse osastav.');
  expect(said).toContain('Hulgasõna järel on osastav.');
  expect(said).toContain('Also right: õunasid');
  expect(press('Next')).toBe(document.activeElement);
  await user.keyboard('{Enter}');

  expect(screen.getByText('What fits here?')).toBe(document.activeElement);
  await user.keyboard('2');
  expect(screen.getByRole('button', { name: 'meid', pressed: true })).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');

  await user.click(press('ema'));
  const field = screen.getByRole('textbox', { name: 'What is right in place of “ema”' });
  expect(field).toHaveProperty('value', 'ema');
  await user.keyboard('emale{Enter}');
  expect(screen.getByText('You found the error and mended it')).toBeTruthy();
  expect(screen.getByText('A learner wrote this sentence.')).toBeTruthy();
  await user.keyboard('{Enter}');

  await user.click(press('tean: comma after it'));
  expect(press('tean: comma after it').textContent).toBe('tean,');
  await user.click(press('Check'));
  expect(screen.getByText('Ma tean, et sa tuled, aga ei usu.')).toBeTruthy();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('2 / 4')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Repeat the wrong ones (2)' })).toBeTruthy();
  expect(bodies).toHaveLength(1);
  expect(JSON.stringify(bodies)).not.toMatch(/õun|ema/u);
  const kept = localStorage.getItem('keelerada.practice');
  expect(kept).not.toMatch(/õun|ema/u);
  await user.click(press('Repeat the wrong ones (2)'));
  expect(screen.getByText(/^1 \/ 2 · Write the form$/u)).toBeTruthy();
  await user.click(press('I don’t know'));
  await user.click(press('Finish'));
  expect(localStorage.getItem('keelerada.practice')).toBe(kept);
});

it('one more of the same kind comes next', async () => {
  const { user, bodies } = await open('/practice?topic=partitive&seed=7', [
    makeItem(),
    makeItem({ id: 'f' }),
  ]);
  await screen.findByRole('textbox', { name: 'Your answer' });
  await user.click(press('I don’t know'));
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string));
    return Promise.resolve(answerJson({ items: [makeItem(), makeItem({ id: 'g' })] }));
  });
  await user.click(press('One more like this'));
  expect(await screen.findByText(/^2 \/ 3 ·/u)).toBeTruthy();
  expect(bodies.at(-1)).toMatchObject({ topics: ['partitive'], kind: 'WRITE_FORM' });
});

it('own errors and kept results stand on the first screen, and results are deleted', async () => {
  const results = [{ day: '2030-01-31', topic: 'comma', level: 'B1', right: 7, count: 10 }];
  const { user, bodies } = await open('/practice', allItems, {
    correctorErrorLog: JSON.stringify([
      { id: 'a', day: '2030-01-31', words: 50, counts: { missingPunctuation: 3, spellingError: 1 } },
    ]),
    'keelerada.practice': JSON.stringify({ results }),
  });
  await user.click(await screen.findByRole('button', { name: 'My errors' }));
  expect(screen.getByText('Most errors of your texts were here: Comma, õ, ä, ö, ü.')).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('7 / 10')).toBeTruthy();
  await user.click(press('Delete the results'));
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(press('Start'));
  await screen.findByRole('textbox', { name: 'Your answer' });
  expect(bodies).toMatchObject([{ topics: ['comma', 'letters'] }]);
});

it('says that there are no sentences, and leads back to the choice', async () => {
  const { user } = await open('/practice?topic=tense&level=C1&seed=7', []);
  await screen.findByText(/^There are no suitable sentences/u);
  await user.click(press('Choose another'));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});

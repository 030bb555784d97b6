import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerJson, openApp, type Answers } from '../../app/testing/test-app';
import { nameStockFile } from '../../shared/practice/load-items';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import {
  makeChoiceItem,
  makeCommaItem,
  makeItem,
  makeMendItem,
  makeTask,
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
  const user = userEvent.setup();
  const asked: string[] = [];
  const topics = ['partitive', 'comma', 'letters', 'tense'] as const;
  const answers = topics.map((topic) => [
    nameStockFile(topic, 'en'),
    (request: Request) => {
      asked.push(new URL(request.url).pathname);
      const own = items.filter((item) => (item.kind === 'PLACE_COMMA') === (topic === 'comma'));
      return answerJson(own.map((item) => makeTask({ ...item, topic })));
    },
  ]);
  const app = await openApp(path, { stored, answers: Object.fromEntries(answers) as Answers });
  return { ...app, user, asked };
}

const press = (name: string) => screen.getByRole('button', { name });

it('one press begins with what is chosen already, which is remembered; no call but for the file', async () => {
  const { user, asked, router } = await open('/practice');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('What fits here?');
  expect(asked).toEqual(['/practice/partitive.en.json']);
  expect(router.state.location.search).toMatch(/^\?topic=partitive&level=B1&seed=\d+$/u);
  expect(localStorage.getItem('keelerada.practice')).toContain('"partitive"');
});

it('every kind of task is done by keyboard, explained, and summed up at the end; nothing is sent', async () => {
  const { user, asked } = await open('/practice?topic=partitive,comma&level=B1&seed=1');
  expect(await screen.findByText('What fits here?')).toBe(document.activeElement);
  const choices = screen.getAllByRole('button').map(({ textContent }) => textContent);
  await user.click(press('meid'));
  expect(choices).toEqual(expect.arrayContaining(['meie', 'meid', 'meile']));
  expect(screen.getByRole('button', { name: 'meid', pressed: true })).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');

  await user.click(press('tean: comma after it'));
  expect(press('tean: comma after it').textContent).toBe('tean,');
  await user.click(press('Check'));
  expect(screen.getByText('Ma tean, et sa tuled, aga ei usu.')).toBeTruthy();
  await user.keyboard('{Enter}');

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

  await user.click(press('ema'));
  const field = screen.getByRole('textbox', { name: 'What is right in place of “ema”' });
  expect(field).toHaveProperty('value', 'ema');
  await user.keyboard('emale{Enter}');
  expect(screen.getByText('You found the error and mended it')).toBeTruthy();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('2 / 4')).toBeTruthy();
  expect(asked).toEqual(['/practice/partitive.en.json', '/practice/comma.en.json']);
  const kept = localStorage.getItem('keelerada.practice');
  expect(kept).not.toMatch(/õun|ema/u);
  await user.click(press('Repeat the wrong ones (2)'));
  expect(screen.getByText(/^1 \/ 2 · /u)).toBeTruthy();
  await user.click(press('I don’t know'));
  await user.click(press('Finish'));
  expect(localStorage.getItem('keelerada.practice')).toBe(kept);
});

it('one more of the same kind comes next', async () => {
  const items = [makeItem(), makeItem({ id: 'f', before: 'Laual oli palju ' })];
  const { user } = await open('/practice?topic=partitive&kind=WRITE_FORM&count=1&seed=7', items);
  await screen.findByRole('textbox', { name: 'Your answer' });
  await user.click(press('I don’t know'));
  await user.click(press('One more like this'));
  expect(await screen.findByText(/^2 \/ 2 ·/u)).toBeTruthy();
});

it('own errors and kept results stand on the first screen, and results are deleted', async () => {
  const results = [{ day: '2030-01-31', topic: 'comma', level: 'B1', right: 7, count: 10 }];
  const { user, asked } = await open('/practice', allItems, {
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
  await screen.findByRole('group', { name: 'Sentence' });
  expect(asked).toEqual(['/practice/comma.en.json', '/practice/letters.en.json']);
});

it('says that there are no sentences, and leads back to the choice', async () => {
  const { user } = await open('/practice?topic=tense&level=C1&seed=7', []);
  await screen.findByText(/^There are no suitable sentences/u);
  await user.click(press('Choose another'));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});

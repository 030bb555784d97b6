import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import type { PracticeText } from '@keelerada/practice/compile-stock';
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
const text: PracticeText = {
  ...{ id: '4076fbda', level: 'B1', theme: 'work', title: 'Esimene tööpäev', words: 60, after: ' maale.' },
  tasks: [
    makeTask(makeItem({ id: '0000000a', before: 'Turul müüdi palju ' })),
    makeTask(makeItem({ id: '0000000b', before: '. Vanaema ootab ', baseForm: 'meie', accepted: ['meid'] })),
  ],
};
const known = { 'keelerada.practice': '{"level":"B1"}' };

async function open(
  path: string,
  items: readonly PracticeItem[] = allItems,
  stored: Record<string, string> = known,
) {
  const user = userEvent.setup();
  const asked: string[] = [];
  const take = (request: Request, body: unknown) => {
    asked.push(new URL(request.url).pathname);
    return answerJson(body);
  };
  const answers = practiceTopics.map((topic) => [
    nameStockFile(topic, 'en'),
    (request: Request) => {
      const own = items.filter((item) => (item.kind === 'PLACE_COMMA') === (topic === 'comma'));
      return take(
        request,
        own.map((item, at) => makeTask({ ...item, topic, id: `${topic.length}${at}`.padStart(8, '0') })),
      );
    },
  ]);
  const texts = [[nameStockFile('texts-B1', 'en'), (request: Request) => take(request, [text])]];
  const app = await openApp(path, { stored, answers: Object.fromEntries([...answers, ...texts]) as Answers });
  return { ...app, user, asked };
}

const press = (name: string) => screen.getByRole('button', { name });
const readKept = () => localStorage.getItem('keelerada.practice') ?? '';

it('asks for the level once; one press begins with ten, loaded as files and never sent', async () => {
  const { user, asked, router } = await open('/practice', allItems, {});
  await user.click(await screen.findByRole('radio', { name: 'A2' }));
  await user.click(screen.getByRole('radio', { name: 'B1' }));
  await user.click(screen.getByRole('link', { name: 'Start with ten' }));
  await screen.findByRole('button', { name: 'I don’t know' });
  expect(router.state.location.search).toMatch(/^\?set=today&level=B1&seed=\d+$/u);
  // The first answer keeps the level.
  expect(readKept()).toBe('');
  await user.click(press('I don’t know'));
  expect(readKept()).toMatch(/^\{"level":"B1","cards":\[\{/u);
  expect(asked.every((path) => path.startsWith('/practice/'))).toBe(true);
});

it('the home says what the day has, how sure one is of each topic, and lists the short texts', async () => {
  const card = { level: 'B1', last: '2020-01-01', due: '2020-01-04', stability: 2.3, difficulty: 2.1 };
  const cards = [{ id: '0000000a', topic: 'comma', grade: 1, ...card }];
  const stored = { 'keelerada.practice': JSON.stringify({ level: 'B1', cards }) };
  const { user } = await open('/practice', allItems, stored);
  expect(await screen.findByText('1 to repeat, 9 new.')).toBeTruthy();
  const topics = within(screen.getByRole('region', { name: 'Topics' })).getAllByRole('link');
  expect(topics).toHaveLength(12);
  expect(topics[8]!.textContent).toMatch(/^Commatoday/u);
  expect(within(topics[8]!).getByRole('img', { name: 'sure: 0 of ten' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Esimene tööpäev/u })).toBeTruthy();
  await user.click(press('Delete all'));
  expect(screen.getByText('Ten new ones.')).toBeTruthy();
  expect(readKept()).toBe('{"level":"B1","cards":[]}');
});

it('every kind of task is done by keyboard, explained, and comes again on a day; nothing is sent', async () => {
  const { user, asked } = await open('/practice?topic=partitive,comma&level=B1&seed=1');
  expect(await screen.findByText('What fits here?')).toBe(document.activeElement);
  const choices = screen.getAllByRole('button').map(({ textContent }) => textContent);
  await user.click(press('meid'));
  expect(choices).toEqual(expect.arrayContaining(['meie', 'meid', 'meile']));
  expect(screen.getByRole('button', { name: 'meid', pressed: true })).toHaveProperty('disabled', true);
  expect(screen.getByText('Comes again in 3 days')).toBeTruthy();
  await user.keyboard('{Enter}');

  await user.click(press('tean: comma after it'));
  expect(press('tean: comma after it').textContent).toBe('tean,');
  await user.click(press('Check'));
  expect(screen.getByText('Ma tean, et sa tuled, aga ei usu.')).toBeTruthy();
  expect(screen.getByText('Comes again tomorrow')).toBeTruthy();
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
  expect(screen.getByRole('heading', { name: '2 sentences to repeat tomorrow' })).toBeTruthy();
  expect(screen.getByText(/^Code for your teacher:/u).textContent).toMatch(/: [0-9A-Z]{6,13}$/u);
  expect(asked).toEqual(['/practice/partitive.en.json', '/practice/comma.en.json']);
  const kept = readKept();
  expect(kept).not.toMatch(/õun|ema/u);
  await user.click(press('Repeat the wrong ones (2)'));
  expect(screen.getByText(/^1 \/ 2 · /u)).toBeTruthy();
  await user.click(press('I don’t know'));
  await user.click(press('Finish'));
  expect(readKept()).toBe(kept);
});

it('one more of the same kind comes next', async () => {
  const items = [makeItem(), makeItem({ id: 'f', before: 'Laual oli palju ' })];
  const { user } = await open('/practice?topic=partitive&kind=WRITE_FORM&count=1&seed=7', items);
  await screen.findByRole('textbox', { name: 'Your answer' });
  await user.click(press('I don’t know'));
  await user.click(press('One more like this'));
  expect(await screen.findByText(/^2 \/ 2 ·/u)).toBeTruthy();
});

it('a short text is filled in gap after gap, and its gaps do not come again', async () => {
  const { user } = await open('/practice?text=4076fbda');
  expect(await screen.findByRole('heading', { level: 1, name: 'Esimene tööpäev' })).toBeTruthy();
  await screen.findByRole('textbox', { name: 'Your answer' });
  await user.keyboard('õunad{Enter}{Enter}');
  const story = screen.getByText(/Turul müüdi palju/u);
  expect(story.textContent).toContain('Turul müüdi palju õunad õunu. Vanaema ootab ');
  await user.keyboard('meid{Enter}');
  expect(screen.getByText('Right')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 / 2')).toBeTruthy();
  expect(readKept()).toBe(known['keelerada.practice']);
});

it('own errors lead to sentences with the same word, kept with the errors on this device', async () => {
  const errors = [{ type: 'caseError', text: 'ema', right: 'emale', word: 'helistama' }];
  const { user, router } = await open('/practice/errors', allItems, {
    ...known,
    correctorErrorLog: JSON.stringify([
      { id: 'a', day: '2030-01-31', words: 50, counts: { caseError: 3, spellingError: 1 }, errors },
    ]),
  });
  expect(await screen.findByText(/^Most errors were here: Partitive, .*õ ä ö ü\./u)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Practise: emale' }));
  await screen.findByRole('button', { name: 'I don’t know' });
  expect(router.state.location.search).toContain('topic=partitive,object,government&level=B1&word=helistama');
});

it('says that there are no sentences, and leads back to the choice', async () => {
  const { user } = await open('/practice?topic=tense&level=C1&seed=7', []);
  await screen.findByText(/^There are no suitable sentences/u);
  await user.click(press('Choose another'));
  expect(await screen.findByRole('link', { name: 'Start' })).toBeTruthy();
});

it('words are put in order by tiles, and a press puts one back', async () => {
  const tiles = {
    words: ['Eile', 'ostsin', 'ma', 'õunu'],
    explanation: { text: 'The verb comes second.', governor: 'Eile' },
    examples: [],
  };
  const task = makeTask(
    makeItem({ topic: 'tense', before: 'Eile ', accepted: ['ostsin'], after: ' ma õunu.' }),
  );
  const user = userEvent.setup();
  await openApp('/practice?topic=tense&level=B1&kind=ORDER_TILES&seed=1', {
    answers: { [nameStockFile('tense', 'en')]: () => answerJson([{ ...task, tiles }]) },
  });
  for (const word of ['Eile', 'ma', 'ostsin'])
    await user.click(await screen.findByRole('button', { name: word }));
  expect(press('Check')).toHaveProperty('disabled', true);
  await user.click(press('ma'));
  await user.click(press('ma'));
  await user.click(press('õunu'));
  const sentence = screen.getByRole('group', { name: 'Sentence' });
  expect([...sentence.children].map(({ textContent }) => textContent)).toEqual(tiles.words);
  await user.click(press('Check'));
  expect(screen.getByText('Right')).toBeTruthy();
  expect(screen.getByText('The verb comes second.')).toBeTruthy();
});

it('a sentence is heard and written; it alone is sent, and nothing of the answer', async () => {
  const sent: unknown[] = [];
  const task = makeTask(makeItem({ topic: 'letters', before: 'Müüdi ', accepted: ['õunu'], after: '.' }));
  const user = userEvent.setup();
  await openApp('/practice?topic=letters&level=B1&kind=LISTEN_AND_WRITE&seed=1', {
    answers: {
      [nameStockFile('letters', 'en')]: () => answerJson([task]),
      '/api/text-to-speech': (_, body) => {
        sent.push(body);
        return answerJson([], 500);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Listen' }));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'müüdi õunu{Enter}');
  expect(screen.getByText('Almost:')).toBeTruthy();
  expect(sent).toEqual([{ text: 'Müüdi õunu.', speaker: 'Mari', speed: '1.0' }]);
});

import { CORRECTOR_PATH } from '@keelerada/contract/paths';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerJson, openApp, setScreen, standInForBrowser } from '../../app/testing/test-app';
import { makeAnswer } from './testing/make-answer';

const TEXT = 'Ma aitan sõber. Ta käib kolis. Lumi on valge.';
const answer = makeAnswer(TEXT, [
  { word: 'sõber', suggestions: ['sõpra', 'sõbra'], type: 'caseError' },
  { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
  { word: 'valge', suggestions: ['valged'], type: 'caseError', tier: 'possible' },
]);
let asked: unknown[] = [];

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  asked = [];
  sessionStorage.clear();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

/** The page with a text that an earlier visit left. */
async function openCorrector(path = '/corrector') {
  const kept = {
    text: TEXT,
    model: 'grammarchecker',
    response: null,
    analysedText: '',
    places: [],
    declined: [],
  };
  sessionStorage.setItem('corrector', JSON.stringify(kept));
  const user = userEvent.setup();
  await openApp(path, {
    answers: {
      [CORRECTOR_PATH]: (_request, body) => {
        asked.push(body);
        return answerJson(answer);
      },
    },
  });

  const box = await screen.findByRole('textbox', { name: 'Text to check' });
  return { user, box };
}

async function check() {
  const scene = await openCorrector();
  await scene.user.click(screen.getByRole('button', { name: 'Check the text' }));
  await screen.findByRole('tab', { name: 'All (2)' });
  return scene;
}

it('the text is sent with the production model, and each sure error stands in the list', async () => {
  await check();
  expect(asked).toEqual([{ tekst: TEXT, model: 'grammarchecker', showPossible: true }]);
  expect(screen.getByRole('tab', { name: 'Spelling (1)' })).toBeTruthy();
  expect(screen.queryByText('valged')).toBeNull();
});

it('the test page asks the test model', async () => {
  const { user } = await openCorrector('/corrector-test');
  await user.click(screen.getByRole('button', { name: 'Check the text' }));
  await screen.findByRole('tab', { name: 'All (2)' });
  expect(asked).toMatchObject([{ model: 'grammarcheckerTest' }]);
});

it('an accepted correction changes the text and leaves the list, a declined one leaves the text', async () => {
  const { user, box } = await check();
  await user.click(screen.getByRole('button', { name: /sõber → sõpra/u, expanded: false }));
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'sõbra' }));
  expect(box.textContent).toBe('Ma aitan sõbra. Ta käib kolis. Lumi on valge.');
  await screen.findByRole('tab', { name: 'All (1)' });
  await user.click(screen.getByRole('button', { name: /kolis → koolis/u, expanded: false }));
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Leave as it is' }));
  await screen.findByRole('tab', { name: 'All (0)' });
  expect(box.textContent).toContain('kolis');
});

it('corrections are walked and accepted by keyboard, and undone', async () => {
  const { user, box } = await check();
  await user.keyboard('{Alt>}{ArrowDown}{Enter}{Enter}{/Alt}');
  expect(box.textContent).toBe('Ma aitan sõpra. Ta käib koolis. Lumi on valge.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box.textContent).toBe(TEXT);
  await screen.findByRole('tab', { name: 'All (2)' });
});

it('a word that is ignored is not marked again', async () => {
  const { user } = await check();
  await user.click(screen.getByRole('button', { name: /kolis → koolis/u }));
  await user.click(
    within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Do not mark this word again' }),
  );
  await screen.findByRole('tab', { name: 'All (1)' });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('tab', { name: 'All (1)' });
});

it('unsure suggestions show on demand', async () => {
  const { user } = await check();
  await user.click(screen.getByRole('switch', { name: /unsure suggestions/u }));
  expect(await screen.findByRole('tab', { name: 'All (3)' })).toBeTruthy();
});

it('level, complexity and vocabulary show their figures; a changed text is analysed again on the way', async () => {
  const { user } = await check();
  await user.click(screen.getByRole('tab', { name: 'Proficiency level' }));
  expect(screen.getByText('B1', { selector: 'strong' })).toBeTruthy();
  expect(screen.getAllByText('70%').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('tab', { name: 'Complexity' }));
  expect(screen.getByText('easy / difficult')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Vocabulary' }));
  expect(screen.getAllByRole('meter')).toHaveLength(5);
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('meter')).toBeNull();
});

it('a failed check keeps the text and offers another try', async () => {
  sessionStorage.setItem(
    'corrector',
    JSON.stringify({
      text: TEXT,
      model: 'grammarchecker',
      response: null,
      analysedText: '',
      places: [],
      declined: [],
    }),
  );
  const user = userEvent.setup();
  await openApp('/corrector', { answers: { [CORRECTOR_PATH]: () => answerJson([], 503) } });
  await user.click(await screen.findByRole('button', { name: 'Check the text' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Text to check' }).textContent).toBe(TEXT);
});

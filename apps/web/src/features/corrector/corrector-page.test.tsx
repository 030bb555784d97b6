import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';
import { makeAnswer } from './testing/make-answer';
import { standInForLayout } from './testing/stand-in-for-layout';

const TEXT = 'Ma aitan sõber. Ta käib kolis. Lumi on valge.';
const RULE = {
  id: 'government',
  name: 'Aitama keda?',
  text: 'Aitama nõuab osastavat.',
  examples: ['Ma aitan ema.'],
};
const answer = makeAnswer(TEXT, [
  { word: 'sõber', suggestions: ['sõpra', 'sõbra'], type: 'caseError', rule: RULE },
  { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
  { word: 'Lumi', suggestions: [], type: 'unknownWord' },
  { word: 'valge', suggestions: ['valged'], type: 'caseError', tier: 'possible' },
]);

let asked: unknown[] = [];
let nextAnswer = answer;

beforeEach(() => {
  standInForLayout();
  asked = [];
  nextAnswer = answer;
});

/** The page with a text that an earlier visit left. */
async function openCorrector(path = '/corrector') {
  const kept = { text: TEXT, model: 'grammarchecker', response: null, analysedText: '' };
  sessionStorage.setItem('corrector', JSON.stringify(kept));
  const user = userEvent.setup();
  const { router } = await openApp(path, {
    stored: { correctorSettings: JSON.stringify({ checksWhileTyping: false }) },
    answers: {
      [correctorCall.path]: (_request, body) => {
        asked.push(body);
        return answerJson(nextAnswer);
      },
    },
  });
  const box = await screen.findByRole('textbox', { name: 'Text to check' });
  return { user, box, router };
}

async function check() {
  const scene = await openCorrector();
  await scene.user.click(screen.getByRole('button', { name: 'Check the text' }));
  await screen.findByRole('button', { name: 'All 3' });
  // Most tests look at the sure ones.
  await scene.user.click(screen.getByRole('switch', { name: /unsure suggestions/u }));
  await screen.findByRole('button', { name: 'All 2' });
  return scene;
}

const card = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
const press = (name: string) => within(screen.getByRole('tabpanel')).getByRole('button', { name });

it('the text is sent with the production model, and each sure error stands in the list', async () => {
  await check();
  expect(asked).toEqual([{ tekst: TEXT, model: 'grammarchecker', showPossible: true, isPart: false }]);
  expect(screen.getByRole('button', { name: 'Spelling 1' })).toBeTruthy();
  expect(screen.queryByText('valged')).toBeNull();
});

it('the test page asks the test model', async () => {
  const { user } = await openCorrector('/corrector-test');
  await user.click(screen.getByRole('button', { name: 'Check the text' }));
  await screen.findByRole('button', { name: 'All 3' });
  expect(asked).toMatchObject([{ model: 'grammarcheckerTest' }]);
});

it('an accepted correction changes the text and leaves the list, a declined one leaves the text', async () => {
  const { user, box } = await check();
  await user.click(card(/^sõber sõpra/u));
  await user.click(press('sõbra'));
  expect(box.textContent).toBe('Ma aitan sõbra. Ta käib kolis. Lumi on valge.');
  await screen.findByRole('button', { name: 'All 1' });
  await user.click(press('Leave as it is'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'All 1' })).toBeNull());
  expect(box.textContent).toContain('kolis');
});

it('the walk ends with what became of the errors once the text as it is now is checked, not before', async () => {
  const { user, box } = await check();
  await user.click(card(/^sõber sõpra/u));
  await user.click(press('Correct'));
  await user.click(press('Leave as it is'));
  const end = { name: 'All errors are looked at' };
  expect(screen.queryByRole('region', end)).toBeNull();
  nextAnswer = makeAnswer(box.textContent ?? '', [
    { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  const region = await screen.findByRole('region', end);
  expect(region.textContent).toContain('You corrected one. You left one as it is.');
  await user.click(within(region).getByRole('button', { name: 'Start anew' }));
  expect(box.textContent).toBe('');
  expect(screen.queryByRole('region', end)).toBeNull();
});

it('what was declined does not come back with another answer', async () => {
  const { user } = await check();
  await user.click(card(/^kolis koolis/u));
  await user.click(press('Leave as it is'));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByRole('button', { name: 'Check again' });
  expect(screen.getByRole('button', { name: 'All 1' })).toBeTruthy();
});

it('corrections are walked and accepted by keyboard, and undone', async () => {
  const { user, box } = await check();
  await user.keyboard('{Alt>}{ArrowDown}{Enter}{Enter}{/Alt}');
  expect(box.textContent).toBe('Ma aitan sõpra. Ta käib koolis. Lumi on valge.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box.textContent).toBe(TEXT);
  await screen.findByRole('button', { name: 'All 2' });
});

it('accepting opens the next card with the focus in it, leaving a place as it is too, and the last leads to the first', async () => {
  const { user, box } = await check();
  await user.click(card(/^kolis koolis/u));
  press('Correct').focus();
  await user.keyboard('{Enter}');
  expect(box.querySelector('.is-folded')?.textContent).toBe('koolis');
  expect(screen.getByRole('button', { name: /^sõber sõpra/u, expanded: true })).toBeTruthy();
  expect(document.activeElement).toBe(press('Correct'));
  await user.keyboard('{Enter}');
  expect(box.textContent).toBe('Ma aitan sõpra. Ta käib koolis. Lumi on valge.');
  expect(box.querySelector('.is-active')).toBeNull();
});

it('the next card is one of the kind that is looked at', async () => {
  const { user } = await check();
  nextAnswer = makeAnswer('Ma aitan sõber. Ta käib kolis. Lumi on valge.', [
    { word: 'aitan', suggestions: ['aidan'], type: 'spellingError' },
    { word: 'sõber', suggestions: ['sõpra'], type: 'caseError' },
    { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await user.click(await screen.findByRole('button', { name: 'Spelling 2' }));
  await user.click(card(/^aitan aidan/u));
  await user.click(press('Leave as it is'));
  expect(screen.getByRole('button', { name: /^kolis koolis/u, expanded: true })).toBeTruthy();
});

it('a check keeps the card that is open, and opens the next where its error is gone', async () => {
  const { user } = await check();
  await user.click(card(/^sõber sõpra/u));
  nextAnswer = makeAnswer(TEXT, [
    { word: 'Ma aitan sõber', suggestions: ['Ma aitan sõpra'], type: 'caseError' },
    { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: /^Ma aitan sõber/u, expanded: true });
  nextAnswer = makeAnswer(TEXT, [{ word: 'kolis', suggestions: ['koolis'], type: 'spellingError' }]);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: /^kolis koolis/u, expanded: true });
});

it('one who comes back from another page can undo, and finds the card open', async () => {
  const { user, router } = await check();
  await user.click(card(/^sõber sõpra/u));
  await user.click(press('Correct'));
  await act(() => router.navigate('/links'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: /^kolis koolis/u, expanded: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Text to check' }).textContent).toBe(TEXT);
  await screen.findByRole('button', { name: /^sõber sõpra/u, expanded: true });
});

it('the sure corrections are checked together, and what that check marks again is not written', async () => {
  const { user, box } = await check();
  nextAnswer = makeAnswer('Ma aitan sõpra. Ta käib koolis. Lumi on valge.', [
    { word: 'koolis', suggestions: ['kolis'], type: 'spellingError' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Correct the sure ones (2)' }));
  await waitFor(() => expect(box.textContent).toBe('Ma aitan sõpra. Ta käib kolis. Lumi on valge.'));
  expect(asked.at(-1)).toMatchObject({
    tekst: 'Ma aitan sõpra. Ta käib koolis. Lumi on valge.',
    isPart: true,
  });
});

describe('with hints first', () => {
  it('a key tells place, kind, rule and answer one after the other, and takes the answer last', async () => {
    const { user, box } = await check();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Hint first, then the answer' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByText('sõpra')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Form/u })).toBeNull();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(/^Look at this place/u)).toBeTruthy();
    expect(screen.queryByText('Case form')).toBeNull();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(await screen.findByText('Case form')).toBeTruthy();
    expect(screen.queryByText(RULE.text)).toBeNull();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(await screen.findByText(RULE.text)).toBeTruthy();
    expect(screen.queryByText('sõpra')).toBeNull();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(await screen.findByText('sõpra')).toBeTruthy();
    expect(box.textContent).toBe(TEXT);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(box.textContent).toContain('Ma aitan sõpra.');
  });
});

it('a rule that comes with a correction is shown on demand', async () => {
  const { user } = await check();
  await user.click(card(/^sõber sõpra/u));
  expect(screen.getByText(RULE.text).closest('[hidden]')).not.toBeNull();
  await user.click(press('Show the rule'));
  expect(screen.getByRole('button', { name: 'Hide the rule', expanded: true })).toBeTruthy();
  expect(screen.getByText('Ma aitan ema.').closest('[hidden]')).toBeNull();
});

it('a word that nobody knows is apart from the errors, and becomes an own word', async () => {
  const { user } = await check();
  const words = screen.getByRole('region', { name: 'Words that I do not know' });
  await user.click(within(words).getByRole('button', { name: 'Lumi' }));
  await user.click(within(words).getByRole('button', { name: 'Add to my words' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Words that I do not know' })).toBeNull());
  expect(screen.getByRole('button', { name: 'All 2' })).toBeTruthy();
  expect(localStorage.getItem('correctorIgnoredWords')).toBe('["lumi"]');
});

it('a word that is one’s own is not marked again', async () => {
  const { user } = await check();
  await user.click(card(/^kolis koolis/u));
  await user.click(press('Add to my words'));
  await screen.findByRole('button', { name: 'All 1' });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: 'All 1' });
});

it('unsure suggestions show in a text that looks like a learner’s, also when its errors are mended', async () => {
  const { user } = await openCorrector();
  await user.click(screen.getByRole('button', { name: 'Check the text' }));
  await screen.findByRole('button', { name: 'All 3' });
  await user.click(card(/^sõber sõpra/u));
  await user.click(press('sõbra'));
  await user.click(press('Correct'));
  expect(await screen.findByRole('button', { name: 'All 1' })).toBeTruthy();
  expect(screen.getByText('valged')).toBeTruthy();
});

it('the link to the content leads into the text box', async () => {
  const { user, box } = await check();
  await user.click(screen.getByRole('link', { name: 'Skip to the content' }));
  expect(document.activeElement).toBe(box);
});

it('the level stands in a line under the text, says how sure it is, and leads to what affects it', async () => {
  const { user } = await check();
  const strip = screen.getByRole('region', { name: 'Proficiency level' });
  expect(within(strip).getByText('B1', { selector: 'strong' })).toBeTruthy();
  expect(strip.textContent).toContain('about 82% certain');
  await user.click(within(strip).getByRole('button', { name: 'What affects the level?' }));
  expect(screen.getByRole('tab', { name: 'Proficiency level', selected: true })).toBeTruthy();
});

it('level, complexity and vocabulary show their figures; a changed text is analysed again on the way', async () => {
  const { user } = await check();
  await user.click(screen.getByRole('tab', { name: 'Proficiency level' }));
  expect(screen.getByText('B1', { selector: 'strong' })).toBeTruthy();
  expect(screen.getAllByText('70%').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('tab', { name: 'Complexity' }));
  expect(screen.getByText(/easy \/ difficult/u)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Vocabulary' }));
  expect(screen.getByText(/^The text has \d+ different words?/u)).toBeTruthy();
  expect(screen.getAllByRole('meter')).toHaveLength(5);
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Clear' }));
  expect(screen.queryByRole('meter')).toBeNull();
});

it('a failed check keeps the text and offers another try', async () => {
  const kept = { text: TEXT, model: 'grammarchecker', response: null, analysedText: '' };
  sessionStorage.setItem('corrector', JSON.stringify(kept));
  const user = userEvent.setup();
  await openApp('/corrector', { answers: { [correctorCall.path]: () => answerJson([], 503) } });
  await user.click(await screen.findByRole('button', { name: 'Check the text' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Text to check' }).textContent).toBe(TEXT);
});

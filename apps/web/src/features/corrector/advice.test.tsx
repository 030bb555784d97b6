import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';
import { makeAnswer } from './testing/make-answer';
import { standInForLayout } from './testing/stand-in-for-layout';

const TEXT = 'Eile ma käisin kinos. Ta käib kolis. Ma aitan sõber.';
const RULE = {
  ...{ id: 'verb-second', name: 'Teine koht', text: 'Tegusõna on teisel kohal.' },
  examples: ['Homme sajab vihma.', 'Siin elab minu tädi.'],
};
const answer = makeAnswer(TEXT, [
  { word: 'ma käisin', suggestions: ['käisin ma'], type: 'wordOrderAdvice', rule: RULE },
  { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' },
  { word: 'sõber', suggestions: ['sõpra'], type: 'caseError' },
]);

beforeEach(standInForLayout);

/** The page with the answer about a text; `hintFirst` as the visitor has set it. */
async function check({ hintFirst = false } = {}) {
  const kept = { text: TEXT, model: 'grammarchecker', response: null, analysedText: '' };
  sessionStorage.setItem('corrector', JSON.stringify(kept));
  const user = userEvent.setup();
  await openApp('/corrector', {
    stored: { correctorSettings: JSON.stringify({ checksWhileTyping: false, hintFirst }) },
    answers: {
      // What has been corrected is checked again before it is written.
      [correctorCall.path]: (_request, body) => {
        const { tekst } = body as { tekst: string };
        return answerJson(tekst === TEXT ? answer : makeAnswer(tekst, []));
      },
    },
  });
  const box = await screen.findByRole('textbox', { name: 'Text to check' });
  await user.click(screen.getByRole('button', { name: 'Check the text' }));
  const list = await screen.findByRole('region', { name: 'Advice' });
  return { user, box, list };
}

it('advice counts among no errors and is not taken with all others', async () => {
  const { user, box } = await check();
  expect(screen.getByRole('button', { name: 'All 2' })).toBeTruthy();
  expect(box.querySelector('.advice-mark')?.textContent).toBe('ma käisin');
  await user.click(screen.getByRole('button', { name: 'Correct the sure ones (2)' }));
  await waitFor(() => expect(box.textContent).toBe('Eile ma käisin kinos. Ta käib koolis. Ma aitan sõpra.'));
});

it('the chip shows advice alone, with its rule and examples, and one piece of it can be taken', async () => {
  const { user, box } = await check();
  await user.click(screen.getByRole('button', { name: 'Advice 1' }));
  expect(screen.queryByRole('button', { name: /^kolis koolis/u })).toBeNull();
  const list = screen.getByRole('region', { name: 'Advice' });
  await user.click(within(list).getByRole('button', { name: /^ma käisin käisin ma/u }));
  await user.click(within(list).getByRole('button', { name: 'Show the rule' }));
  expect(within(list).getByText('Siin elab minu tädi.').closest('[hidden]')).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'Use this order' }));
  expect(box.textContent).toContain('Eile käisin ma kinos.');
});

it('with hints first advice hides nothing', async () => {
  const { user, list } = await check({ hintFirst: true });
  await user.click(within(list).getByRole('button', { name: /^ma käisin käisin ma/u }));
  expect(within(list).getByText('At length.')).toBeTruthy();
});

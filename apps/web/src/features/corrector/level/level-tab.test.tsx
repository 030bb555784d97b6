import { correctorCall, type CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerJson, openApp } from '../../../app/testing/test-app';
import { makeAnswer } from '../testing/make-answer';
import { standInForLayout } from '../testing/stand-in-for-layout';

const TEXT = 'Ma aitan sõber. Ta käib koolis.';
const PLAIN = makeAnswer(TEXT, []);

beforeEach(standInForLayout);

/** The level tab with an answer that an earlier visit left. */
async function openLevel(response: CorrectorResponse) {
  const kept = { text: TEXT, model: response.model, response, analysedText: TEXT };
  sessionStorage.setItem('corrector', JSON.stringify(kept));
  const user = userEvent.setup();
  await openApp('/corrector', {
    stored: { correctorSettings: JSON.stringify({ checksWhileTyping: false }) },
    answers: { [correctorCall.path]: () => answerJson(response) },
  });
  await user.click(await screen.findByRole('tab', { name: 'Proficiency level' }));
  return user;
}

it('sentences say how the text stands beside others of its level', async () => {
  await openLevel(PLAIN);
  expect(
    await screen.findByText('Your words are shorter than in B1 texts, closer to A2 texts.'),
  ).toBeTruthy();
  expect(screen.getByText('Your sentences are about as long as in B1 texts.')).toBeTruthy();
});

it('errors for 100 words stand beside what is usual at each level', async () => {
  await openLevel(PLAIN);
  const row = await screen.findByRole('row', { name: /^Spelling/u });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['10.0', '4.0', '3.1', '2.2', '1.5']);
  expect(
    screen.getByText('Your text has 10.0 errors per 100 words; B1 texts usually have 3.1.'),
  ).toBeTruthy();
});

it('a text of no certain level has two, and sentences in another language are told', async () => {
  await openLevel({
    ...PLAIN,
    levelDetails: { ...PLAIN.levelDetails!, range: ['A2', 'B1'] },
    foreignSentences: [{ start: 0, end: 15 }],
    errorRates: [],
  });
  expect(await screen.findByText('A2 to B1', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText(/two neighbouring ones are possible, and B1 is the likelier\./u)).toBeTruthy();
  expect(screen.getByText('1 sentence is not in Estonian; it was left out of the level.')).toBeTruthy();
  expect(screen.queryByText('Errors per 100 words')).toBeNull();
});

it('an answer of an earlier version, which lacks parts, is not shown', async () => {
  const { errorRates: _, ...older } = PLAIN;
  await openLevel(older as CorrectorResponse);
  expect(await screen.findByText('Check the text to see its level.')).toBeTruthy();
});

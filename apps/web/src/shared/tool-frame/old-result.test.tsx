import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '../testing/fake-server';
import { renderTool } from '../testing/render-tool';
import { answerClock } from './answer-clock';
import type { ToolDefinition } from './tool-definition';
import { ToolScreen } from './tool-screen';

const asked: string[] = [];
let takesMs = 0;
let nowMs = 0;
answerClock.now = () => nowMs;

interface Asked {
  readonly ownTexts: string | null;
}
const tool: ToolDefinition<object, Asked, { readonly text: string }> = {
  name: 'wordlist',
  options: {
    ...{ empty: {}, read: () => null, describe: () => '', list: () => [] },
    makeRequest: (_, { ownTexts }) => ({ ownTexts }),
  },
  call: wordlistCall,
  ask: ({ ownTexts }) => {
    asked.push(ownTexts ?? '');
    nowMs += takesMs;
    return Promise.resolve({ text: `answer: ${ownTexts}` });
  },
  countRows: () => 1,
  Result: ({ answer }) => <button>{answer.text}</button>,
};

async function open(ms: number) {
  startFakeServer({});
  takesMs = ms;
  asked.length = 0;
  const { user } = await renderTool(<ToolScreen tool={tool} />, { address: 'wordlist' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Search');
  await screen.findByText('answer: Siin on tekst.');
  await press('choose another text');
  return { press };
}

it('what came quickly is asked again of other texts', async () => {
  await open(0);
  expect(await screen.findByText('answer: Siin on teine tekst.')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

it('what took its time stays, out of reach, until it is asked again', async () => {
  const { press } = await open(350);
  const old = screen.getByText('answer: Siin on tekst.');
  expect(old.closest('[inert]')).not.toBeNull();
  expect(asked).toHaveLength(1);
  await press('Search again');
  expect(await screen.findByText('answer: Siin on teine tekst.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Search again' })).toBeNull();
});

it('a long own text is asked by hand, however quick the last one was', async () => {
  const { press } = await open(0);
  await screen.findByText('answer: Siin on teine tekst.');
  await press('choose long text');
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Search again' })).toBeTruthy();
});

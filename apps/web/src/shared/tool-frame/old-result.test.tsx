import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '../testing/fake-server';
import { renderTool } from '../testing/render-tool';
import type { ToolDefinition } from './tool-definition';
import { ToolScreen } from './tool-screen';

const asked: string[] = [];
let late: Promise<unknown> = Promise.resolve();

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
    return late.then(() => ({ text: `answer: ${ownTexts}` }));
  },
  countRows: () => 1,
  Result: ({ answer }) => <button>{answer.text}</button>,
};

it('asks by itself once there are texts, and again of other texts; the old result stays, out of reach', async () => {
  startFakeServer({});
  const { user } = await renderTool(<ToolScreen tool={tool} />, { address: 'wordlist' });
  await screen.findByText('answer: Siin on tekst.');
  let answer: (() => void) | undefined;
  late = new Promise<void>((resolve) => (answer = resolve));
  await user.click(screen.getByRole('button', { name: 'choose another text' }));
  const old = screen.getByText('answer: Siin on tekst.');
  expect(old.closest('[inert]')).not.toBeNull();
  answer?.();
  expect(await screen.findByText('answer: Siin on teine tekst.')).toBeTruthy();
  expect(asked).toEqual(['Siin on tekst.', 'Siin on teine tekst.']);
});

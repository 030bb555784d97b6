import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTextSelection } from '../text-selection/text-selection';
import { startFakeServer } from '../testing/fake-server';
import { renderTool } from '../testing/render-tool';
import { useAskAgain } from './use-automatic-runs';

const asked: string[] = [];

function Tool() {
  const { corpusTextIds, saveCorpusTexts } = useTextSelection();
  const ids = (corpusTextIds ?? []).join();
  const forget = useAskAgain('wordlist', ids === 'a', () => asked.push(ids));
  return (
    <>
      {['a', 'b', 'c'].map((id) => (
        <button key={id} onClick={() => saveCorpusTexts([id])}>
          {id}
        </button>
      ))}
      <button onClick={forget}>forget</button>
    </>
  );
}

it('asks other texts what was asked before, and nothing once that is forgotten', async () => {
  startFakeServer({});
  const { user } = await renderTool(<Tool />, { address: 'wordlist' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('b');
  expect(asked).toEqual([]);
  await press('a');
  await press('b');
  expect(asked).toEqual(['b']);
  await press('forget');
  await press('c');
  expect(asked).toEqual(['b']);
});

import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectionSide } from '../../shared/text-selection/selection-side';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { startI18n } from '../../shared/i18n/start-i18n';
import { WordContextTool } from './word-context-tool';
import { ADDRESS, answerRows } from './testing/word-context-scene';

function SecondText() {
  const { saveOwnTexts } = useTextSelection();
  return <button onClick={() => saveOwnTexts('Võrreldav tekst.')}>compare</button>;
}

it('lines of two selections stand mixed, or in a block for each that asks for its texts alone', async () => {
  const [both, one] = [answerRows(30, { pageToken: 'both' }), answerRows(7)];
  const calls = startFakeServer({
    [wordContextCall.path]: (body) => (body['ownTexts'] === 'Võrreldav tekst.' ? one : both)(body),
  });
  await startI18n();
  for (const lazy of ['word-context-lines', 'sentence-tree']) await loadLazyMessages(lazy);
  const { user } = await renderTool(
    <>
      <SelectionSide side="B">
        <SecondText />
      </SelectionSide>
      <WordContextTool />
    </>,
    { address: ADDRESS },
  );
  await user.click(screen.getByRole('button', { name: 'compare' }));
  await user.click(await screen.findByRole('button', { name: 'Blocks' }));
  const second = await screen.findByRole('region', { name: /: own text \(B\)$/u });
  await waitFor(() => expect(within(second).getAllByRole('row')).toHaveLength(1 + 7));
  expect(screen.getByRole('region', { name: /: own text \(A\)$/u })).toBeDefined();
  const asked = calls.filter(({ path, body }) => path === wordContextCall.path && body?.['limit'] === 500);
  // The token of the first answer is of both together.
  expect(asked.slice(-2).map(({ body }) => [body?.['ownTexts'], body?.['pageToken']])).toEqual([
    ['Siin on tekst.', undefined],
    ['Võrreldav tekst.', undefined],
  ]);
  await user.click(screen.getByRole('button', { name: 'Interleaved' }));
  await waitFor(() =>
    expect(screen.getAllByRole('table', { name: 'Contexts of the keyword' })).toHaveLength(1),
  );
});

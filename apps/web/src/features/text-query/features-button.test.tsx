import { textFeaturesCall } from '@keelerada/contract/texts/text-features';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { FeaturesButton } from './result-actions';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('saves a row a text, named by the state of the corpus', async () => {
  const answer = {
    veerud: ['id', 'title', 'lix', 'marks'],
    tekstid: [
      { marks: 2, id: 'a', title: '=1+1', lix: 31.5 },
      { id: 'b', title: 'Kiri, teine', lix: null, marks: null },
    ],
    totals: { texts: 2, runningWords: 9 },
  };
  const headers = { 'x-corpus-version': '2026-03-04-abcdef01' };
  const calls = startFakeServer({ [textFeaturesCall.path]: () => Response.json(answer, { headers }) });
  const blobs: Blob[] = [];
  const makeUrl = (blob: Blob) => `blob:${blobs.push(blob)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: makeUrl, revokeObjectURL: () => undefined }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await renderTool(<FeaturesButton ids={['a', 'b']} disabled={false} />, {
    address: 'wordlist',
    hasTexts: false,
  });
  await user.click(screen.getByRole('button', { name: 'Table of features' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ corpusTextIds: ['a', 'b'] });
  const reader = new FileReader();
  reader.readAsText(blobs[0]!);
  // The byte order mark goes with the reading.
  await waitFor(() =>
    expect(reader.result).toBe('id,title,lix,marks\r\na,\'=1+1,31.5,2\r\nb,"Kiri, teine",,\r\n'),
  );
  expect(click.mock.contexts[0]).toMatchObject({ download: 'text-features-2026-03-04-abcdef01.csv' });
});

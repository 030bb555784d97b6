import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerJson, openApp } from '../../../app/testing/test-app';
import { makeAnswer } from '../testing/make-answer';
import { standInForLayout } from '../testing/stand-in-for-layout';

const PATIENCE = { timeout: 30_000 };
/** Longer than the pause of typing, in milliseconds. */
const LONG_PAUSE_MS = 1500;

interface Asked {
  readonly tekst: string;
  readonly isPart: boolean;
}
let asked: Asked[] = [];
let status = 200;
/** The first answer waits for it. */
let isAnswered = Promise.resolve();

beforeEach(() => {
  standInForLayout();
  asked = [];
  status = 200;
  isAnswered = Promise.resolve();
});

/** The page with the A2 sample in the box; whatever is asked, `televisorit` is wrong in it. */
async function openSample(settings = {}) {
  const user = userEvent.setup();
  await openApp('/corrector', {
    stored: { correctorSettings: JSON.stringify(settings) },
    answers: {
      [correctorCall.path]: async (_request, body) => {
        asked.push(body as Asked);
        await isAnswered;
        const { tekst } = body as Asked;
        const wrong = { word: 'televisorit', suggestions: ['televiisorit'], type: 'spellingError' };
        if (status === 0) throw new TypeError('Failed to fetch');
        return status === 200
          ? answerJson(makeAnswer(tekst, tekst.includes(wrong.word) ? [wrong] : []))
          : answerJson([{ code: 'TooManyRequests', message: '' }], status);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try a sample text: A2' }));
  return user;
}

/** Changes the first line as a visitor does: in jsdom no key reaches the text, but the editor reads its elements. */
async function changeFirstLine(text: string): Promise<void> {
  const line = screen.getByRole('textbox', { name: 'Text to check' }).querySelector('p')!;
  line.textContent = text;
  await waitFor(() => expect(document.body.textContent).toContain(text));
}

/** Words of the text that are marked as errors. */
const listMarked = () => [...document.querySelectorAll('.error')].map(({ textContent }) => textContent);

it('a text is checked by itself after a pause, at first the whole, then only what changed', async () => {
  await openSample();
  await waitFor(() => expect(listMarked()).toEqual(['televisorit']), PATIENCE);
  expect(asked).toMatchObject([{ isPart: false }]);
  await changeFirstLine('Tere, Mari!');
  await waitFor(() => expect(asked).toHaveLength(2), PATIENCE);
  expect(asked[1]).toMatchObject({ tekst: 'Tere, Mari!', isPart: true });
  await waitFor(() => expect(listMarked()).toEqual(['televisorit']), PATIENCE);
});

it('while the first answer is on its way, the side says that the text is being checked', async () => {
  let answer!: () => void;
  isAnswered = new Promise((resolve) => (answer = resolve));
  await openSample();
  // Above the text and beside it.
  await waitFor(() => expect(screen.getAllByText('Checking the text')).toHaveLength(2), PATIENCE);
  answer();
  await waitFor(() => expect(screen.queryAllByText('Checking the text')).toEqual([]), PATIENCE);
});

it('nothing is asked while the switch is off', async () => {
  await openSample({ checksWhileTyping: false });
  await new Promise((resolve) => setTimeout(resolve, LONG_PAUSE_MS));
  expect(asked).toEqual([]);
});

it('a check without a network says so, and is made when there is one again', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  status = 0;
  await openSample();
  await screen.findAllByText('No connection', {}, PATIENCE);
  network.mockReturnValue(true);
  status = 200;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(listMarked()).toEqual(['televisorit']), PATIENCE);
  network.mockRestore();
});

it('a long text is checked part by part, and how far it is stands beside it', async () => {
  const lines = Array.from(
    { length: 500 },
    (_, n) => `${n + 1}. päeval vaatasin ma televisorit ja lugesin lehte.`,
  );
  await openSample();
  await waitFor(() => expect(asked).toHaveLength(1), PATIENCE);
  const box = screen.getByRole('textbox', { name: 'Text to check' });
  let answer!: () => void;
  isAnswered = new Promise((resolve) => (answer = resolve));
  box.focus();
  fireEvent.keyDown(box, { key: 'a', code: 'KeyA', ctrlKey: true });
  fireEvent.paste(box, { clipboardData: { getData: () => lines.join('\n') } });
  await waitFor(() => expect(asked).toHaveLength(2), PATIENCE);
  isAnswered = new Promise(() => undefined);
  answer();
  await waitFor(
    () => expect(screen.getAllByText(/^Checking the text: \d+%$/u).length).toBeGreaterThan(0),
    PATIENCE,
  );
  expect(listMarked()).toEqual(['televisorit']);
  for (const { tekst } of asked.slice(1)) expect(tekst.length).toBeLessThanOrEqual(5000);
}, 60_000);

it('a check that nobody asked for fails without a notice, and the button stays', async () => {
  status = 429;
  await openSample();
  // Above the text and beside it.
  expect(await screen.findAllByText('Waiting to check', {}, PATIENCE)).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Check the text' })).toBeTruthy();
});

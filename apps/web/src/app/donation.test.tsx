import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerJson, openApp } from './testing/test-app';
import { setScreen, standInForBrowser } from '../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

it('what the server refuses is marked at its field, which gets the focus', async () => {
  const errors = [{ code: 'LimitExceeded', message: 'Too long.', field: 'pealkiri', limit: 500 }];
  await openApp('/adding', { answers: { '/api/texts/lisatekst': () => answerJson(errors, 400) } });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  fireEvent.change(title, { target: { value: 'x'.repeat(600) } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Suvi oli soe.' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Native language' }), { target: { value: 'vene' } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Kind of text' }));
  await userEvent.click(await screen.findByRole('option', { name: 'non-academic' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the text' }));
  await screen.findByText('This value is too long.');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

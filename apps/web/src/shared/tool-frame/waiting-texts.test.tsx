import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '../i18n/start-i18n';
import { WaitingTexts } from './waiting-texts';

beforeEach(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
});

it('tells how many chosen texts an answer leaves out, and nothing where it has all', () => {
  const { rerender } = render(<WaitingTexts answer={{ totals: { texts: 5, waiting: 2 } }} />);
  expect(screen.getByRole('status').textContent).toBe(
    '2 of the chosen texts are still waiting for analysis and are left out.',
  );
  rerender(<WaitingTexts answer={{ totals: { texts: 5 } }} />);
  expect(screen.queryByRole('status')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '../../shared/i18n/start-i18n';
import { CookieNotice } from './cookie-notice';

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
  await startI18n();
});

it('says what is stored, and stays away once agreed to', async () => {
  const { unmount } = render(<CookieNotice />);
  expect(screen.getByRole('region', { name: 'Cookies' }).textContent).toContain(
    'language, settings, text selections',
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('I agree');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  render(<CookieNotice />);
  expect(screen.queryByRole('region')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from './testing/test-app';

it('the desk has an entry of its own, and an old address leads to its page with what it asks for', async () => {
  const { router } = await openApp('/worksheet?error=R%3ASPELL&sentences=RIGHT_USES#more');
  const tabs = await screen.findByRole('tablist', { name: 'For teachers' });
  expect(within(tabs).getByRole('tab', { current: 'page' }).textContent).toBe('Worksheet');
  expect(router.state.location).toMatchObject({
    ...{ pathname: '/teacher/worksheet', search: '?error=R%3ASPELL&sentences=RIGHT_USES', hash: '#more' },
  });
  const main = screen.getByRole('navigation', { name: 'Main navigation' });
  await userEvent.setup().click(within(main).getByRole('link', { name: 'For teachers' }));
  await screen.findByRole('button', { name: /^Drop your pupils’ texts here/u });
});

it('the former page of examples leads to the lines of its word', async () => {
  const { router } = await openApp('/teacher/examples?word=keel');
  await screen.findAllByRole('tab', { name: 'Word in context' });
  expect(router.state.location.pathname).toBe('/tools/wordcontext');
  expect(router.state.location.search).toBe('?word=keel&type=LEMMAS&keepCapitalization=false');
});

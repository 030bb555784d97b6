import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../app/testing/test-app';
import { encodeOutcome } from '../../shared/practice/result-code';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

it('pasted codes become a table, a row each, and say what they cannot', async () => {
  const outcome = { level: 'B1', right: 7, count: 10 } as const;
  const missed = [{ topic: 'partitive', formName: 'mitmuse osastav' }] as const;
  const code = encodeOutcome({ ...outcome, missed }, 'et');
  const clear = encodeOutcome({ ...outcome, right: 10, missed: [] }, 'et');
  await openApp('/teacher/class-report');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name and code, one a line' }));
  await userEvent.paste(`Mari Maasikas ${code}\n${clear.toLowerCase()}\nJuku: homme\n`);
  const table = screen.getByRole('region', { name: 'Codes of exercises' });
  const rows = within(within(table).getByRole('table')).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['7 / 10', 'B1', 'Partitive: partitive plural'],
    ['10 / 10', 'B1', '–'],
    ['this code cannot be read', '', ''],
  ]);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    ...['Mari Maasikas', clear.toLowerCase(), 'Juku: homme'],
  ]);
});

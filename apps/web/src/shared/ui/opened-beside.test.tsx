// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setScreen } from '../testing/stand-in-for-browser';
import { OpenedBeside, OpenedRow } from './opened-beside';

const rows = (
  <OpenedBeside widthPx={440}>
    <div data-testid="row">
      <OpenedRow title="koer">koera</OpenedRow>
    </div>
  </OpenedBeside>
);

it('what a row opens stands beside the rows on the widest screens, with its title', () => {
  setScreen('wide');
  render(rows);
  expect(screen.getByTestId('row').textContent).toBe('');
  expect(screen.getByText('koer').parentElement?.textContent).toBe('koerkoera');
});

it('elsewhere it stands under its row', () => {
  setScreen('narrow');
  render(rows);
  expect(screen.getByTestId('row').textContent).toBe('koera');
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/start-i18n';
import { LevelChoices } from './level-choices';

it('a tile says its level and texts; one without texts can only be taken back', async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  const onChange = vi.fn();
  render(<LevelChoices chosen={['B1']} counts={{ A2: 12, B1: 0 }} onChange={onChange} />);
  const tile = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(tile('A2').closest('label')?.textContent).toBe('A212');
  expect(tile('C1').disabled).toBe(true);
  await userEvent.click(tile('A2'));
  expect(onChange).toHaveBeenLastCalledWith(['A2', 'B1']);
  await userEvent.click(tile('B1'));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

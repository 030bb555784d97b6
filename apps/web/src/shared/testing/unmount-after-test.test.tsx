import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('a screen that a test leaves behind', () => {
  render(<p>left behind</p>);
  expect(screen.getByText('left behind')).toBeTruthy();
});

it('is gone before the next one', () => {
  expect(document.body.childElementCount).toBe(0);
});

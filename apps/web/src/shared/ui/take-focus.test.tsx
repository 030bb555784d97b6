import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { takeFocus } from './take-focus';

beforeEach(() => {
  render(
    <>
      <main tabIndex={-1} />
      <input aria-label="of the page" />
      <div role="dialog">
        <input aria-label="of the dialog" />
        <a href="/links">Links</a>
      </div>
    </>,
  );
});

it('leaves the focus with who types in a dialog', () => {
  const field = screen.getByRole('textbox', { name: 'of the dialog' });
  field.focus();
  takeFocus(screen.getByRole('main'));
  expect(document.activeElement).toBe(field);
});

it('takes it from a field of the page, and from a link in a dialog that led here', () => {
  for (const element of [screen.getByRole('textbox', { name: 'of the page' }), screen.getByRole('link')]) {
    element.focus();
    takeFocus(screen.getByRole('main'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  }
});

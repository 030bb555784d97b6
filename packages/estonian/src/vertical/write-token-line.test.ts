import { expect, it } from 'vitest';
import { writeTokenLine } from './write-token-line';

it('a token is one line whatever is in it, and quotation marks are written as they are', () => {
  expect(writeTokenLine(['"', 'a\tb\nc', '<g/>', '', 'AT&T'])).toBe('"\ta b c\t&lt;g/&gt;\t_\tAT&amp;T');
});

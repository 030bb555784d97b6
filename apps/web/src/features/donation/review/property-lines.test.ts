import { expect, it } from 'vitest';
import { readPropertyLines, setPropertyLine, writePropertyLines } from './property-lines';

it('writes properties as lines and reads them again', () => {
  const properties = [
    { propertyName: 'title', propertyValue: 'A = B' },
    { propertyName: 'emakeel', propertyValue: 'vene' },
  ];
  expect(writePropertyLines(properties)).toBe('title = A = B\nemakeel = vene');
  expect(readPropertyLines(`\n${writePropertyLines(properties)}\n`)).toEqual(properties);
});

it.each(['title', 'title =', '= vene'])('refuses the line %j', (line) => {
  expect(readPropertyLines(line)).toBeNull();
});

it('sets the value of a property in its place or at the end', () => {
  expect(setPropertyLine('title = A\nkorpus = x\nemakeel = vene', 'korpus', 'y')).toBe(
    'title = A\nkorpus = y\nemakeel = vene',
  );
  expect(setPropertyLine('title = A\n', 'korpus', 'y')).toBe('title = A\nkorpus = y');
  expect(setPropertyLine('', 'korpus', 'y')).toBe('korpus = y');
});

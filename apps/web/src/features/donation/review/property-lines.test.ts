import { expect, it } from 'vitest';
import { readPropertyLines, writePropertyLines } from './property-lines';

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

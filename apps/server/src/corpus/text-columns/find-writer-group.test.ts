import { expect, it } from 'vitest';
import { findWriterGroup } from './text-columns';

const find = (properties: Readonly<Record<string, string | readonly string[]>>) =>
  findWriterGroup(
    Object.entries(properties).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value }))),
  );
const ACADEMIC = { korpus: 'cwUSEqQLt', tekstikeel: 'eesti' };

it('calls native who has Estonian as the only native language, whatever the subcorpus', () => {
  expect(find({ ...ACADEMIC, emakeel: 'eesti' })).toBe('EK');
  expect(find({ korpus: 'cFOoRQekA', emakeel: 'eesti' })).toBe('EK');
});

it('puts academic texts of others into a group of their own', () => {
  for (const emakeel of ['vene', 'eesti, vene', ['eesti', 'vene']])
    expect(find({ ...ACADEMIC, emakeel })).toBe('AK');
});

it.each([
  ['a level', { ...ACADEMIC, emakeel: 'eesti', keeletase: 'C1' }],
  ['no native language', ACADEMIC],
  ['a subcorpus of native texts alone', { korpus: 'cYDRkpymb' }],
  ['a Russian text', { korpus: 'cZjHWUPtD', emakeel: 'eesti', tekstikeel: 'vene' }],
  ['a learner', { korpus: 'cFOoRQekA', emakeel: 'vene' }],
])('does not guess: %s', (_, properties) => {
  expect(find(properties)).toBeNull();
});

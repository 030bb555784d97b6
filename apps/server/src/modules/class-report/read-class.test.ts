import { expect, it } from 'vitest';
import { ComputeQueueFullError } from '../../platform/compute/compute-errors';
import type { ReadText } from './make-class-report';
import { readClass } from './read-class';

const READ: ReadText = {
  language: 'et',
  read: { runningWords: 4, codes: ['R:SPELL'], sentences: [] },
  sentences: [],
  level: null,
  lemmas: ['kool'],
};
const texts = ['hea', 'halb', 'hea'].map((text, i) => ({ name: `Tekst ${i + 1}`, text }));

async function readAll(failure: Error) {
  const parts = {
    readText: (text: string) => (text === 'halb' ? Promise.reject(failure) : Promise.resolve(READ)),
    isOfText: (error: unknown) => !(error instanceof ComputeQueueFullError),
    version: 'c1',
  };
  const lines = [];
  for await (const line of readClass({ texts }, parts, new AbortController().signal)) lines.push(line);
  return lines;
}

it('names a text that fails and reads the others', async () => {
  const lines = await readAll(new TypeError('a fault of the corrector'));
  expect(lines.map(({ done }) => done)).toEqual([0, 1, 2, 3]);
  const { texts: told, total } = lines.at(-1)!.report;
  expect(told.map(({ name, language }) => [name, language])).toEqual([
    ['Tekst 1', 'et'],
    ['Tekst 2', null],
    ['Tekst 3', 'et'],
  ]);
  expect(total).toMatchObject({ texts: 2, runningWords: 8 });
});

it('ends where the failure is not of the text', async () => {
  await expect(readAll(new ComputeQueueFullError())).rejects.toThrow(ComputeQueueFullError);
});

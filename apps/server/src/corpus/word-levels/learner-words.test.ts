import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLearnerWords, parseLearnerWords } from './learner-words';

it('a list has a name, and each base form its lowest level', () => {
  const { name, levels } = parseLearnerWords(
    '\ufeff# Näidisloend 2030\r\nEma,A1\n\nkodu;a2\nühiskond\tB2\nkodu,B1\n',
  );
  expect(name).toBe('Näidisloend 2030');
  expect([...levels]).toEqual([
    ['ema', 'A1'],
    ['kodu', 'A2'],
    ['ühiskond', 'B2'],
  ]);
});

it.each([
  ['ema,A1', 'line 1'],
  ['# Loend\nema', 'line 2'],
  ['# Loend\nema,A1\nkodu,Z9', 'line 3'],
])('%j is refused with its line', (content, line) => {
  expect(() => parseLearnerWords(content)).toThrow(line);
});

it('a file that is not there or is no list is named with its setting', async () => {
  expect(await openLearnerWords(null)).toBeNull();
  const file = join(mkdtempSync(join(tmpdir(), 'keelerada-')), 'list.csv');
  await expect(openLearnerWords(file)).rejects.toThrow('LEARNER_WORDS');
  writeFileSync(file, '# Loend\nema,A1\n');
  expect((await openLearnerWords(file))?.levels.size).toBe(1);
});

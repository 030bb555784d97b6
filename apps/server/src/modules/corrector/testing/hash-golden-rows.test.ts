import { expect, it } from 'vitest';
import { hashGoldenRows, listChangedRows } from './hash-golden-rows';

const describe = (kind: string): string =>
  `# Ma tulen .\n\nform: words: Ma | tulen\nform 1: P | V\n\ntree kind: ${kind}\n`;
const stored = [
  'What this is.\n',
  hashGoldenRows('# Ta .\n\ntree kind: 4\n'),
  hashGoldenRows(describe('3')),
].join('\n');

it('golden rows are kept as a line a model, and a changed one is shown', () => {
  expect(hashGoldenRows(describe('3'))).toMatch(
    /^# Ma tulen \.\nform: words=\S{4} 1=\S{4}\ntree: kind=\S{4}\n$/u,
  );
  expect(listChangedRows(describe('3'), stored)).toEqual([]);
  expect(listChangedRows(describe('4'), stored)).toEqual(['# Ma tulen .', 'tree kind: 4']);
  expect(listChangedRows('# Uus .\n\ntree kind: 4\n', stored)).toEqual(['# Uus .', 'tree kind: 4']);
});

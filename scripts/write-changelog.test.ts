import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHANGELOG, makeChangelog } from './write-changelog.mjs';

it('CHANGELOG.md says what the page "What is new" says in English', () => {
  expect(readFileSync(CHANGELOG, 'utf8'), 'run npm run changelog').toBe(makeChangelog());
});

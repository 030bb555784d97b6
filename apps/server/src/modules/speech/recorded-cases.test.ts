import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCases } from '@keelerada/estonian/reading-aloud/noun-case';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { openMorphology } from '../../platform/morphology/open-morphology';

const RECORDED = join(PROJECT_ROOT, 'packages/estonian/src/reading-aloud/testing/recorded-cases.json');

it('the cases that the test of reading aloud recorded are those of the analyser', async () => {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, string[]>;
  const { analyse } = await openMorphology();
  const found = Object.keys(recorded).map((word) => [word, listCases(analyse(word).analyses)] as const);
  expect(Object.fromEntries(found)).toEqual(recorded);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCases } from '@keelerada/estonian/reading-aloud/noun-case';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMorphologyClient } from '../../platform/morphology/morphology-client';
import type { MorphologyClient } from '../../platform/morphology/morphology-port';
import {
  startMorphologySupervisor,
  type MorphologySupervisor,
} from '../../platform/morphology/morphology-supervisor';
import { PROJECT_PYTHON } from '../../platform/morphology/open-morphology';
import { PROJECT_ROOT } from '../../platform/config/project-root';

const RECORDED = join(PROJECT_ROOT, 'packages/estonian/src/reading-aloud/testing/recorded-cases.json');

describe.skipIf(!existsSync(PROJECT_PYTHON))('the cases that the test of reading aloud recorded', () => {
  let supervisor: MorphologySupervisor;
  let client: MorphologyClient;
  beforeAll(async () => {
    supervisor = await startMorphologySupervisor({
      python: PROJECT_PYTHON,
      workers: 1,
      log: () => undefined,
    });
    client = createMorphologyClient({ urls: supervisor.urls() });
  });
  afterAll(async () => {
    client.close();
    await supervisor.close();
  });

  it('are those of the analyser', async () => {
    const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, string[]>;
    const words = Object.keys(recorded);
    const answers = await client.analyseEstonian(words.map((form) => ({ form, isSentenceInitial: false })));
    const found = answers.map(({ analyses }, place) => [words[place], listCases(analyses)] as const);
    expect(Object.fromEntries(found)).toEqual(recorded);
  });
});

import { describe, expect, it } from 'vitest';
import { openParserModel } from '../../../apps/server/src/corpus/annotation/parser-model';
import { openTaggerModel } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { hasData } from '../project-files';
import { measureParser, readDevelopmentPart } from './evaluate-parser';

/** Labelled attachment with own tags, percent. */
const FLOORS = [
  { name: 'et_edt-ud-dev', labelled: 80.5 },
  { name: 'et_ewt-ud-dev', labelled: 75 },
] as const;

const TEST_TIMEOUT_MS = 120_000;
const note = hasData ? '' : ' (skipped: ../shared/data is not there)';

describe.skipIf(!hasData)(`the committed parser on the development parts${note}`, () => {
  it.each(FLOORS)('reaches the floor on $name', { timeout: TEST_TIMEOUT_MS }, async ({ name, labelled }) => {
    const part = readDevelopmentPart(await openTaggerModel(), name);
    const measured = measureParser(await openParserModel(), part);
    expect(measured.labelled).toBeGreaterThanOrEqual(labelled);
  });
});

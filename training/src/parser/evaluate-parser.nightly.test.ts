import { readFileSync } from 'node:fs';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { describe, expect, it } from 'vitest';
import { hasTreebanks } from '../sources/read-treebank';
import { MODEL_FILE } from '../tagger/tagger-file';
import { measureParser } from './evaluate-parser';
import { PARSER_FILE } from './parser-file';
import { readDevelopmentPart } from './read-development-part';

/** Labelled attachment with own tags, percent. */
const FLOORS = [
  { name: 'et_edt-ud-dev', labelled: 80.5 },
  { name: 'et_ewt-ud-dev', labelled: 75 },
] as const;

const TEST_TIMEOUT_MS = 120_000;
const isSkipped = !hasTreebanks();
const note = isSkipped ? ' (skipped: ../shared/data/ud is not there)' : '';

describe.skipIf(isSkipped)(`the committed parser on the development parts${note}`, () => {
  const tagger = loadTaggerModel(readFileSync(MODEL_FILE));
  const model = loadParserModel(readFileSync(PARSER_FILE));

  it.each(FLOORS)('reaches the floor on $name', { timeout: TEST_TIMEOUT_MS }, ({ name, labelled }) => {
    const measured = measureParser(model, readDevelopmentPart(tagger, name));
    expect(measured.labelled).toBeGreaterThanOrEqual(labelled);
  });
});

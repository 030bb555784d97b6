import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hasPython, PROJECT_PYTHON } from '../../app/testing/project-python';
import { useSearchServer } from '../../app/testing/search-server-for-test';

const VALIDATOR = fileURLToPath(new URL('testing/validate_answers.py', import.meta.url));
/** Folder with the published schemas, which are not part of the project: docs/content-search.md names them. */
const folder = process.env['XML_SCHEMAS'] ?? '';
const canValidate = folder !== '' && hasPython;
if (!canValidate)
  console.warn('No XML_SCHEMAS or no .venv: answers are not held against the published schemas.');

describe.skipIf(!canValidate)('the published schemas', () => {
  const { askFor } = useSearchServer();

  it('hold for every kind of answer', async () => {
    const described = { 'x-fcs-endpoint-description': 'true' };
    const answers = [
      await askFor(described),
      await askFor({ version: '9.9' }),
      await askFor({ query: 'kool*' }),
      await askFor({ query: 'kool and maja', 'x-fcs-context': 'a' }),
      await askFor({ query: 'maja', maximumRecords: 1, recordSchema: 'fcs' }),
      await askFor({ query: 'maja', recordXMLEscaping: 'string' }),
      await askFor({ query: '"' }),
      await askFor({ queryType: 'fcs', query: '[pos="NOUN|SYM"]', maximumRecords: 20 }),
      await askFor({ queryType: 'fcs', query: '[] within p', 'x-fcs-rewrites-allowed': 'true' }),
    ];
    const place = await mkdtemp(join(tmpdir(), 'keelerada-answers-'));
    const files = answers.map((_, i) => join(place, `${i}.xml`));
    await Promise.all(answers.map((answer, i) => writeFile(files[i]!, answer)));
    const { stdout } = await promisify(execFile)(PROJECT_PYTHON, [VALIDATOR, folder, ...files]);
    await rm(place, { recursive: true });
    expect(stdout).not.toContain('fault');
    for (const element of ['EndpointDescription', 'Resource', 'Result', 'Advanced'])
      expect(stdout).toContain(`validated ${element}\n`);
  });
});

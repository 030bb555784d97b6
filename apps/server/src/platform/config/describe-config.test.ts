import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeConfig } from './describe-config';
import { PROJECT_ROOT } from './project-root';

const README = join(PROJECT_ROOT, 'README.md');

/** The formatter aligns the columns of a table; only the words matter. */
function readTableLines(markdown: string): string[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => row.replace(/\s+/gu, ' ').replace(/-{3,}/gu, '---').trim());
}

describe('the README', () => {
  it.skipIf(!existsSync(README))('has the table of settings as the server reads them', () => {
    const lines = readTableLines(readFileSync(README, 'utf8'));
    for (const row of readTableLines(describeConfig())) expect(lines).toContain(row);
  });
});

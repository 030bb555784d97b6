import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeConfig } from './describe-config';
import { PROJECT_ROOT } from './project-root';

describe('the README', () => {
  it('has the table of settings as the configuration describes itself', () => {
    expect(readFileSync(join(PROJECT_ROOT, 'README.md'), 'utf8')).toContain(describeConfig());
  });
});

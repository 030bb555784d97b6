import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from './project-root';
import type { Setting } from './setting';
import { settings } from './settings';

const HEAD = `# Settings

Environment variables of the server and the command line. They are checked at the start, and every wrong one is named with what it may hold. Made by \`npm run -s settings\` from \`platform/config/settings.ts\`. Limits of single calls (characters, ids, files) are in \`contract/fields/limits.ts\`, those of one client in [operation.md](operation.md#load).

| Variable | Default | Meaning | May hold |
| --- | --- | --- | --- |
`;

/** The table of settings in Markdown. */
function describeSettings(): string {
  const rows = Object.values<Setting<unknown>>(settings).map((setting) => {
    const fallback = setting.fallbackText ?? `\`${setting.fallback ?? ''}\``;
    return `| \`${setting.variable}\` | ${fallback} | ${setting.description} | ${setting.allowed} |\n`;
  });
  return HEAD + rows.join('');
}

it('docs/settings.md has every setting as it is (`npm run settings` writes it)', async () => {
  await expect(describeSettings()).toMatchFileSnapshot(join(PROJECT_ROOT, 'docs/settings.md'));
});

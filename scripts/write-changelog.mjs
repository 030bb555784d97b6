// `npm run changelog`: writes CHANGELOG.md from apps/web/content/changes.json, which the page "What is new" shows in both
// languages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

export const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const CONTENT = join(ROOT, 'apps/web/content/changes.json');

/** The English changes as Markdown, the newest release first. */
export function makeChangelog() {
  const releases = JSON.parse(readFileSync(CONTENT, 'utf8')).map(({ version, changes }) =>
    [`## ${version ?? 'Next'}\n`, ...changes.map(({ en }) => `- ${en}`)].join('\n'),
  );
  return `# What is new\n\n${releases.join('\n\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(CHANGELOG, makeChangelog());

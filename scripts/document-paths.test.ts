import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = /^(?:(?:README|CONTRIBUTING)\.md|docs\/.*\.md)$/u;
const FILE_NAME = /^[\w.{},*-]+\.(?:[cm]?[jt]sx?|py|R|md|json|txt|sql|ya?ml|env|service|toml)$/u;
const PATH = /^(?<first>[\w.-]+)\/[\w.{},*/-]*$/u;
/** A place for a name in a recipe: \`X.tool.ts\`. */
const PLACEHOLDER = /(?:^|\/)X\b/u;
/** Written by a command or an institution, served by the product, or named because it must not be there. */
const NOT_IN_TREE = new Set(['branding.json', 'keelerada.cdx.json', 'robots.txt', 'index.ts']);

const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const folders = new Set(
  files.flatMap((file) => Array.from(file.matchAll(/\//gu), ({ index }) => file.slice(0, index))),
);
const folderNames = new Set([...folders].map((folder) => folder.split('/').at(-1)));
/** Documents leave out `src`: \`contract/fields/limits.ts\` is packages/contract/src/fields/limits.ts. */
const known = [...files, ...folders].flatMap((path) => [path, path.replaceAll('/src/', '/')]);
const lines = known.map((path) => `/${path}\n`).join('');

/** Words in backticks that are names of files or paths below a folder of the tree. */
function listNames(text: string): string[] {
  const quoted = Array.from(
    text.replace(/^```[^]*?^```/gmu, '').matchAll(/`([^`\n]+)`/gu),
    ([, words]) => words!,
  );
  return quoted
    .flatMap((words) => words.split(/\s+/u))
    .filter((word) => FILE_NAME.test(word) || folderNames.has(PATH.exec(word)?.groups?.['first']))
    .filter((word) => !PLACEHOLDER.test(word) && !NOT_IN_TREE.has(word));
}

/** Whether a path ends like this; `{et,en}` stands for either and `*` for any name. */
function isThere(name: string): boolean {
  const pattern = name
    .replace(/\/$/u, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/\n]*')
    .replace(/\{([^}]*)\}/gu, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`/${pattern}\n`, 'u').test(lines);
}

it.each(files.filter((file) => DOCUMENT.test(file)))(
  'every file and folder that %s names is there',
  (file) => {
    const names = listNames(readFileSync(join(ROOT, file), 'utf8'));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  },
);

it('a name that is not there is seen', () => {
  const text =
    'Read `apps/web/gone`, `gone.test.ts`, `contract/fields/limits.ts`, `locales/{et,en}/wordlist.json` and `and/or`.';
  expect(listNames(text).filter((name) => !isThere(name))).toEqual(['apps/web/gone', 'gone.test.ts']);
});

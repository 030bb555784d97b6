import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideOwnTexts } from './api-call';
import { writeCode } from './write-code';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../../..');
const PYTHON = join(ROOT, '.venv/bin/python');
const hasBash = spawnSync('bash', ['--version']).error === undefined;
const hasR = spawnSync('Rscript', ['--version']).error === undefined;

const body = {
  corpusTextIds: null,
  tekstivalik: { paring: { level: ['B1', 'B2'], age: [[18, 26]] } },
  keyword: `it's "õ" \\ $HOME \`x\` )---" %s {} \n\t🌲 </JSON>\u001b[201~\u009b\u2028\u202e\u00ad\u200b\ufeff`,
  customStopwords: [')---"', ')----"', "''", '\\'],
  keepCapitalization: true,
  excludeStopwords: false,
  minFrequency: 2,
};
const call = { path: '/api/tools/wordlist', body };
/** Ends of lines and controls; a command that would leave a trace if a shell ran it. */
const NOTE = "A note of 'two'\nlines;\r\u0085touch \u2028`touch ran`\u001b[201~ $(touch ran) !!";
const parts = { site: 'https://keel.example', call, notes: [NOTE] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-code-'));
  // Stands in for curl: writes its arguments and what it is given to read.
  await writeFile(
    join(folder, 'curl'),
    '#!/bin/sh\nprintf "%s\\n" "$@" > "$0.args"\nfor last; do :; done\nif [ "$last" = @- ]; then cat; else printf %s "$last"; fi\n',
  );
  await chmod(join(folder, 'curl'), 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

async function runShell(code: string): Promise<unknown> {
  const script = join(folder, 'call.sh');
  await writeFile(script, code);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  const { stdout } = await run('sh', [script], { env, maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

describe('code that makes a call', () => {
  it('gives a shell the same body', async () => {
    const code = writeCode('curl', parts);
    expect(code).toMatch(
      /^: 'A note of '\\''two'\\'' lines; touch `touch ran` \[201~ \$\(touch ran\) !!'\ncurl -sS 'https:\/\/keel\.example\/api\/tools\/wordlist' -H/u,
    );
    expect(await runShell(code)).toEqual(body);
  });

  it.runIf(hasBash)('gives a shell that is typed into and has no comments the call alone', () => {
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, HISTFILE: '' };
    const input = `shopt -u interactive_comments\n${writeCode('curl', parts)}`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-i'], { input, env, cwd: folder });
    expect(JSON.parse(stdout.toString())).toEqual(body);
    expect(stderr.toString()).not.toContain('not found');
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });

  it.each(['python', 'r', 'curl'] as const)(
    'shows each sign and writes a note on one line as %s',
    (language) => {
      const code = writeCode(language, parts);
      expect(code).not.toMatch(/[^\n\P{Cc}]|\p{Cf}|[\u2028\u2029]/u);
      expect(code).toContain(String.raw`\u001b[201~\u009b\u2028\u202e\u00ad\u200b\ufeff`);
      const head = code.slice(0, code.indexOf('keel.example'));
      expect(head.split('\n').filter((line) => line.includes('touch'))).toHaveLength(1);
    },
  );

  it('gives a shell a body that is too long for an argument', async () => {
    const corpusTextIds = Array.from({ length: 5000 }, (_, index) => `0000-${index}-${'a'.repeat(27)}`);
    const long = { ...body, corpusTextIds };
    expect(await runShell(writeCode('curl', { ...parts, call: { ...call, body: long } }))).toEqual(long);
  });

  it.runIf(existsSync(PYTHON))('gives Python the same body', () => {
    const code = writeCode('python', parts);
    expect(code).toContain(
      'site = Keelerada("https://keel.example")\nrows = site.ask("/api/tools/wordlist", {\n',
    );
    const read = `
import ast, json, sys
asked = ast.parse(sys.stdin.read()).body[-1].value
print(json.dumps([ast.literal_eval(part) for part in asked.args]))`;
    const { stdout, stderr } = spawnSync(PYTHON, ['-c', read], { input: code, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([call.path, body]);
  });

  it.runIf(hasR)('gives R the same body', async () => {
    await mkdir(join(folder, 'clients'));
    await writeFile(
      join(folder, 'clients/keelerada.R'),
      'keelerada <- function(site) site\nkeelerada_ask <- function(site, path, json) cat(enc2utf8(json))\n',
    );
    const script = join(folder, 'call.R');
    await writeFile(script, writeCode('r', { ...parts, site: folder }));
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const { stdout } = await run('Rscript', ['--vanilla', '--encoding=UTF-8', script], { cwd: folder, env });
    expect(JSON.parse(stdout)).toEqual(body);
  });
});

describe('a call as it is handed out', () => {
  it('holds a placeholder for each own text and says how many ids it has', () => {
    const shown = hideOwnTexts({
      path: '/api/tools/votmesonad',
      body: {
        ...{ corpusTextIds: ['a', 'b'], ownTexts: 'Salajane.', minTexts: undefined },
        vordlus: { corpusTextIds: ['c'], ownTexts: 'Teine.' },
      },
    });
    expect(shown).toMatchObject({ hasOwnText: true, ids: 3 });
    expect(shown.body).toEqual({
      ...{ corpusTextIds: ['a', 'b'], ownTexts: 'OWN TEXT' },
      vordlus: { corpusTextIds: ['c'], ownTexts: 'OWN TEXT' },
    });
    expect(hideOwnTexts({ path: '', body: { ownTexts: null } })).toMatchObject({
      ...{ hasOwnText: false, ids: 0, body: { ownTexts: null } },
    });
  });
});

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LIMIT_MS = 900_000;
/** All that the machine has; npm starts scripts with the shell. */
const PROGRAMS = ['node', 'npm', 'sh'];

let folder: string;
let server: ChildProcess | undefined;
const place = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'node-alone-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const name of files.split('\0').filter((file) => existsSync(join(ROOT, file || '-')))) {
    mkdirSync(dirname(place(`checkout/${name}`)), { recursive: true });
    cpSync(join(ROOT, name), place(`checkout/${name}`));
  }
  mkdirSync(place('bin'));
  for (const program of PROGRAMS) {
    const [found] = execFileSync('which', [program], { encoding: 'utf8' }).split('\n');
    symlinkSync(program === 'node' ? process.execPath : realpathSync(found!), place(`bin/${program}`));
  }
}, LIMIT_MS);
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

it(
  '`npm start` of a fresh checkout serves and corrects with Node alone on the machine',
  async () => {
    server = spawn('npm', ['start'], {
      cwd: place('checkout'),
      env: {
        ...{ PATH: place('bin'), HOME: place('home'), DATA_DIR: place('data'), PORT: '0' },
        npm_config_cache: execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let written = '';
    server.stderr!.setEncoding('utf8').on('data', (part: string) => (written += part));
    const findAddress = () => /Keelerada is at (?<address>http:\S+)/u.exec(written)?.[1];
    const isOver = () => findAddress() !== undefined || server?.exitCode !== null;
    await expect.poll(isOver, { timeout: LIMIT_MS }).toBe(true);
    expect(findAddress(), written).toBeDefined();

    const answer = await fetch(`${findAddress()}${correctorCall.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tekst: 'Ma tahan kolis hästi õpida.', model: 'spellchecker' }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('õppida') as string]);
    expect(readdirSync(place('checkout'))).not.toContain('.venv');
  },
  LIMIT_MS,
);

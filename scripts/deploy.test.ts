import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIVE_PATH } from '@keelerada/contract/site/paths';
import { settings } from '../apps/server/src/platform/config/settings';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const list = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found]) => found!);
const known = new Set<string>(Object.values(settings).map(({ variable }) => variable));
const dockerfile = read('Dockerfile');
const compose = read('deploy/compose.yaml');

describe('the files for running the product', () => {
  it('name only settings that the product knows', () => {
    const application = compose.slice(compose.indexOf('  application:'), compose.indexOf('  morphology-1:'));
    const inCompose = list(application, /^ {6}([A-Z_]+): /gmu);
    const inImage = list(dockerfile, /^(?:ENV)? +([A-Z_]+)=/gmu);
    const inUnits = readdirSync(join(ROOT, 'deploy/systemd')).flatMap((file) =>
      list(read(`deploy/systemd/${file}`), /[ =]([A-Z_]+)=/gu),
    );
    const others = new Set(['NODE_ENV', 'PYTHONDONTWRITEBYTECODE']);
    const named = [...inCompose, ...inImage, ...inUnits].filter((name) => !others.has(name));
    expect(named).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'MORPHOLOGY_URLS', 'DATA_DIR', 'LOG_FORMAT']),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('give a value for everything that the compose file asks for', () => {
    const asked = new Set(list(compose, /\$\{([A-Z_]+)/gu));
    const given = new Set(list(read('deploy/settings.example.env'), /^([A-Z_]+)=/gmu));
    expect([...given].sort()).toEqual([...asked].sort());
  });

  it('copy what is there, and every manifest of the workspaces', () => {
    const sources = list(dockerfile, /^COPY (?!--from)(.+) \S+$/gmu).flatMap((line) => line.split(' '));
    expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));
    expect(sources).toEqual(expect.arrayContaining(workspaces.map((path) => `${path}/package.json`)));
  });

  it('run without root rights and ask for health where the product answers', () => {
    expect(dockerfile).toMatch(/^USER keelerada$/mu);
    expect(dockerfile).toContain(LIVE_PATH);
    // It has one server, which still answers readers where it is not ready.
    expect(read('deploy/Caddyfile')).toContain(LIVE_PATH);
    expect(read('deploy/systemd/keelerada.service')).toMatch(/^User=keelerada$/mu);
  });

  it('trust the proxy of the compose file and nobody else', () => {
    const [trusted] = list(compose, /TRUSTED_PROXIES: (\S+)/gu);
    expect(list(compose, /subnet: (\S+)/gu)).toEqual([trusted]);
  });
});

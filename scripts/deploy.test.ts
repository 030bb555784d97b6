import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { liveCall } from '@keelerada/contract/site/health';
import { loadConfig } from '../apps/server/src/platform/config/load-config';
import { settings } from '../apps/server/src/platform/config/settings';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const list = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found]) => found!);
const known = new Set<string>(Object.values(settings).map(({ variable }) => variable));
const dockerfile = read('Dockerfile');
const compose = read('deploy/compose.yaml');

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
}
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const inCompose = Object.keys(services['application']!.environment);
/** No site of another kind is set up in a container. */
const NOT_IN_CONTAINERS = ['SETTINGS_FILE'];

describe('the files for running the product', () => {
  it('pass every setting on, from the compose file or the image', () => {
    const inImage = list(dockerfile, /^(?:ENV)? +([A-Z_]+)=/gmu).filter((name) => known.has(name));
    expect([...inCompose, ...inImage, ...NOT_IN_CONTAINERS].sort()).toEqual([...known].sort());
    expect(services['backup']!.environment).toEqual(services['application']!.environment);
  });

  it('leave what is not filled in at its default', () => {
    const given = Object.fromEntries(
      list(read('deploy/settings.example.env'), /^(.+)$/gmu).map(
        (line) => line.split('=') as [string, string],
      ),
    );
    const filledIn = {
      ...given,
      SITE_ADDRESS: 'keel.example',
      POSTGRES_PASSWORD: 'a',
      SESSION_KEY: 'a'.repeat(32),
    };
    const fill = (text: string) =>
      text.replace(
        /\$\{(\w+)(?::[-?]([^}]*))?\}/gu,
        (_, name: string, other = '') =>
          new Map<string, string>(Object.entries(filledIn)).get(name) || String(other),
      );
    const environment = Object.entries(services['application']!.environment);
    const config = loadConfig(Object.fromEntries(environment.map(([name, value]) => [name, fill(value)])));
    const { databaseUrl, publicUrl, trustedProxies, sessionKey } = config;
    const fixed = { databaseUrl, publicUrl, trustedProxies, sessionKey };
    expect(config).toEqual({ ...loadConfig({}), ...fixed });
    expect(Object.values(fixed)).not.toContain(null);
  });

  it('name only settings that the product knows', () => {
    const inImage = list(dockerfile, /^(?:ENV)? +([A-Z_]+)=/gmu);
    const inUnits = readdirSync(join(ROOT, 'deploy/systemd')).flatMap((file) =>
      list(read(`deploy/systemd/${file}`), /[ =]([A-Z_]+)=/gu),
    );
    const others = new Set(['NODE_ENV']);
    const named = [...inCompose, ...inImage, ...inUnits].filter((name) => !others.has(name));
    expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'DATA_DIR', 'LOG_FORMAT']));
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
    expect(dockerfile).toContain(liveCall.path);
    // It has one server, which still answers readers where it is not ready.
    expect(read('deploy/Caddyfile')).toContain(liveCall.path);
    expect(read('deploy/systemd/keelerada.service')).toMatch(/^User=keelerada$/mu);
  });

  it('back each store up, to the folder that the commands of operation.md name', () => {
    expect(services['backup']!.volumes).toEqual(['./backups:/backups']);
    expect(services['application']!.volumes).toContain('./backups:/backups');
    const document = read('docs/operation.md');
    for (const command of ['backup', 'restore', 'grant-role'])
      expect(document).toMatch(
        new RegExp(
          `compose\\.yaml (?:exec|run --rm) application node apps/server/dist/cli\\.js ${command}`,
          'u',
        ),
      );
    for (const unit of readdirSync(join(ROOT, 'deploy/systemd')))
      expect(document).toContain(`deploy/systemd/${unit}`);
  });

  it('trust the proxy of the compose file and nobody else', () => {
    const [trusted] = list(compose, /TRUSTED_PROXIES: (\S+)/gu);
    expect(list(compose, /subnet: (\S+)/gu)).toEqual([trusted]);
  });
});

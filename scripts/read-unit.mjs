// The user and the environment that systemd gives to a service: Environment= and EnvironmentFile= as systemd.exec(5) has them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORD = /"([^"]*)"|'([^']*)'|(\S+)/gu;
/** A value is quoted pieces and what follows them up to the end of the line; a backslash joins lines. */
const ASSIGNMENT =
  /^[ \t]*([A-Z_a-z]\w*)[ \t]*=((?:[ \t]*(?:'[^']*'|"(?:\\[^]|[^"\\])*"))*(?:\\[^]|[^\\\n])*)/gmu;
const PIECE = /[ \t]*'([^']*)'|[ \t]*"((?:\\[^]|[^"\\])*)"|((?:\\[^]|[^\\])+)/guy;

/** Pairs of name and value of a settings file. `#` begins a comment at the start of a line only, unlike in a shell. */
export function parseSettingsFile(text) {
  return Array.from(text.replaceAll('\r\n', '\n').matchAll(ASSIGNMENT), ([, name, value]) => [
    name,
    Array.from(value.matchAll(PIECE), readPiece).join(''),
  ]);
}

function readPiece([, plain, quoted, bare]) {
  if (plain !== undefined) return plain;
  if (quoted !== undefined) return quoted.replaceAll(/\\(?:\n|([\\"$`]))/gu, '$1');
  return bare.trim().replaceAll(/\\(?:\n|([^]))/gu, '$1');
}

/** Reads `unit` with what `systemctl edit` added, and the settings files it names. A file behind `-` may be missing. */
export function readUnit(unit) {
  const additions = `${unit}.d`;
  const names = existsSync(additions) ? readdirSync(additions).filter((name) => name.endsWith('.conf')) : [];
  const files = [unit, ...names.sort().map((name) => join(additions, name))];
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const list = (key) => Array.from(text.matchAll(new RegExp(`^${key}=(.*)$`, 'gmu')), ([, value]) => value);
  const words = list('Environment').flatMap((line) =>
    Array.from(line.matchAll(WORD), ([, double, single, bare]) => double ?? single ?? bare),
  );
  const fromFiles = list('EnvironmentFile')
    .filter((file) => !file.startsWith('-') || existsSync(file.slice(1)))
    .flatMap((file) => parseSettingsFile(readFileSync(file.replace(/^-/u, ''), 'utf8')));
  const fromUnit = words.map((word) => word.split(/=([^]*)/u, 2));
  return {
    user: list('User').at(-1) ?? 'root',
    environment: Object.fromEntries([...fromUnit, ...fromFiles]),
  };
}

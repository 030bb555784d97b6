import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettingsFile, readUnit } from './read-unit.mjs';

describe('a settings file is read as systemd reads it', () => {
  it.each([
    ['A=1\n  B = two words  \r\nC=', { A: '1', B: 'two words', C: '' }],
    ['# A=1\n; B=2\nno assignment\nC=3', { C: '3' }],
    // A shell, and many readers of such files, would cut these off.
    ['DATABASE_URL=postgres://u:a#b$c&d@h/db # x', { DATABASE_URL: 'postgres://u:a#b$c&d@h/db # x' }],
    [`A="two  words # 1"\nB='\\n "x"'`, { A: 'two  words # 1', B: '\\n "x"' }],
    ['A="a\\"b\\\\c\\d"\nB=a\\ b', { A: 'a"b\\c\\d', B: 'a b' }],
    ['A=one\\\ntwo\nB="over\nlines"\nC=5', { A: 'onetwo', B: 'over\nlines', C: '5' }],
    ['A=it"s\nA=later', { A: 'later' }],
  ])('%j', (text, expected) => {
    expect(Object.fromEntries(parseSettingsFile(text))).toEqual(expected);
  });
});

it('a unit gives its user and environment, with additions and the settings file above its own lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelerada-unit-'));
  const unit = join(folder, 'keelerada.service');
  const settings = join(folder, 'settings.env');
  writeFileSync(
    unit,
    `[Service]\nUser=keelerada\nEnvironment=A=1 "B=two words" C=x=y\nEnvironmentFile=-${settings}\n`,
  );
  expect(readUnit(unit)).toEqual({ user: 'keelerada', environment: { A: '1', B: 'two words', C: 'x=y' } });
  mkdirSync(`${unit}.d`);
  writeFileSync(join(`${unit}.d`, 'override.conf'), '[Service]\nUser=other\nEnvironment=C=added D=4\n');
  writeFileSync(settings, 'D=5\n');
  expect(readUnit(unit)).toEqual({
    user: 'other',
    environment: { A: '1', B: 'two words', C: 'added', D: '5' },
  });
  expect(() => readUnit(join(folder, 'none.service'))).toThrow('none.service');
});

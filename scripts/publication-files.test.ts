import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPDX } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listModels } from './list-models.mjs';
import { listPackages } from './list-packages.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string };

interface Reference {
  readonly type: string;
  readonly title: string;
  readonly authors: readonly { readonly name: string }[];
  readonly license: string | readonly string[];
  readonly abstract?: string;
}

interface Citation extends Reference {
  readonly version: string;
  readonly 'preferred-citation': Reference;
}

interface Description {
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly features: readonly string[];
}

interface PublicCode {
  readonly softwareVersion: string;
  readonly legal: { readonly license: string };
  readonly description: Readonly<Record<string, Description>>;
  readonly localisation: { readonly availableLanguages: readonly string[] };
}

/** The keys that the Citation File Format 1.2.0 has for software and these files use. */
const CITATION_KEYS =
  'abstract authors cff-version keywords license message preferred-citation title type version';
/** What publiccode.yml 0.7 must have, and what it may have of what stands here. */
const MANDATORY_KEYS =
  'publiccodeYmlVersion name url platforms categories developmentStatus softwareType description legal maintenance localisation';
const OPTIONAL_KEYS = 'softwareVersion intendedAudience dependsOn';

it('every part has the version of the product', () => {
  const files = ['package-lock.json', 'training/python/pyproject.toml', 'clients/python/pyproject.toml'];
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));
  files.push(...workspaces.map((path) => `${path}/package.json`));
  const versions = files.map((file) => /^(?: {2}"version": |version = )"(.*)"/mu.exec(read(file))?.[1]);
  expect(versions).toEqual(files.map(() => version));
});

describe('CITATION.cff', () => {
  it('is the Citation File Format and agrees with package.json', () => {
    const citation = parse(read('CITATION.cff')) as Citation;
    expect(Object.keys(citation).toSorted()).toEqual(CITATION_KEYS.split(' '));
    expect(citation).toMatchObject({ 'cff-version': '1.2.0', type: 'software', version });
    expect(citation.license).toEqual(license.split(' AND '));
    // A list may be read as a choice: the expression stands beside it and in the abstract.
    expect(citation.abstract?.replaceAll(/\s+/gu, ' ')).toContain(license);
    expect(read('CITATION.cff')).toMatch(new RegExp(`^# .*${license}`, 'mu'));
    for (const { title, authors } of [citation, citation['preferred-citation']]) {
      expect(title).toMatch(/^Keelerada/u);
      expect(authors.every(({ name }) => name.length > 0)).toBe(true);
    }
    expect(citation['preferred-citation']).toMatchObject({ type: 'dataset', license: 'CC-BY-4.0' });
  });
});

describe('publiccode.yml', () => {
  const code = parse(read('publiccode.yml')) as PublicCode;

  it('has what the standard asks for and agrees with package.json', () => {
    const known = [...MANDATORY_KEYS.split(' '), ...OPTIONAL_KEYS.split(' ')];
    expect(Object.keys(code)).toEqual(expect.arrayContaining(MANDATORY_KEYS.split(' ')));
    expect(Object.keys(code).filter((key) => !known.includes(key))).toEqual([]);
    expect([code.softwareVersion, code.legal.license]).toEqual([version, license]);
  });

  it('describes the product in the languages it has, at the lengths of the standard', () => {
    expect(Object.keys(code.description).toSorted()).toEqual(code.localisation.availableLanguages.toSorted());
    for (const { shortDescription, longDescription, features } of Object.values(code.description)) {
      expect(shortDescription.length).toBeLessThanOrEqual(150);
      expect(longDescription.length).toBeGreaterThanOrEqual(150);
      expect(longDescription.length).toBeLessThanOrEqual(10_000);
      expect(features.length).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the licences of what is shipped', () => {
  const named = license.split(' AND ');
  /** Names in package data and cards that SPDX does not use any more. */
  const nameOf = (licence: string): string => (licence === 'GPL-3.0' ? 'GPL-3.0-only' : licence);

  it('are in package.json by their names of SPDX, the code by MIT', () => {
    expect(named[0]).toBe('MIT');
    expect(named.filter((name) => !SPDX.isSupportedSpdxId(name))).toEqual([]);
    expect(read('LICENSE')).toMatch(/^MIT License/u);
  });

  it('name each GPL part, and the README where its source is', () => {
    const models = listModels().map(({ licence }) => nameOf(licence));
    const packages = listPackages().filter(({ kind, use }) => kind === 'npm' && use === 'product');
    const copyleft = [...models, ...packages.map(({ licence }) => nameOf(licence))].filter((licence) =>
      /^(?:A?GPL|CC-BY-SA)-[\w.-]+$/u.test(licence),
    );
    expect(new Set(copyleft)).toEqual(new Set(['GPL-3.0-only', 'CC-BY-SA-4.0', 'CC-BY-SA-3.0']));
    expect(named).toEqual(expect.arrayContaining(copyleft));
    const readme = read('README.md');
    expect(readme).toContain(license);
    for (const { name, licence } of listModels())
      if (licence.startsWith('GPL')) expect(readme).toContain(`\`models/${name}\``);
    for (const source of ['echogarden-project/espeak-ng', 'tlu-dt-nlp/EstGEC-L2-Corpus', '`training/`'])
      expect(readme).toContain(source);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { languages } from '@keelerada/contract/fields/language';
import { pageTitleKeys } from '@keelerada/contract/site/page-paths';
import { findKeys, findLiterals } from './testing/find-messages-in-code';

const WEB = join(import.meta.dirname, '../../..');
const PLURAL_FORMS = ['one', 'other'];
/** Estonian and English both have these two forms and no others. */
const pluralForm = /_(one|other)$/u;

type Messages = ReadonlyMap<string, string>;

function flatten(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') return found.set(path, value);
  for (const [key, child] of Object.entries(value as Record<string, unknown>))
    flatten(child, path === '' ? key : `${path}.${key}`, found);
  return found;
}

/** Files of a language by namespace; those in `lazy/` come with their page. */
function listFiles(language: string): ReadonlyMap<string, string> {
  const paths = readdirSync(join(WEB, 'locales', language), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths.filter((path) => path.endsWith('.json')).map((path) => [basename(path, '.json'), path]),
  );
}

const namespaces = [...listFiles('en').keys()];

function readMessages(language: string, namespace: string): Messages {
  const path = listFiles(language).get(namespace)!;
  const text = readFileSync(join(WEB, 'locales', language, path), 'utf8');
  return flatten(JSON.parse(text), '', new Map());
}

const english = new Map(namespaces.map((namespace) => [namespace, readMessages('en', namespace)]));

const sources = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.|testing\//u.test(path))
  .map((path) => {
    const file = join(WEB, 'src', path);
    const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    return ts.createSourceFile(
      relative(WEB, file),
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
      kind,
    );
  });

const placeholders = (message: string) =>
  [...message.matchAll(/\{\{\s*(\w+)/gu)].map(([, name]) => name).sort();

describe('messages', () => {
  it('stand in the same files in both languages', () => {
    expect([...listFiles('et').values()].sort()).toEqual([...listFiles('en').values()].sort());
  });

  it.each(namespaces)('of %s have the same keys in both languages', (namespace) => {
    expect([...readMessages('et', namespace).keys()].sort()).toEqual(
      [...readMessages('en', namespace).keys()].sort(),
    );
  });

  it.each(namespaces)('of %s are never empty and name the same values in both languages', (namespace) => {
    const estonian = readMessages('et', namespace);
    for (const [key, message] of readMessages('en', namespace)) {
      expect(message.trim(), key).not.toBe('');
      expect(estonian.get(key)?.trim(), key).not.toBe('');
      expect(placeholders(estonian.get(key) ?? ''), key).toEqual(placeholders(message));
    }
  });

  it.each(languages.flatMap((language) => namespaces.map((namespace) => [language, namespace] as const)))(
    'in %s of %s have every plural form',
    (language, namespace) => {
      const keys = [...readMessages(language, namespace).keys()];
      for (const key of keys.filter((each) => pluralForm.test(each)))
        for (const form of PLURAL_FORMS) expect(keys).toContain(key.replace(pluralForm, `_${form}`));
    },
  );
});

describe('the code', () => {
  const { exact, prefixes } = findKeys(sources);
  const isKnown = (namespace: string, key: string) => {
    const keys = english.get(namespace);
    return keys?.has(key) === true || PLURAL_FORMS.some((form) => keys?.has(`${key}_${form}`) === true);
  };

  it('asks for messages that are there', () => {
    expect(exact.length).toBeGreaterThan(100);
    const missing = exact.filter(({ namespaces: any, key }) => !any.some((each) => isKnown(each, key)));
    expect(missing.map(({ key, place }) => `${place}: ${key}`)).toEqual([]);
  });

  it('makes keys from parts that some message begins with', () => {
    const missing = prefixes.filter(
      ({ namespaces: any, key }) =>
        !any.some((each) => [...(english.get(each)?.keys() ?? [])].some((known) => known.startsWith(key))),
    );
    expect(missing.map(({ key, place }) => `${place}: ${key}…`)).toEqual([]);
  });

  it('has no words of a language in its elements', () => {
    expect(sources.flatMap(findLiterals)).toEqual([]);
  });

  it('asks for every message that is there', () => {
    const words = new Set(
      [...sources.map(({ text }) => text), ...pageTitleKeys.values()]
        .flatMap((text) => text.match(/[A-Za-z_][\w.-]*/gu) ?? [])
        .flatMap((word) => [word, ...word.split('.')]),
    );
    const isUsed = (key: string) => words.has(key) || key.split('.').every((part) => words.has(part));
    const unused = [...english].flatMap(([namespace, messages]) =>
      [...messages.keys()]
        .map((key) => key.replace(pluralForm, ''))
        .filter((key) => !isUsed(key))
        .map((key) => `${namespace}:${key}`),
    );
    // Codes of the contract (error codes, tags, relations, properties of texts, kinds of corrections, topics of worksheets, subjects of texts, features of levels) and problems of queries come over the wire, not from this code.
    const known =
      /^(?:file-upload:refusals|text-preview:properties|text-query:(?:filters|download)|cluster-finder-page:(?:tags|groups|names\.sorting)\.|word-search:|admin:(?:use\.names|jobs|history\.actions|texts\.(?:where|state|fields)|import\.(?:counts|remarks|heads)|content\.(?:names|fields|in))\..|(?:worksheet:topics|practice:(?:topics|themes)|sentence-tree:relations|word-page:asks\.forms)\.|(?:home-pictures:captions|word-context-cql:faults)\.|corrector:(?:types|level|complexity\.levels)\.|.*:failure\.)|\.[A-Z_\d]+$/u;
    expect([...new Set(unused)].filter((key) => !known.test(key))).toEqual([]);
  });
});

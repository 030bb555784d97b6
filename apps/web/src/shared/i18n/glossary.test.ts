import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTerms } from './terms';

const LOCALES = join(import.meta.dirname, '../../../locales');
const PACKAGES = join(import.meta.dirname, '../../../../../packages');
const TERMS = join(PACKAGES, 'contract/src/site/terms.json');
const RULES = join(PACKAGES, 'corrector/src/messages');

/** One thing, one name: other names that were used for it once, with the one that is used now. */
const OTHER_NAMES: Readonly<Record<'et' | 'en', readonly (readonly [RegExp, string])[]>> = {
  et: [
    [/\bhaldaja/iu, 'administraator'],
    [/\bülevaataja/iu, 'administraator'],
    [/avalda oma tekst/iu, 'anneta oma tekst'],
    [/"Loen faile/u, 'Loen faili …'],
    [/"Juuritud TTR/u, "Guiraud' indeks"],
    [/sellest saidist/iu, 'veebilehest'],
    [/\bsisevead\b/iu, 'serverivead'],
    [/ununeb/u, 'kustutatakse mälust'],
    [/klaster|klastri|klastreid|klastrit/iu, 'sõnamustrid'],
    [/tegusõna ?vorm/iu, 'pöördevorm'],
    [/tegusõna valik/iu, 'verbivalik'],
    [/\bkohakäänded/iu, 'kuhu, kus, kust'],
    [/määramata/iu, 'teadmata'],
    // Quotation marks open low in Estonian.
    [/“[^”"]*”/u, '„…”'],
  ],
  en: [
    [/"per cent"|"percent"/iu, 'Percentage'],
    [/corpuses/iu, 'subcorpora'],
    [/(?<!_)cluster (?:catcher|finder)/iu, 'word patterns'],
    [/"local cases"/iu, 'place: to, at, from'],
    [/form of a verb/iu, 'verb form'],
    [/publish your text/iu, 'donate your text'],
  ],
};

/** Names that are also words for other things. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(['Vead', 'Errors', 'Vorm', 'Form', 'Object']);

describe.each(['et', 'en'] as const)('messages in %s', (language) => {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );
  const listLines = (path: string) => readFileSync(path, 'utf8').split('\n');
  it('take what the file of terms names from there', () => {
    const terms = readTerms(language);
    const names = ['tools', 'errors', 'topics'].flatMap((group) => Object.values(terms[group]!));
    const written = new Set(names.filter((name) => !PLAIN_WORDS.has(name)).map((name) => `"${name}"`));
    const again = files.flatMap((file) =>
      listLines(join(folder, file)).filter((line) => written.has(/: (".*"),?$/u.exec(line)?.[1] ?? '')),
    );
    expect(again).toEqual([]);
  });
  it('name terms that there are', () => {
    const terms = readTerms(language);
    const named = files.flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\$t\(terms:(\w+)\.([\w-]+)\)/gu),
    ]);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, group = '', name = '']) => terms[group]?.[name] === undefined)).toEqual([]);
  });
  it.each(OTHER_NAMES[language])('have no %s: the name is %s', (other) => {
    const paths = [...files.map((file) => join(folder, file)), TERMS, join(RULES, language, 'rules.json')];
    const lines = paths.flatMap((path) =>
      listLines(path)
        .filter((line) => other.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });
});

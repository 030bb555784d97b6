import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../locales');

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
    // Quotation marks open low in Estonian.
    [/“[^”"]*”/u, '„…”'],
  ],
  en: [
    [/"per cent"|"percent"/iu, 'Percentage'],
    [/corpuses/iu, 'subcorpora'],
    [/cluster catcher/iu, 'cluster finder'],
    [/publish your text/iu, 'donate your text'],
  ],
};

describe.each(['et', 'en'] as const)('messages in %s', (language) => {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );
  it.each(OTHER_NAMES[language])('have no %s: the name is %s', (other) => {
    const lines = files.flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => other.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });
});

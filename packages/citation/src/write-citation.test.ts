import { describe, expect, it } from 'vitest';
import type { CitedResult } from './cited-result';
import { writeCitation } from './write-citation';

const cited: CitedResult = {
  language: 'en',
  corpus: { owner: 'Example University', doi: null, version: '2026-11-20-1a2b3c4d', isDemo: false },
  softwareVersion: '0.4.0',
  asked: { tool: 'Word list', query: 'base forms', texts: 'Level: B1 (12 texts)', hasOwnText: false },
  date: new Date(2026, 10, 26, 23, 30),
  page: 'https://keel.example/tools/wordlist',
  address: 'https://keel.example/tools/wordlist#result=abc',
};
const estonian: CitedResult = {
  ...cited,
  language: 'et',
  asked: { tool: 'Sõnaloend', query: 'algvormid', texts: 'Keeletase: B1 (12 teksti)', hasOwnText: false },
};

/** Item of CSL-JSON. */
type Item = Readonly<Record<string, unknown>>;
const readCsl = (result: CitedResult): Item => {
  const items = JSON.parse(writeCitation(result).csl) as readonly Item[];
  expect(items).toHaveLength(1);
  return items[0]!;
};

/** Braces as BibTeX counts them: behind a backslash too. */
function countDepths(entry: string): readonly number[] {
  let depth = 0;
  return [...entry].map((sign) => (depth += sign === '{' ? 1 : sign === '}' ? -1 : 0));
}

describe('the citation in words', () => {
  it('reads as in a list of references, in English', () => {
    expect(writeCitation(cited).text).toBe(
      'Example University. (2026). Keelerada corpus (Version 2026-11-20-1a2b3c4d) [Data set]. Word list: base forms. ' +
        'Texts: Level: B1 (12 texts). Software: Keelerada 0.4.0. ' +
        'Retrieved 26 November 2026, from https://keel.example/tools/wordlist#result=abc',
    );
  });

  it('reads as in a list of references, in Estonian', () => {
    expect(writeCitation(estonian).text).toBe(
      'Example University. (2026). Keelerada korpus (seis 2026-11-20-1a2b3c4d) [andmestik]. Sõnaloend: algvormid. ' +
        'Tekstid: Keeletase: B1 (12 teksti). Tarkvara: Keelerada 0.4.0. ' +
        'Vaadatud 26.11.2026, https://keel.example/tools/wordlist#result=abc',
    );
  });

  it('names the DOI of a corpus that has one, with the address of the result', () => {
    const { text, bibtex } = writeCitation({ ...cited, corpus: { ...cited.corpus, doi: '10.1234/keel_1' } });
    expect(text).toContain('[Data set]. https://doi.org/10.1234/keel_1 Word list');
    expect(text).toMatch(/#result=abc$/u);
    expect(bibtex).toContain('  doi = {10.1234/keel_1},\n');
  });

  it('says that a corpus is there for trying', () => {
    const demo = { ...cited.corpus, isDemo: true };
    expect(writeCitation({ ...cited, corpus: demo }).text).toMatch(
      /demonstration corpus .*\[Demonstration data set\].*not for research\./u,
    );
    expect(writeCitation({ ...estonian, corpus: demo }).text).toMatch(/näidiskorpus .*mitte uurimistööks\./u);
  });

  it('names an own text beside the corpus, and cites the software alone for an own text alone', () => {
    const asked = { ...cited.asked, hasOwnText: true };
    expect(writeCitation({ ...cited, asked }).text).toContain(
      '(12 texts); and one own text, which is not published.',
    );
    const alone = { ...cited, asked: { ...asked, texts: null } };
    expect(writeCitation(alone).text).toBe(
      'Keelerada (Version 0.4.0) [Computer software]. (2026). Word list: base forms. ' +
        'Text: an own text, which is not published. ' +
        'Retrieved 26 November 2026, from https://keel.example/tools/wordlist#result=abc',
    );
    expect(readCsl(alone)).toMatchObject({ type: 'software', version: '0.4.0' });
    expect(readCsl(alone)).not.toHaveProperty('author');
  });

  it.each([null, `https://keel.example/#result=${'x'.repeat(2000)}`])(
    'gives the address of the page where that of the result is too long',
    (address) => {
      const { text } = writeCitation({ ...estonian, address });
      expect(text).toContain('Tekstide loend on tulemuse allalaaditud failis.');
      expect(text).toMatch(/https:\/\/keel\.example\/tools\/wordlist$/u);
    },
  );
});

describe('the citation as BibTeX', () => {
  it('has the fields of a data set under a key that stays the same', () => {
    const { bibtex, key } = writeCitation(estonian);
    expect(key).toMatch(/^keelerada-2026-11-20-1a2b3c4d-sonaloend-[0-9a-f]{8}$/u);
    expect(writeCitation({ ...estonian, date: new Date(2027, 0, 1) }).key).toBe(key);
    expect(writeCitation({ ...estonian, address: `${estonian.address}d` }).key).not.toBe(key);
    expect(bibtex).toBe(
      [
        `@misc{${key},`,
        '  author = {{Example University}},',
        '  title = {{Keelerada korpus}},',
        '  howpublished = {andmestik},',
        '  year = {2026},',
        '  version = {2026-11-20-1a2b3c4d},',
        '  url = {https://keel.example/tools/wordlist#result=abc},',
        '  urldate = {2026-11-26},',
        '  note = {Sõnaloend: algvormid. Tekstid: Keeletase: B1 (12 teksti). Tarkvara: Keelerada 0.4.0.},',
        '  langid = {estonian},',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('escapes what LaTeX and BibTeX read as more than a letter', () => {
    const query = String.raw`[lemma="a_b" & x>1]{2,} 50% #1 $ ~ ^ \ | õ`;
    const { bibtex } = writeCitation({ ...cited, asked: { ...cited.asked, query } });
    expect(bibtex).toContain(
      String.raw`[lemma=\symbol{34}a\_b\symbol{34} \& x\textgreater{}1]\textbraceleft{}2,\textbraceright{} 50\% \#1 \$ ` +
        String.raw`\textasciitilde{} \textasciicircum{} \textbackslash{} \textbar{} õ`,
    );
    const depths = countDepths(bibtex);
    expect(depths.at(-1)).toBe(0);
    expect(depths.slice(depths.indexOf(1), -2).every((depth) => depth > 0)).toBe(true);
  });

  it('keeps its braces whole whatever stands in an address', () => {
    const { bibtex } = writeCitation({ ...cited, address: 'https://keel.example/?a={b}}' });
    expect(bibtex).toContain('url = {https://keel.example/?a=%7Bb%7D%7D}');
    expect(countDepths(bibtex).at(-1)).toBe(0);
  });
});

describe('the citation as CSL-JSON', () => {
  /** Properties of the CSL-JSON 1.0 schema that citations use, with their kinds; it allows no others than it names. */
  const kinds: Readonly<Record<string, string>> = {
    ...{
      id: 'string',
      type: 'string',
      title: 'string',
      genre: 'string',
      version: 'string',
      publisher: 'string',
    },
    ...{ DOI: 'string', URL: 'string', note: 'string', language: 'string' },
    ...{ author: 'object', issued: 'object', accessed: 'object' },
  };

  it('is an item of the schema, with the days of state and access', () => {
    const item = readCsl({ ...cited, corpus: { ...cited.corpus, doi: '10.1234/keel' } });
    for (const [name, value] of Object.entries(item))
      expect([name, typeof value]).toEqual([name, kinds[name]]);
    expect(item).toMatchObject({
      ...{ type: 'dataset', title: 'Keelerada corpus', version: '2026-11-20-1a2b3c4d', DOI: '10.1234/keel' },
      author: [{ literal: 'Example University' }],
      issued: { 'date-parts': [[2026, 11, 20]] },
      accessed: { 'date-parts': [[2026, 11, 26]] },
      URL: cited.address,
      note: 'Word list: base forms. Texts: Level: B1 (12 texts). Software: Keelerada 0.4.0.',
    });
  });

  it('takes the day of access where the state tells none', () => {
    const corpus = { ...cited.corpus, version: 'corpus-7' };
    expect(readCsl({ ...cited, corpus })).toMatchObject({ issued: { 'date-parts': [[2026, 11, 26]] } });
  });
});

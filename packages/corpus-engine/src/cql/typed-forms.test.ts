import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import { CqlError } from './cql-error';
import { findCqlHits } from './find-cql-hits';
import { parseCql } from './parse-cql';

/** Word, base form, UPOS, features, head and relation; a line of `.` ends a sentence. */
const SENTENCES = [
  [
    ['Suur', 'suur', 'ADJ', 'Case=Nom|Degree=Pos|Number=Sing', 1, 'amod'],
    ['kool', 'kool', 'NOUN', 'Case=Nom|Number=Sing', 2, 'nsubj'],
    ['näeb', 'nägema', 'VERB', 'Mood=Ind|VerbForm=Fin', -1, 'root'],
    ['koera', 'koer', 'NOUN', 'Case=Par|Number=Sing', 2, 'obj'],
    ['.', '.', 'PUNCT', '_', 2, 'punct'],
  ],
  [
    ['Väike', 'väike', 'ADJ', 'Case=Nom|Degree=Pos|Number=Sing', 1, 'amod'],
    ['Kool', 'kool', 'NOUN', 'Case=Nom|Number=Sing', -1, 'root'],
    ['12', '12', 'NUM', 'NumForm=Digit', 1, 'nummod'],
    ['3', '3', 'NUM', 'NumForm=Digit', 1, 'nummod'],
    ['!', '!', 'PUNCT', '_', 1, 'punct'],
  ],
] as const;

function makeParts() {
  let end = 0;
  const written: string[] = [];
  const sentences = SENTENCES.map((rows) => {
    const tokens = rows.map(([word, lemma, upos, features, head, relation]) => {
      const start = end;
      written.push(word);
      end += word.length + 1;
      return { start, end: end - 1, lemma, upos, features, head, relation };
    });
    return { start: tokens[0]!.start, end: end - 1, tokens };
  });
  return [{ segment: buildSegment([sentencesToIndexText('1', written.join(' '), sentences)]), texts: null }];
}

const parts = makeParts();

function find(cql: string, keepCapitalization = false): (readonly [number, number])[] {
  const { spans } = findCqlHits(parts, { cql, keepCapitalization });
  return Array.from(spans![0]!.starts, (start, i) => [start, spans![0]!.ends[i]!] as const);
}

function readFault(cql: string): CqlError {
  try {
    parseCql(cql);
  } catch (error) {
    if (error instanceof CqlError) return error;
  }
  throw new Error(`${cql} is taken.`);
}

/** Rows of the first table after a line of the documentation. */
function readRows(title: string): string[][] {
  const page = readFileSync(new URL('../../../../docs/query-language.md', import.meta.url), 'utf8');
  const [, table] = page.slice(page.indexOf(title)).split(/\|(?:---\|)+\n/u);
  return table!
    .split('\n\n')[0]!
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/`((?:\\\||[^`])+)`/gu)].map(([, cell]) => cell!.replaceAll('\\|', '|')),
    );
}

describe('forms of other query languages', () => {
  it.each(readRows('A test reads these tables'))('%s finds what %s finds', (form, same) => {
    const found = find(form);
    expect(found).toEqual(find(same));
    expect(found.length).toBeGreaterThan(0);
  });

  it.each(readRows('And these are refused by name'))('%s is refused by name', (form, nearest) => {
    const fault = readFault(form);
    expect(fault.problem).toMatch(/^NO_/u);
    expect(fault.nearest).toEqual([nearest]);
    expect(() => parseCql(nearest)).not.toThrow();
  });

  it('tells capital letters apart in a case-sensitive search but for %c', () => {
    expect(find('"kool"', true)).toHaveLength(1);
    expect(find('"kool"%c', true)).toHaveLength(2);
    expect(find('[lc="kool"]', true)).toHaveLength(2);
  });

  it('keeps the borders of sentences and texts', () => {
    const words = (cql: string) => find(cql).length;
    expect(words('<s> []')).toBe(2);
    expect(words('[] </s>')).toBe(2);
    expect(words('<text> []')).toBe(1);
    expect(words('[] </text>')).toBe(1);
    expect(words('"\\." <s> "väike"')).toBe(1);
    expect(words('"\\." </s> <s> "väike"')).toBe(1);
    expect(words('<s> "kool"')).toBe(0);
    expect(words('"suur" (<s> | "kool") "näeb"')).toBe(1);
    expect(words('"suur" <s>? "kool"')).toBe(1);
    expect(words('<s/>')).toBe(2);
    expect(words('<s/> !containing "koera"')).toBe(1);
    expect(words('"koera" []{2} within 2 s')).toBe(1);
    expect(words('"koera" []{2} within s')).toBe(0);
    expect(words('"koera" []{2} !within s')).toBe(1);
    expect(words('"koera" [] !within s')).toBe(0);
  });

  it('tries shorter matches where the longest does not meet the conditions', () => {
    expect(find('[pos="ADJ"] []{1,5} containing ([pos="NOUN"] </s>)')).toEqual([]);
    expect(find('a:[] []{0,3} b:[] & a.Case = b.Case & a.pos != b.pos')[0]).toEqual([0, 9]);
    expect(find('1:[pos="NOUN"] []* 2:[pos="NOUN"] & 1.lemma = 2.lemma')).toHaveLength(1);
    expect(find('1:[] 2:[] & 1.lemma = 2.lemma')).toEqual([]);
  });

  it('tells a value that there is not, with the nearest', () => {
    const fault = readFault('[pos="NOUNN"]');
    expect([fault.problem, fault.position, fault.nearest[0]]).toEqual(['UNKNOWN_VALUE', 11, 'NOUN']);
    expect(readFault('[deprel="nsub"]').nearest[0]).toBe('nsubj');
    expect(readFault('[Case="Genn"]').nearest[0]).toBe('Gen');
    expect(readFault('[lempos="kool-q"]').problem).toBe('UNKNOWN_VALUE');
    expect(readFault('[] within <text keletase="B1"/>').nearest[0]).toBe('keeletase');
  });

  it.each([
    '1:[] 2:[] & 1.lemma = 3.lemma',
    '1:[] & 1.lemma = "a"',
    '1:("a" "b")',
    '1:[] 2:[] & 1.lemma = 2.pos',
  ])('refuses labels that do not fit: %s', (cql) => expect(readFault(cql).problem).toBe('BAD_LABEL'));

  it('ends soon where labels could be set in many ways', () => {
    const cql = `${'([]*)'.repeat(12)} 1:[] []* 2:[] & 1.deprel = 2.deprel & 1.word = 2.word`;
    try {
      find(cql);
    } catch (error) {
      expect(error).toMatchObject({ problem: 'TOO_COSTLY' });
    }
  });
});

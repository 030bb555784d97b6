import type { FcsExpression, FcsTest } from '@keelerada/corpus-engine/content-search/fcs-query';
import { UnansweredSearchError } from '@keelerada/corpus-engine/content-search/search-diagnostic';
import { translateContextQuery } from '@keelerada/corpus-engine/content-search/translate-context-query';
import { translateFcsQuery } from '@keelerada/corpus-engine/content-search/translate-fcs-query';
import { writeRepeat, writeValue } from '@keelerada/corpus-engine/content-search/write-value';
import type { CharacterSet } from '@keelerada/corpus-engine/cql/cql-query';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';
import type { Pattern } from '@keelerada/corpus-engine/cql/pattern';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContextQuery, parseFcsQuery } from './parse-queries';

const cqlOf = (query: string): string => translateContextQuery(parseContextQuery(query)).cql;
const fcsOf = (query: string): string => translateFcsQuery(parseFcsQuery(query), false).cql;

describe('parseContextQuery', () => {
  it.each([
    'dc.title any "fish frog" and dc.creator = sanderson',
    '> dc = "info:srw/context-sets/1/dc-v1.1" dc.title any fish',
    '> "http://deepcustard.org/" custardDepth > 10',
    'title any/relevant/cql.string rating/x>=5 or (a <> b)'.replace(' rating/x>=5', ' rating'),
    'cat prox/unit=word/distance>2/ordered hat',
    'dinosaur not "reptile" sortBy dc.date/sort.descending dc.title/sort.ascending',
    'a == b and c <= d or e >= f not (> x = "y" x.g = h)',
    '"\\"quoted\\"" or b\\*c',
    'and',
    'x within "2002 2005"',
  ])('takes %s, whether it can be answered or not', (query) => {
    expect(() => parseContextQuery(query)).not.toThrow();
  });

  it.each([
    '',
    ' ',
    'a and',
    'and b',
    '(a',
    'a)',
    '"a',
    'a b',
    'a = ',
    'a/ b',
    '> = x a',
    'a sortby',
    'a or or or',
  ])('refuses %j', (query) => {
    expect(() => parseContextQuery(query)).toThrow(UnansweredSearchError);
  });

  it('binds booleans to the left, whatever they are', () => {
    const { clause } = parseContextQuery('a OR b aNd c');
    expect(clause).toMatchObject({ operator: 'and', left: { operator: 'or' }, right: { term: 'c' } });
  });

  it.each([
    ['kass', '"kass"'],
    ['"suur kass"', '"suur" "kass"'],
    ['kass or "suur koer"', '("kass") | ("suur" "koer")'],
    ['kass and koer', '(("kass" []* "koer") | ("koer" []* "kass")) within s'],
    ['kass and "suur kass"', '"suur" "kass"'],
    ['k?ss*', '"k.ss.*"'],
    ['cql.serverChoice =/unmasked "k?ss."', '("k\\?ss\\." | "k\\?ss" "\\.")'],
    ['k\\*ss', '"k\\*ss"'],
    ['> c = "info:srw/cql-context-set/1/cql-v1.1" c.serverChoice c.any "a b"', '("a") | ("b")'],
  ])('means %s as %s', (query, cql) => {
    expect(cqlOf(query)).toBe(cql);
    expect(() => parseCql(cql)).not.toThrow();
  });
});

describe('parseFcsQuery', () => {
  it.each([
    '"walking"',
    '[token = "walking"]',
    '"Dog" /c',
    '[word = "Dog" /c]',
    '[pos != "NOUN"]',
    '"blaue|grüne" [pos = "NOUN"]',
    '"dogs" []{3,} "cats" within s',
    '[z:pos = "ADJ" & q:pos = "ADJ"]',
    "[x-own:x-layer-2 = 'a' /iI | !(!a = 'b')] within session",
    '("a" | "b" []{,3} ){2} [within = "s" & text : s != "c"/l]? within utterance',
    '"\\x41\\u00e4\\U0001F600\\n\\t\\.\\^\\$\\*\\+\\?\\(\\)\\{\\[\\|"',
  ])('takes %s, whether it can be answered or not', (query) => {
    expect(() => parseFcsQuery(query)).not.toThrow();
  });

  it.each([
    '',
    '[',
    '"a',
    '[word]',
    '[word == "a"]',
    '"a"{}',
    '"a"{x}',
    '"a" within',
    '"a" | ',
    '()',
    '[1a="b"]',
  ])('refuses %j', (query) => {
    expect(() => parseFcsQuery(query)).toThrow(UnansweredSearchError);
  });

  it.each([
    ['"a" | "b" "c"', '[word="a"] | [word="b"] [word="c"]'],
    ['("a" | "b") "c"', '([word="a"] | [word="b"]) [word="c"]'],
    ['[!word="a" & pos="X" | lemma="c"]', '[((!(word="a") & pos="X") | lemma="c")]'],
    ['"^(?:ab|[a-c])*?$"', '[word="(ab|[a-c])*"]'],
    ['"a.b"/l', '[word="a\\.b"]'],
    ['"Ab"/c "c"', '[word="[Aa][bB]"] [word="c"]'],
    ['"Ab"/c', '[word="Ab"]'],
    ['"[^a]"/c "c"', '[word="[^aA]"] [word="c"]'],
    ['[ud17:pos="NOUN|VERB"] within text', '[pos="NOUN|VERB"]'],
  ])('means %s as %s', (query, cql) => {
    expect(fcsOf(query)).toBe(cql);
    expect(() => parseCql(cql)).not.toThrow();
  });

  it('does not tell letters with marks apart where asked to', () => {
    expect(fcsOf('"sõber"/d')).toMatch(/^\[word="\[s.*\]\[õo.*ö.*\]\[b.*\]\[e.*é.*\]\[r.*\]"\]$/u);
  });

  it.each(['('.repeat(2_000), '[!'.padEnd(4_000, '!'), '"'.padEnd(4_000, '(')])('ends for %#', (query) => {
    expect(() => parseFcsQuery(query)).toThrow(UnansweredSearchError);
  });
});

const point = fc
  .integer({ min: 0x2e, max: 0x1f600 })
  .filter((code) => (code < 0xd800 || code > 0xdfff) && !/\p{M}/u.test(String.fromCodePoint(code)));
const letter: fc.Arbitrary<Pattern<CharacterSet>> = fc
  .oneof(
    point.map((code) => ({ ranges: [code, code], isNegated: false })),
    fc.constant({ ranges: [], isNegated: true }),
    fc
      .record({ from: point, size: fc.nat(20), isNegated: fc.boolean() })
      .map(({ from, size, isNegated }) => ({
        ranges: [from, Math.min(from + size + 1, 0xd7ff + 0x10000)],
        isNegated,
      }))
      .filter(({ ranges }) => ranges[1]! > ranges[0]!),
  )
  .map((set) => ({ kind: 'letter', letter: set }));
const bounds = fc.constantFrom([0, 1], [0, Infinity], [1, Infinity], [2, 2], [2, Infinity], [2, 4]);

/** Patterns that are written in one way only: no list in a list of its kind, none of one part. */
function makePatterns<Letter>(letters: fc.Arbitrary<Pattern<Letter>>): fc.Arbitrary<Pattern<Letter>> {
  return fc.letrec<Record<'repeat' | 'sequence' | 'choice' | 'any', Pattern<Letter>>>((tie) => ({
    repeat: fc
      .record({ part: fc.oneof({ maxDepth: 2 }, letters, tie('any')), of: bounds })
      .filter(({ part }) => part.kind !== 'repeat')
      .map(({ part, of: [least, most] }) => ({ kind: 'repeat', part, least: least, most: most })),
    sequence: fc
      .array(fc.oneof({ maxDepth: 2 }, letters, tie('repeat'), tie('choice')), { minLength: 2, maxLength: 3 })
      .map((parts) => ({ kind: 'sequence', parts })),
    choice: fc
      .array(fc.oneof({ maxDepth: 2 }, letters, tie('repeat'), tie('sequence')), {
        minLength: 2,
        maxLength: 3,
      })
      .map((parts) => ({ kind: 'choice', parts })),
    any: fc.oneof({ maxDepth: 2 }, letters, tie('repeat'), tie('sequence'), tie('choice')),
  })).any;
}

const tests: fc.Arbitrary<FcsTest> = makePatterns(letter).map((value) => ({
  ...{ qualifier: null, attribute: 'word', isNegated: false, flags: 'i', value },
  written: writeValue(value),
}));
const expressions: fc.Arbitrary<FcsExpression> = fc.oneof(
  fc.constant({ kind: 'always' } as const),
  tests.map((test) => ({ kind: 'test', ...test }) as const),
  fc.array(tests, { minLength: 2, maxLength: 3 }).map((parts) => ({
    kind: 'or' as const,
    parts: parts.map((test) => ({ kind: 'test' as const, ...test })),
  })),
);

/** Writes a query in FCS-QL. */
function write(pattern: Pattern<FcsExpression>): string {
  const inside = (part: Pattern<FcsExpression>): string =>
    part.kind === 'letter' || part.kind === 'repeat' ? write(part) : `(${write(part)})`;
  const ofTest = (part: FcsExpression): string =>
    part.kind === 'test' ? `word = "${part.written}" / i` : '';
  switch (pattern.kind) {
    case 'letter':
      return pattern.letter.kind === 'or'
        ? `[${pattern.letter.parts.map(ofTest).join(' | ')}]`
        : `[ ${ofTest(pattern.letter)}]`;
    case 'repeat':
      return inside(pattern.part) + writeRepeat(pattern.least, pattern.most);
    case 'sequence':
      return pattern.parts.map(inside).join('  ');
    case 'choice':
      return pattern.parts.map(write).join('|');
  }
}

describe('a query of FCS-QL that is written and read', () => {
  it('is the same query', () => {
    const places = makePatterns<FcsExpression>(expressions.map((one) => ({ kind: 'letter', letter: one })));
    fc.assert(
      fc.property(places, (pattern) => {
        expect(parseFcsQuery(write(pattern))).toEqual({ pattern, scope: null });
      }),
      { numRuns: 200 },
    );
  });
});

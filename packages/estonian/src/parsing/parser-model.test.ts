import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreePlace } from '../annotated-text';
import { loadParserModel } from './parser-model';
import type { ParserReading } from './sentence-columns';

const bytes = readFileSync(new URL('../../../../models/parser/parser.bin', import.meta.url));
const model = loadParserModel(bytes);

interface GivenToken extends ParserReading {
  readonly form: string;
}

const parse = (tokens: readonly GivenToken[]): TreePlace[] =>
  model.parse(
    tokens.map(({ form }) => form),
    tokens,
  );

/** Checks that there is one root, called `root` and nothing else is, and that every way up ends there. */
function expectTree(places: readonly TreePlace[]): void {
  const roots = places.filter(({ head, relation }) => head === -1 || relation === 'root');
  expect(roots).toEqual([{ head: -1, relation: 'root' }]);
  for (const place of places) {
    let above = place;
    let steps = 0;
    for (; above.head >= 0 && steps < places.length; steps++) above = places[above.head]!;
    if (steps >= places.length) expect.fail('the way up never ends');
  }
}

const WORDS: readonly GivenToken[] = [
  { form: 'Ema', lemma: 'ema', upos: 'NOUN', features: 'Case=Nom|Number=Sing' },
  { form: 'laulab', lemma: 'laulma', upos: 'VERB', features: 'Mood=Ind|Number=Sing|Person=3|VerbForm=Fin' },
  { form: ',', lemma: ',', upos: 'PUNCT', features: '_' },
  { form: 'ja', lemma: 'ja', upos: 'CCONJ', features: '_' },
  { form: 'laua', lemma: 'laud', upos: 'NOUN', features: 'Case=Gen|Number=Sing' },
  { form: 'all', lemma: 'all', upos: 'ADP', features: 'AdpType=Post' },
  { form: '', lemma: '', upos: '', features: '' },
  { form: '\uD800', lemma: '😀', upos: 'ODD', features: 'a=b=c||=' },
];

describe('a parser', () => {
  it('attaches the words of a plain sentence', () => {
    const [ema, laulab, , , laua, all] = WORDS;
    const stop = { form: '.', lemma: '.', upos: 'PUNCT', features: '_' };
    expect(parse([ema!, laulab!, laua!, all!, stop])).toEqual([
      { head: 1, relation: 'nsubj' },
      { head: -1, relation: 'root' },
      { head: 1, relation: 'obl' },
      { head: 2, relation: 'case' },
      { head: 1, relation: 'punct' },
    ]);
  });

  it('gives a tree with one root for any tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 30 }), (tokens) =>
        expectTree(parse(tokens)),
      ),
    );
  });

  it('gives a predicate one subject and one object, and hangs nothing on a sign', () => {
    const count = (places: readonly TreePlace[], head: number, kind: RegExp): number =>
      places.filter((place) => place.head === head && kind.test(place.relation)).length;
    const known = WORDS.slice(0, 6);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 30 }), (tokens) => {
        const places = parse(tokens);
        places.forEach(({ head, relation }, i) => {
          expect(count(places, i, /subj/)).toBeLessThan(2);
          expect(count(places, i, /^obj/)).toBeLessThan(2);
          const isSign = tokens[i]!.upos === 'PUNCT';
          if (head >= 0) expect(relation === 'punct').toBe(isSign);
          if (head >= 0 && !isSign) expect(tokens[head]!.upos).not.toBe('PUNCT');
          if (isSign && head < 0) expect(tokens.every(({ upos }) => upos === 'PUNCT')).toBe(true);
        });
      }),
    );
  });

  it.each([
    ['one word', [WORDS[0]!]],
    ['one mark', [WORDS[2]!]],
    ['nothing but marks', Array.from({ length: 60 }, () => WORDS[2]!)],
    ['500 words', Array.from({ length: 500 }, (_, i) => WORDS[(i * i) % WORDS.length]!)],
    ['5,000 words', Array.from({ length: 5_000 }, (_, i) => WORDS[(i * 7) % 6]!)],
  ])('gives a tree to a sentence of %s', (_, tokens) => {
    const places = parse(tokens);
    expect(places).toHaveLength(tokens.length);
    expectTree(places);
  });

  it('has nothing to say of no tokens', () => {
    expect(parse([])).toEqual([]);
  });

  it('refuses a file that is none of its own', () => {
    expect(() => loadParserModel(Uint8Array.of(3, 1, 2, 3))).toThrow('not a parser model');
    expect(() => loadParserModel(bytes.subarray(0, bytes.length / 2))).toThrow(RangeError);
  });
});

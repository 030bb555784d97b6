import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnnotatedText, NO_TREE_PLACE } from '../annotated-text';
import { AnnotationFormatError } from './annotation-format-error';
import { KNOWN_RELATIONS } from './known-relations';
import { KNOWN_STRINGS } from './known-strings';
import { CHECKSUM_BYTES, computeChecksum, TREELESS_FORMAT_VERSION } from './layout';
import { decodeAnnotation, decodeAnnotationColumns } from './decode-annotation';
import { encodeAnnotation } from './encode-annotation';

const anyString = fc.oneof(
  fc.constantFrom('maja', 'maa_ilm', 'tule', 'tulema', 'õun', 'дом', '\uD800', '', 'a\tb'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const anyTag = fc.record({
  upos: fc.constantFrom('NOUN', 'VERB', 'PUNCT', 'ODD'),
  xpos: fc.constantFrom('S', 'V', '', 'ADJF'),
  features: fc.constantFrom('_', 'Case=Nom|Number=Sing', 'Case=Gen', 'My=Own|Other', 'A|B|C'),
});
const anyPlace = fc.record({
  /** Taken modulo the number of tokens and one more, for the root. */
  place: fc.nat(200),
  relation: fc.constantFrom('_', 'root', 'nsubj', 'obl:lmod', 'own:kind', ''),
});
const anyToken = fc.tuple(
  fc.nat(200),
  fc.nat(40),
  fc.record({ lemma: anyString, root: anyString }),
  anyTag,
  anyPlace,
);
const anySentence = fc.tuple(fc.nat(3), fc.nat(3), fc.array(anyToken, { maxLength: 8 }));
const anyAnnotation = fc
  .tuple(fc.constantFrom('et' as const, 'ru' as const), fc.array(anySentence, { maxLength: 6 }))
  .map(([language, parts]): AnnotatedText => {
    let at = 0;
    const sentences = parts.map(([lead, tail, tokens]) => {
      const start = (at += lead);
      const placed = tokens.map(([gap, length, lexeme, tag, { place, relation }], index) => {
        at += gap;
        // A word is never its own head.
        const head = (place % (tokens.length + 1)) - 1;
        const tree = { head: head === index ? -1 : head, relation };
        const token = { start: at, end: at + length, ...lexeme, ...tag, ...tree };
        at += length;
        return token;
      });
      return { start, end: (at += tail), tokens: placed };
    });
    return { language, sentences };
  });

describe('a stored annotation', () => {
  it('decodes to what was encoded', () => {
    fc.assert(
      fc.property(anyAnnotation, (annotation) => {
        expect(decodeAnnotation(encodeAnnotation(annotation))).toEqual(annotation);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same as columns as it gives as objects', () => {
    fc.assert(
      fc.property(anyAnnotation, (annotation) => {
        const columns = decodeAnnotationColumns(encodeAnnotation(annotation));
        const tokens = annotation.sentences.flatMap((sentence) => sentence.tokens);
        expect([...columns.starts]).toEqual(tokens.map(({ start }) => start));
        expect([...columns.ends]).toEqual(tokens.map(({ end }) => end));
        expect([...columns.lexemes].map((lexeme) => columns.lemmas[lexeme])).toEqual(
          tokens.map(({ lemma }) => lemma),
        );
        expect([...columns.tags].map((tag) => columns.tagTable[tag])).toEqual(
          tokens.map(({ upos, xpos, features }) => ({ upos, xpos, features })),
        );
        expect([...columns.heads]).toEqual(tokens.map(({ head }) => head));
        expect([...columns.relations].map((relation) => columns.relationTable[relation])).toEqual(
          tokens.map(({ relation }) => relation),
        );
        expect(columns.sentenceTokens.at(-1)).toBe(tokens.length);
      }),
    );
  });

  it('answers every damaged form with AnnotationFormatError, and nothing else', () => {
    fc.assert(
      fc.property(anyAnnotation, fc.nat(), fc.integer({ min: 1, max: 255 }), (annotation, place, change) => {
        const bytes = encodeAnnotation(annotation);
        const damaged = bytes.slice();
        damaged[place % bytes.length]! ^= change;
        expect(() => decodeAnnotation(damaged)).toThrow(AnnotationFormatError);
        expect(() => decodeAnnotation(bytes.slice(0, place % bytes.length))).toThrow(AnnotationFormatError);
      }),
      { numRuns: 500 },
    );
  });

  it('names what is wrong', () => {
    expect(() => decodeAnnotation(new Uint8Array())).toThrow('not a stored annotation');
    const bytes = encodeAnnotation({ language: 'et', sentences: [] });
    bytes[2] = 99;
    expect(() => decodeAnnotation(bytes)).toThrow('annotation format 99 is not known');
  });

  it('of the format without trees is still read', () => {
    const tokens = [
      { start: 0, end: 3, lemma: 'ema', root: 'ema', upos: 'NOUN', xpos: 'S', features: 'Case=Nom' },
      { start: 4, end: 10, lemma: 'laulma', root: 'laul', upos: 'VERB', xpos: 'V', features: '_' },
    ].map((token) => ({ ...token, ...NO_TREE_PLACE }));
    const annotation: AnnotatedText = { language: 'et', sentences: [{ start: 0, end: 10, tokens }] };
    expect(decodeAnnotation(makeTreeless(encodeAnnotation(annotation)))).toEqual(annotation);
  });

  it('takes at most 13 bytes a token for a text of 120 words', () => {
    const words =
      'ema isa koer kass maja tänav linn mets jõgi meri päev öö raamat kool õpetaja laps sõber töö aeg elu'.split(
        ' ',
      );
    const tokens = Array.from({ length: 120 }, (_, index) => {
      const lemma = `${words[index % words.length]!}${index < 60 ? '' : index % 17}`;
      const features = ['Case=Nom|Number=Sing', 'Case=Gen|Number=Sing', 'Case=Par|Number=Plur'][index % 3]!;
      const place = { start: index * 7, end: index * 7 + 6, head: index - 1, relation: 'nmod' };
      return { ...place, lemma, root: lemma, upos: 'NOUN', xpos: 'S', features };
    });
    const bytes = encodeAnnotation({ language: 'et', sentences: [{ start: 0, end: 840, tokens }] });
    expect(bytes.length / tokens.length).toBeLessThan(13);
  });
});

/** The bytes of an annotation without trees as they were before there were any: another version, no byte about trees. */
function makeTreeless(bytes: Uint8Array): Uint8Array {
  const content = bytes.slice(0, -CHECKSUM_BYTES - 1);
  content[2] = TREELESS_FORMAT_VERSION;
  const checksum = new DataView(new ArrayBuffer(CHECKSUM_BYTES));
  checksum.setUint32(0, computeChecksum(content, content.length), true);
  return Uint8Array.of(...content, ...new Uint8Array(checksum.buffer));
}

describe('the list of known strings', () => {
  it('never changes its numbers, since stored annotations hold them', () => {
    expect(KNOWN_STRINGS.length).toBeLessThan(127);
    expect(KNOWN_STRINGS.indexOf('NOUN')).toBe(7);
    expect(KNOWN_STRINGS.indexOf('Case=Gen')).toBe(35);
    expect(KNOWN_STRINGS.indexOf('Polarity=Neg')).toBe(KNOWN_STRINGS.length - 3);
    expect(new Set(KNOWN_STRINGS).size).toBe(KNOWN_STRINGS.length - 1);
  });
});

describe('the list of known relations', () => {
  it('never changes its numbers, since stored annotations hold them', () => {
    expect(KNOWN_RELATIONS.length).toBeLessThan(127);
    expect(KNOWN_RELATIONS.indexOf('nsubj')).toBe(28);
    expect(KNOWN_RELATIONS.indexOf('xcomp')).toBe(37);
    expect(KNOWN_RELATIONS.indexOf('obl:tmod')).toBe(KNOWN_RELATIONS.length - 1);
    expect(new Set(KNOWN_RELATIONS).size).toBe(KNOWN_RELATIONS.length);
  });
});

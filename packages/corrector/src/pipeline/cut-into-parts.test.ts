import type { AnnotatedSentence } from '@keelerada/estonian/annotated-text';
import { describe, expect, it } from 'vitest';
import { cutIntoParts, joinParts } from './cut-into-parts';

/** A sentence of tokens of two letters with a space between, each hanging on the one before. */
function makeSentence(length: number, at = 0): AnnotatedSentence {
  const tokens = Array.from({ length }, (_, i) => ({
    ...{ start: at + 3 * i, end: at + 3 * i + 2, lemma: 'on', upos: 'VERB', xpos: 'V', features: '_' },
    ...{ root: 'on', head: i - 1, relation: i === 0 ? 'root' : 'dep' },
  }));
  return { start: at, end: tokens.at(-1)!.end, tokens };
}
const makeSentences = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => makeSentence(length, 3 * i * length));

describe('a text', () => {
  it('of usual sentences is cut after every fortieth', () => {
    const parts = cutIntoParts(makeSentences(100, 12));
    expect(parts.map(({ sentences }) => sentences.length)).toEqual([40, 40, 20]);
    expect(cutIntoParts([])).toEqual([]);
  });

  it('of long sentences is cut by its tokens', () => {
    const parts = cutIntoParts(makeSentences(100, 190));
    expect(parts.map(({ sentences }) => sentences.length)).toEqual(Array.from({ length: 10 }, () => 10));
  });

  it.each([201, 240, 360, 361, 30_000])(
    'of a sentence of %i tokens is cut into pieces that overlap',
    (length) => {
      const parts = cutIntoParts([makeSentence(3), makeSentence(length, 9), makeSentence(4, 3 * length + 9)]);
      const pieces = parts.slice(1, -1);
      for (const { sentences } of pieces) expect(sentences[0]!.tokens.length).toBeLessThanOrEqual(200);
      expect(pieces[0]!.sentences[0]!.start).toBe(9);
      expect(pieces.at(-1)!.sentences[0]!.end).toBe(9 + 3 * length - 1);
      expect([pieces[0]!.from, pieces.at(-1)!.to]).toEqual([-Infinity, Infinity]);
      for (const [i, { sentences, from, to }] of pieces.entries()) {
        const { start, end, tokens } = sentences[0]!;
        if (i > 0) expect([from, start]).toEqual([pieces[i - 1]!.to, from - 60]);
        if (i < pieces.length - 1) expect(end).toBe(to + 59);
        expect(tokens.map(({ head }) => head)).toEqual(tokens.map((_, place) => place - 1));
        expect(tokens[0]!.relation).toBe(i === 0 ? 'root' : '_');
      }
    },
  );
});

describe('what the pieces tell', () => {
  const parts = cutIntoParts([makeSentence(500)]);
  const border = parts[0]!.to;
  const tell = (...marks: readonly (readonly [start: number, end: number])[]) =>
    parts.map(({ sentences: [piece] }) =>
      marks.flatMap(([start, end]) => (start >= piece!.start && end <= piece!.end ? [{ start, end }] : [])),
    );

  it('is told once, also what stands at the border or goes over it', () => {
    const marks = [
      [border - 3, border - 1],
      [border - 1, border - 1],
      [border, border + 2],
      [border + 3, border + 8],
    ] as const;
    expect(joinParts(parts, tell(...marks)).map(({ start, end }) => [start, end])).toEqual(marks);
    expect(joinParts(parts, tell([border - 3, border + 2], [border, border + 2]))).toEqual([
      { start: border - 3, end: border + 2 },
    ]);
  });

  it('is left out where a piece ends inside the sentence', () => {
    const { sentences } = parts[0]!;
    const atCut = { start: sentences[0]!.end, end: sentences[0]!.end };
    expect(joinParts(parts, [[atCut], [], []])).toEqual([]);
    const { start } = parts[1]!.sentences[0]!;
    expect(joinParts(parts, [[], [{ start, end: start + 2 }], []])).toEqual([]);
  });
});

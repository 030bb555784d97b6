import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseShown } from '../correction/choose-shown';
import type { Correction } from '../correction/correction';
import type { LiteralRange } from '../literal/find-literal-ranges';
import { resolveOverlaps } from '../correction/resolve-overlaps';
import { readRecordedText, readRecording } from '../rules/testing/recorded-analyses';
import { prepareSettling } from './settle-corrections';
import type { SpellingKnowledge } from '../spelling/rank-respellings';
import { openSpeller } from '../spelling/testing/open-speller';

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const recording = readRecording(read('../../golden/rule-analyses.txt').toString());

let knowledge: SpellingKnowledge;
beforeAll(async () => {
  knowledge = await openSpeller((path) => read(`../../../../models/${path}`));
});

const mark = (start: number, end: number, given: Partial<Correction> = {}): Correction => ({
  ...{ start, end, original: '', replacements: ['x'], type: 'spellingError', tier: 'sure', score: 0.5 },
  ...{ reason: { kind: 'misspelling', changes: [] }, ...given },
});
const move = (start: number, end: number): Correction =>
  mark(start, end, { type: 'wordOrderError', reason: { kind: 'word-order', moved: 'on' } });
const places = (marks: readonly Correction[]): number[][] => marks.map(({ start, end }) => [start, end]);

/** Settles what was found in a right sentence that has one piece of advice: on the letters 5 to 14. */
async function settle(
  found: readonly Correction[],
  {
    literals = [],
    language = 'et',
    hasAdvice = true,
    text = 'Eile ma käisin kinos.',
  }: Partial<{
    text: string;
    literals: LiteralRange[];
    language: AnnotatedText['language'];
    hasAdvice: boolean;
  }> = {},
): Promise<Correction[]> {
  const { annotation } = readRecordedText(text, recording);
  const given = { text, annotation: { ...annotation, language }, literals, hasAdvice: true };
  return (await prepareSettling(given, knowledge))(found, { hasAdvice });
}

describe('what is shown of what was found', () => {
  it('is in text order, with advice where it is asked for and nothing but a move is marked', async () => {
    expect(places(await settle([mark(15, 20), mark(0, 4)]))).toEqual([
      [0, 4],
      [5, 14],
      [15, 20],
    ]);
    expect(places(await settle([mark(15, 20), mark(0, 4)], { hasAdvice: false }))).toEqual([
      [0, 4],
      [15, 20],
    ]);
    expect((await settle([move(5, 14)])).map(({ type }) => type)).toEqual(['wordOrderAdvice']);
    expect(places(await settle([mark(5, 7)]))).toEqual([[5, 7]]);
    expect(places(await settle([mark(7, 7)]))).toEqual([[7, 7]]);
    expect(places(await settle([mark(5, 5)]))).toEqual([
      [5, 5],
      [5, 14],
    ]);
  });

  it('keeps a move that no advice takes the place of, and advice beside what is put in', async () => {
    const kept = await settle([move(15, 20)]);
    expect(kept.map(({ type }) => type)).toEqual(['wordOrderAdvice', 'wordOrderError']);
    expect(places(await settle([mark(16, 16)]))).toEqual([
      [5, 14],
      [16, 16],
    ]);
  });

  it('is in order by its beginning, then by its end', async () => {
    expect(places(await settle([mark(3, 9), mark(0, 9), mark(0, 4)], { hasAdvice: false }))).toEqual([
      [0, 4],
      [0, 9],
      [3, 9],
    ]);
  });

  it('is nothing in what is no language, nor right at it', async () => {
    const literals: LiteralRange[] = [{ start: 5, end: 14 }];
    expect(
      places(
        await settle([mark(0, 4), mark(4, 4), mark(12, 20), mark(14, 14), mark(15, 20), mark(16, 16)], {
          literals,
        }),
      ),
    ).toEqual([
      [0, 4],
      [4, 4],
      [15, 20],
      [16, 16],
    ]);
  });

  it('is all in a text of another language', async () => {
    const found = [mark(15, 20), mark(0, 4)];
    expect(await settle(found, { language: 'ru', literals: [{ start: 0, end: 20 }] })).toEqual(found);
  });

  it('has the weaker tier where it is asked for, or where a learner seems to write', () => {
    const [sure, weak, advice] = [
      mark(0, 2),
      mark(3, 4, { tier: 'possible' }),
      mark(5, 6, { type: 'wordOrderAdvice' }),
    ];
    const text = 'Ma tulen koju ja söön suppi.';
    expect(chooseShown(text, [sure, weak], true)).toEqual([sure, weak]);
    expect(chooseShown(text, [sure, weak], false)).toEqual([sure]);
    expect(chooseShown(text, [sure, sure, sure, weak], undefined)).toHaveLength(4);
    expect(chooseShown(text, [advice, advice, advice, weak], undefined)).toHaveLength(3);
    expect(chooseShown(text, [weak, weak, weak], undefined)).toEqual([]);
  });
});

it('an unknown word is told what it may be meant to be, unless a sure mark says so', async () => {
  const text = 'Täna on soem kui eile.';
  const readUnknown = async (found: readonly Correction[]) =>
    (await settle(found, { text })).filter(({ type }) => type === 'unknownWord');
  const meant = (end: number, tier: Correction['tier']) => mark(8, end, { tier, replacements: ['soojem'] });
  expect(await readUnknown([])).toMatchObject([{ start: 8, end: 12, replacements: [] }]);
  expect(await readUnknown([meant(12, 'possible')])).toMatchObject([{ replacements: ['soojem'] }]);
  expect(await readUnknown([meant(16, 'possible')])).toMatchObject([{ replacements: [] }]);
  const later = mark(9, 12, { tier: 'possible' });
  expect(await readUnknown([later])).toMatchObject([{ replacements: [] }]);
  expect(await readUnknown([meant(12, 'sure')])).toEqual([]);
});

it('a word that hardly anybody writes is misspelt, if its letters say so', async () => {
  const changes = [{ written: 'k', right: 'g' }];
  const readKind = async (reason: Correction['reason'], original = 'kinkime') => {
    const found = mark(0, 4, { original, replacements: ['kingime'], reason });
    return (await settle([found], { hasAdvice: false }))[0]!.reason.kind;
  };
  expect(await readKind({ kind: 'confused-word', changes })).toBe('misspelling');
  expect(await readKind({ kind: 'confused-word', changes }, 'kingime')).toBe('confused-word');
  expect(await readKind({ kind: 'confused-word', changes: [] })).toBe('confused-word');
  expect(await readKind({ kind: 'word-order', moved: 'on' })).toBe('word-order');
});

describe('of two corrections of the same characters', () => {
  it('the likelier one stays, of equal ones the earlier, then the longer', () => {
    expect(places(resolveOverlaps([mark(0, 4), mark(2, 6, { score: 0.9 })]))).toEqual([[2, 6]]);
    expect(places(resolveOverlaps([mark(2, 6), mark(0, 4)]))).toEqual([[0, 4]]);
    expect(places(resolveOverlaps([mark(0, 4), mark(0, 6)]))).toEqual([[0, 6]]);
  });

  it('an insertion stays right behind a changed piece, not right before one', () => {
    expect(places(resolveOverlaps([mark(4, 4), mark(0, 4)]))).toEqual([
      [0, 4],
      [4, 4],
    ]);
    expect(places(resolveOverlaps([mark(4, 4), mark(4, 6)]))).toEqual([[4, 6]]);
    expect(places(resolveOverlaps([mark(4, 4), mark(4, 4)]))).toEqual([[4, 4]]);
    expect(places(resolveOverlaps([mark(6, 9), mark(0, 3), mark(3, 6), mark(2, 7, { score: 0.4 })]))).toEqual(
      [
        [0, 3],
        [3, 6],
        [6, 9],
      ],
    );
  });
});

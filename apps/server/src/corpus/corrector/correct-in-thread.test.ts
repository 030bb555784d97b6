import { cutIntoParts } from '@keelerada/corrector/pipeline/cut-into-parts';
import { alignLetters } from '@keelerada/estonian/letters/fold-letters';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { describe, expect, it } from 'vitest';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { threadForTest as thread } from '../../platform/compute/testing/thread-for-test';
import { annotateTask } from '../annotation/annotate-task';
import { correctInThread } from './correct-in-thread';

const TIMEOUT_MS = 120_000;
const PLACES = ['linnas', 'metsas', 'kohvikus', 'poes', 'teatris', 'muuseumis', 'aias', 'pargis', 'rannas'];
const PEOPLE = ['sõpra', 'õpetajat', 'venda', 'naabrit', 'arsti', 'kirjanikku', 'lauljat'];
/** Some words on either side of a cut. */
const CUT_CHARACTERS = 60;

function writeClauses(end: string, clauses = 90): string {
  const name = (list: readonly string[], i: number): string => list[i % list.length]!;
  return Array.from(
    { length: clauses },
    (_, i) => `ta nägi ${i} korda vana ${name(PEOPLE, i)} suures ${name(PLACES, i)}${end}`,
  ).join(' ');
}

async function annotate(text: string) {
  const [annotation] = await annotateTask.run([{ text }], thread);
  return decodeAnnotation(annotation!.bytes);
}

async function correct(text: string, given: Partial<ComputeThread> = {}) {
  const annotation = await annotate(text);
  const task = { text, annotation, kinds: 'all', isAsWritten: true } as const;
  const { all } = await correctInThread(task, { ...thread, ...given });
  return { parts: cutIntoParts(annotation.sentences), marks: all };
}

describe('a sentence that is read in pieces', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['by spaces', ' '],
    ['by commas', ', '],
    ['by a conjunction', ' ja '],
  ])('joined %s ends and begins nowhere but at its own ends', async (_, between) => {
    const text = `Eile ${writeClauses('').split(' ta ').join(`${between}ta `)}.`;
    const { parts, marks } = await correct(text);
    expect(parts.length).toBeGreaterThan(3);
    for (const { start, original, replacements } of marks) {
      if (start >= text.length - 1) continue;
      expect(replacements.filter((word) => /[.?!]/u.test(word))).toEqual([]);
      if (original !== '') expect(replacements).not.toContain(original[0]!.toUpperCase() + original.slice(1));
    }
  });

  it.each([0, 1, 2, 3, 4])('has each misspelt word at a cut marked once (%i)', async (shift) => {
    const text = `${'noh '.repeat(shift)}${'ta ostis poest piiima ja '.repeat(150)}leiba`;
    const { parts, marks } = await correct(text);
    const wanted = [...text.matchAll(/piiima/gu)]
      .map(({ index }) => index)
      .filter((at) => parts.some(({ from }) => Math.abs(at - from) < CUT_CHARACTERS));
    expect(wanted.length).toBeGreaterThan(2 * (parts.length - 1));
    const isOf = (at: number) => marks.filter(({ start, end }) => start <= at && end >= at + 'piiima'.length);
    expect(wanted.map((at) => isOf(at).length)).toEqual(wanted.map(() => 1));
    for (const [i, { start, end, original }] of marks.entries()) {
      expect(original).toBe(text.slice(start, end));
      expect(start).toBeGreaterThanOrEqual(marks[i - 1]?.start ?? 0);
    }
  });
});

describe('sure marks', { timeout: TIMEOUT_MS }, () => {
  const mark = async (sent: string): Promise<string[]> => {
    const { text } = alignLetters(sent);
    const task = { text, sent, annotation: await annotate(text), kinds: 'all', isAsWritten: true } as const;
    const { all } = await correctInThread(task, thread);
    return all
      .filter(({ tier, type }) => tier === 'sure' && type !== 'unknownWord')
      .map(({ original, replacements: [right] }) => `${original} > ${right}`);
  };

  it.each([
    ['Mа elan Tаrtus.', ['Mа > Ma', 'Tаrtus > Tartus']],
    // Misspelt as well.
    ['Minu raаmaat on kodus.', ['raamaat > raamat']],
    ['Vaatan igal õhtul TelekaT ja SuveL ujun.', ['TelekaT > telekat', 'SuveL > suvel']],
    ['Olen õpilane(12 aastat vana)ja elan siin.', ['( >  (', ') > ) ']],
  ])('in %j', async (text, marks) => expect(await mark(text)).toEqual(marks));

  it.each([
    'Minu hommik\u2028Ma ärkan kell seitse.',
    'Ma elan Tartus\u2029Mulle meeldib siin.',
    'Lugesin eile ühe raama-\ntu läbi.',
    'Lugesin Rousseau‘d ja Camus‘d.',
    'Mulle meeldib:\n• lugeda\n• joosta\n• magada',
    'Joonestamise tund on huvitav.',
    'Töös vaadeldakse korduvusmääruse kasutamist.',
    'Peremees tõi keldrist kaks vaadi- ja kuus pajatäit.',
    'Tekstis esineb viis nimi- ja kolm omadussõna.',
    'Kutsume õpilase(d) ja nende vanema(d) kooli.',
  ])('none in %j', async (text) => expect(await mark(text)).toEqual([]));
});

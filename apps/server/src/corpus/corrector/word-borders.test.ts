import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import type { Correction } from '@keelerada/corrector/correction/correction';
import { applyCorrections } from '@keelerada/corrector/correction/apply-corrections';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import { describe, expect, it } from 'vitest';
import { threadForTest as thread } from '../../platform/compute/testing/thread-for-test';
import { annotateTask } from '../annotation/annotate-task';
import { correctInThread } from './correct-in-thread';

const TIMEOUT_MS = 120_000;

async function findSure(text: string): Promise<Correction[]> {
  const [annotation] = await annotateTask.run([{ text }], thread);
  const task = {
    text,
    annotation: decodeAnnotation(annotation!.bytes),
    kinds: 'all',
    isAsWritten: true,
  } as const;
  const { all } = await correctInThread(task, thread);
  return all.filter(({ tier, type }) => tier === 'sure' && isErrorType(type));
}

describe('letters and borders of words', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['a piece with an ending', 'See on kelle gi raamat.', 'See on kellegi raamat.'],
    ['a piece that is no word', 'Tal on hea keskendumis võime.', 'Tal on hea keskendumisvõime.'],
    ['a compound cut in two', 'Meil on uus elu koht.', 'Meil on uus elukoht.'],
    ['two words run together', 'Meie maja on vägasuur.', 'Meie maja on väga suur.'],
    ['ei and its verb', 'Ta eitule täna kooli.', 'Ta ei tule täna kooli.'],
    ['capitals inside a word', 'Ma käin kOolis.', 'Ma käin koolis.'],
    ['two capitals at the beginning', 'EEsti on väike riik.', 'Eesti on väike riik.'],
    ['lost dots', 'Me laksime eile metsa.', 'Me läksime eile metsa.'],
    ['a space on the wrong side', 'Ta tuli ,nägi ja läks.', 'Ta tuli, nägi ja läks.'],
  ])('%s', async (_, wrong, right) => {
    expect(applyCorrections(wrong, await findSure(wrong))).toBe(right);
  });

  it('finds a misspelt word in a sentence in capitals', async () => {
    const marks = await findSure('TERE TULEMAST MEIE KOOLII PIDULE!');
    expect(marks.map(({ original, replacements }) => [original, replacements[0]])).toEqual([
      ['KOOLII', 'KOOLI'],
    ]);
  });

  it.each([
    'Mul on iPhone ja ma õpin RStudio abil.',
    'Lapse kool on linnas.',
    'Ta valas kohvi tassi.',
    'Selle rahva laulud on ilusad.',
    'Kasutan iPhone’i, YouTube’i ja eKooli.',
    'EList ja NATOst tuli teade.',
    'Ta avas uksi ja aknaid.',
  ])('nothing is wrong in: %s', async (text) => {
    expect(await findSure(text)).toEqual([]);
  });
});

import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { Correction } from '../correction';
import type { CorrectorMorphology } from '../corrector-morphology';

/** Vabamorf's parts of speech of comparatives and superlatives. */
const DEGREES = ['C', 'U'];

/**
 * Leaves out what makes a comparative of a superlative or the other way round (parim, parem): the degree is what the writer
 * means.
 */
export function dropDegreeChanges(
  corrections: readonly Correction[],
  { analyse }: Pick<CorrectorMorphology, 'analyse'>,
): Correction[] {
  return corrections.filter(
    ({ reason, original, replacements: [right] }) =>
      reason.kind !== 'confused-word' ||
      !isChanged(analyse(original.toLowerCase()), analyse(right!.toLowerCase())),
  );
}

function isChanged(written: EstonianFormAnalyses, right: EstonianFormAnalyses): boolean {
  const [from, to] = [written, right].map(({ analyses }) =>
    DEGREES.find((degree) => analyses.some(({ partOfSpeech }) => partOfSpeech === degree)),
  );
  return from !== undefined && to !== undefined && from !== to;
}

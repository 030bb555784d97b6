import type { AnalysisOptions, EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { Correction } from '../correction';
import type { CorrectorMorphology } from '../corrector-morphology';

/** Vabamorf's parts of speech of comparatives and superlatives. */
const DEGREES = ['C', 'U'];

/**
 * Leaves out what makes a comparative of a superlative or the other way round (parim, parem): the degree is what the writer
 * means. Rejects if the analyser does.
 */
export async function dropDegreeChanges(
  corrections: readonly Correction[],
  morphology: CorrectorMorphology,
  options: AnalysisOptions = {},
): Promise<Correction[]> {
  const confused = corrections.filter(({ reason }) => reason.kind === 'confused-word');
  const words = confused.flatMap(({ original, replacements }) => [original, replacements[0]!]);
  const found = await morphology.analyse(
    words.map((form) => ({ form: form.toLowerCase(), isSentenceInitial: false })),
    options,
  );
  const changed = new Set(confused.filter((_, i) => isChanged(found[2 * i]!, found[2 * i + 1]!)));
  return corrections.filter((correction) => !changed.has(correction));
}

function isChanged(written: EstonianFormAnalyses, right: EstonianFormAnalyses): boolean {
  const [from, to] = [written, right].map(({ analyses }) =>
    DEGREES.find((degree) => analyses.some(({ partOfSpeech }) => partOfSpeech === degree)),
  );
  return from !== undefined && to !== undefined && from !== to;
}

import type { Correction } from '@keelerada/corrector/correction/correction';
import { correctPart } from '@keelerada/corrector/pipeline/correct-part';
import { findGrammarCorrections } from '@keelerada/corrector/grammar/find-grammar-corrections';
import type { GrammarKnowledge } from '@keelerada/corrector/grammar/score-candidates';
import { findCitedRanges } from '@keelerada/corrector/literal/find-cited-ranges';
import { findLiteralRanges } from '@keelerada/corrector/literal/find-literal-ranges';
import { resolveOverlaps } from '@keelerada/corrector/correction/resolve-overlaps';
import type { SpellingKnowledge } from '@keelerada/corrector/spelling/rank-respellings';
import type { SpellingModel } from '@keelerada/corrector/spelling/spelling-model';
import type { TextToAnnotate } from '@keelerada/estonian/annotation/annotate-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { openGrammar, openSpellingModels } from '../../../apps/server/src/corpus/corrector/corrector-models';
import { openAnnotator } from '../annotation/annotate';
import { morphology } from '../morphology';

export async function openSpeller(): Promise<SpellingKnowledge> {
  return { morphology, ...(await openSpellingModels()) };
}

/** What the product corrects grammar with, the encoder too where it can be opened. */
export async function openGrammarKnowledge(): Promise<GrammarKnowledge> {
  return { morphology, ...(await openGrammar({ usesEncoder: true })) };
}

/** The marks of the grammar corrector alone. */
export async function correctGrammar(
  text: string,
): Promise<{ annotation: AnnotatedText; corrections: Correction[] }> {
  const annotation = await (await openAnnotator()).annotate({ text, language: 'et' });
  const corrections = await findGrammarCorrections({ text, annotation }, await openGrammarKnowledge());
  return { annotation, corrections };
}

/** Marks as the product shows them: sure corrections and unknown words. */
export interface ShownMarks {
  readonly annotation: AnnotatedText;
  /** Of spelling and grammar together. */
  readonly shown: Correction[];
  /** What is shown where the spelling corrector alone is asked. */
  readonly spelling: Correction[];
}

/** Spelling, grammar and quiet marks together, of an Estonian text or of one that is cut already. */
export type WholeCorrector = (text: string | TextToAnnotate) => Promise<ShownMarks>;

/** The corrector of the product. */
export async function openWholeCorrector(): Promise<WholeCorrector> {
  return makeWholeCorrector(await openGrammarKnowledge(), (await openSpeller()).model);
}

/** The same with models that are given. */
export function makeWholeCorrector(grammar: GrammarKnowledge, model: SpellingModel): WholeCorrector {
  const speller = { morphology, model, ...grammar.words };
  return async (given) => {
    const annotator = await openAnnotator();
    const { text, ...cut } = typeof given === 'string' ? { text: given } : given;
    const annotation = await annotator.annotate({ language: 'et', ...cut, text });
    const { spelling, all } = await correctPart(
      { text, annotation, kinds: 'all', literals: [...findLiteralRanges(text), ...findCitedRanges(text)] },
      { speller, grammar, annotate: (...again) => annotator.annotate(...again) },
    );
    const show = (found: readonly Correction[]): Correction[] =>
      resolveOverlaps(found.filter(({ tier }) => tier === 'sure'));
    return { annotation, shown: show(all), spelling: show(spelling) };
  };
}

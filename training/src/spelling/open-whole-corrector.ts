import { readFileSync } from 'node:fs';
import type { Correction } from '@keelerada/corrector/correction';
import { correctSentences } from '@keelerada/corrector/correct-sentences';
import { findCitedRanges } from '@keelerada/corrector/literal/find-cited-ranges';
import { findLiteralRanges } from '@keelerada/corrector/literal/find-literal-ranges';
import { resolveOverlaps } from '@keelerada/corrector/resolve-overlaps';
import { prepareSettling } from '@keelerada/corrector/settle-corrections';
import { createAnnotator, type SegmentedText } from '@keelerada/estonian/annotate-text';
import type { GrammarKnowledge } from '@keelerada/corrector/grammar/score-candidates';
import type { SpellingModel } from '@keelerada/corrector/spelling/spelling-model';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { openGrammarKnowledge } from '../grammar/open-grammar-knowledge';
import { morphology } from '../morphology';
import { PARSER_FILE } from '../parser/parser-file';
import { MODEL_FILE } from '../tagger/tagger-file';
import { readSpellingModel } from './spelling-files';

/** Spelling, grammar and quiet marks as the product shows them together, with the models of the repository. */
export interface WholeCorrector {
  /** What is shown by default: sure corrections and unknown words. */
  correct(text: string): Promise<{
    annotation: AnnotatedText;
    shown: Correction[];
    /** What is shown where the spelling corrector alone is asked. */
    spelling: Correction[];
  }>;
  /** The same of a text whose sentences and tokens are known. */
  correctSegmented(segmented: SegmentedText): Promise<{ shown: Correction[] }>;
}

/** Loads the models. Throws an Error if one is absent. */
export async function openWholeCorrector(): Promise<WholeCorrector> {
  return makeWholeCorrector(await openGrammarKnowledge(), readSpellingModel());
}

/** The same with models that are given. */
export function makeWholeCorrector(grammar: GrammarKnowledge, model: SpellingModel): WholeCorrector {
  const speller = { morphology, model, ...grammar.words };
  const annotator = createAnnotator({
    morphology,
    taggerModel: loadTaggerModel(readFileSync(MODEL_FILE)),
    parserModel: loadParserModel(readFileSync(PARSER_FILE)),
  });
  const { annotate } = annotator;
  const correct = async (
    text: string,
    annotation: AnnotatedText,
  ): Promise<{ shown: Correction[]; spelling: Correction[] }> => {
    const { spelling, all } = await correctSentences({ text, annotation }, { speller, grammar, annotate });
    const literals = [...findLiteralRanges(text), ...findCitedRanges(text)];
    const settle = await prepareSettling({ text, annotation, literals, spelling }, speller);
    const show = (found: readonly Correction[]): Correction[] =>
      resolveOverlaps(settle(found).filter(({ tier }) => tier === 'sure'));
    return { shown: show(all), spelling: show(spelling) };
  };
  return {
    correct: async (text) => {
      const annotation = await annotate({ text, language: 'et' });
      return { annotation, ...(await correct(text, annotation)) };
    },
    correctSegmented: async (segmented) => {
      return correct(segmented.text, await annotate(segmented));
    },
  };
}

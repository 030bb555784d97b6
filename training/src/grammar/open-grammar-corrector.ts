import { readFileSync } from 'node:fs';
import type { Correction } from '@keelerada/corrector/correction';
import { findGrammarCorrections } from '@keelerada/corrector/grammar/find-grammar-corrections';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { morphology } from '../morphology';
import { PARSER_FILE } from '../parser/parser-file';
import { MODEL_FILE } from '../tagger/tagger-file';
import { openGrammarKnowledge } from './open-grammar-knowledge';

/** The grammar corrector as the product runs it, with the models of the repository, the encoder among them where it can be opened. */
export interface OpenGrammarCorrector {
  correct(text: string): Promise<{ annotation: AnnotatedText; corrections: Correction[] }>;
}

/** Loads the models. Throws an Error if one is absent. */
export async function openGrammarCorrector(): Promise<OpenGrammarCorrector> {
  const knowledge = await openGrammarKnowledge();
  const annotator = createAnnotator({
    morphology,
    taggerModel: loadTaggerModel(readFileSync(MODEL_FILE)),
    parserModel: loadParserModel(readFileSync(PARSER_FILE)),
  });
  return {
    correct: async (text) => {
      const annotation = await annotator.annotate({ text, language: 'et' });
      return { annotation, corrections: await findGrammarCorrections({ text, annotation }, knowledge) };
    },
  };
}

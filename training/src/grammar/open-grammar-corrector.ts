import { readFileSync } from 'node:fs';
import type { Correction } from '@keelerada/corrector/correction';
import { findGrammarCorrections } from '@keelerada/corrector/grammar/find-grammar-corrections';
import { loadGrammarModel } from '@keelerada/corrector/grammar/grammar-model';
import { makeSimilarSearch } from '@keelerada/corrector/spelling/search-similar';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { loadParserModel } from '@keelerada/estonian/parsing/parser-model';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { readLexicon, readWordModel } from '../language/language-files';
import { readSpellingModel } from '../spelling/spelling-files';
import { PARSER_FILE } from '../parser/parser-file';
import { MODEL_FILE } from '../tagger/tagger-file';
import { readGrammarFiles } from './grammar-files';
import { openShippedEncoder } from './open-encoders';
import { openTrainingMorphology } from './open-morphology';

/** The grammar corrector as the product runs it, with the models of the repository, the encoder among them where it can be opened. */
export interface OpenGrammarCorrector {
  correct(text: string): Promise<{ annotation: AnnotatedText; corrections: Correction[] }>;
  close(): void;
}

/** Loads the models and starts the analyser. Throws an Error if a model is absent. */
export async function openGrammarCorrector(): Promise<OpenGrammarCorrector> {
  const lexicon = readLexicon();
  const { errors } = readSpellingModel();
  const model = loadGrammarModel(readGrammarFiles());
  const morphology = await openTrainingMorphology();
  const knowledge = {
    ...{ morphology, model, encoder: await openShippedEncoder() },
    words: { lexicon, words: readWordModel(lexicon) },
    respelling: { lexicon, errors, search: makeSimilarSearch(lexicon, errors) },
  };
  const annotator = createAnnotator({
    morphology,
    taggerModel: loadTaggerModel(readFileSync(MODEL_FILE)),
    parserModel: loadParserModel(readFileSync(PARSER_FILE)),
  });
  return {
    correct: async (text) => {
      const annotation = await annotator.annotate(text, 'et');
      return { annotation, corrections: await findGrammarCorrections({ text, annotation }, knowledge) };
    },
    close: () => morphology.close(),
  };
}

import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';
import { makeGrammarSentence, type GrammarSentence } from './grammar-sentence';

/** The sentences of an annotated text with the analyses of their forms. Rejects if the analyser does. */
export async function readGrammarSentences(
  text: string,
  annotation: AnnotatedText,
  morphology: CorrectorMorphology,
  options: AnalysisOptions,
): Promise<GrammarSentence[]> {
  const forms = annotation.sentences.flatMap(({ tokens }) =>
    tokens.map(({ start, end }, i) => ({ form: text.slice(start, end), isSentenceInitial: i === 0 })),
  );
  const analyses = await morphology.analyse(forms, options);
  let at = 0;
  return annotation.sentences.map((sentence) =>
    makeGrammarSentence(text, sentence, analyses.slice(at, (at += sentence.tokens.length))),
  );
}

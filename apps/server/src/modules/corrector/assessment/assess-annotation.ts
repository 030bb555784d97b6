import { assessText, type Assessment } from '@keelerada/assessment/assess-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { openAssessmentModels } from '../../../corpus/assessment/assessment-models';
import { findForeignSentences, type SentencePlace } from '../../../corpus/own-text/find-foreign-sentences';
import { findTextLanguage, type RecognisedLanguage } from '../../../corpus/own-text/find-text-language';
import { openMorphology } from '../../../platform/morphology/open-morphology';
import { makeFigures, type Figures } from './make-figures';

export interface AssessedAnnotation {
  readonly language: RecognisedLanguage;
  readonly assessment: Assessment;
  readonly figures: Figures;
  /** Sentences of an Estonian text in another language; they are left out of its level. */
  readonly foreignSentences: readonly SentencePlace[];
}

/** Assesses an annotated text in a compute thread. */
export async function assessAnnotation(text: string, annotation: AnnotatedText): Promise<AssessedAnnotation> {
  const [morphology, models] = await Promise.all([openMorphology(), openAssessmentModels()]);
  const language = findTextLanguage(text, annotation, morphology);
  const foreignSentences = findForeignSentences(text, annotation, morphology);
  const foreignStarts = new Set(foreignSentences.map(({ start }) => start));
  const assessment = assessText(annotation, text, models, foreignStarts);
  return {
    language,
    assessment,
    foreignSentences: language === 'et' ? foreignSentences : [],
    figures: makeFigures({ text, language, assessment }, models),
  };
}

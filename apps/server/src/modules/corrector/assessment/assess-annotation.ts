import { assessText, type Assessment } from '@keelerada/assessment/assess-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { ComputeThread } from '../../../platform/compute/compute-task';
import { openAssessmentModels } from '../../../corpus/assessment/assessment-models';
import { findForeignSentences, type SentencePlace } from '../../../corpus/own-text/find-foreign-sentences';
import { findTextLanguage, type RecognisedLanguage } from '../../../corpus/own-text/find-text-language';
import { makeFigures, type Figures } from './make-figures';

export interface AssessedAnnotation {
  readonly language: RecognisedLanguage;
  readonly assessment: Assessment;
  readonly figures: Figures;
  /** Sentences of an Estonian text in another language; they are left out of its level. */
  readonly foreignSentences: readonly SentencePlace[];
}

/** Assesses an annotated text in a compute thread. Rejects as the analyser does. */
export async function assessAnnotation(
  text: string,
  annotation: AnnotatedText,
  { morphology, signal }: Pick<ComputeThread, 'morphology' | 'signal'>,
): Promise<AssessedAnnotation> {
  const [language, foreignSentences, models] = await Promise.all([
    findTextLanguage(text, annotation, morphology, signal),
    findForeignSentences(text, annotation, morphology, signal),
    openAssessmentModels(),
  ]);
  const foreignStarts = new Set(foreignSentences.map(({ start }) => start));
  const assessment = assessText(annotation, text, models, foreignStarts);
  return {
    language,
    assessment,
    foreignSentences: language === 'et' ? foreignSentences : [],
    figures: makeFigures({ text, language, assessment }, models),
  };
}

import { assessText, type Assessment } from '@keelerada/assessment/assess-text';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { openAssessmentModels } from './assessment-models';
import { findTextLanguage, type RecognisedLanguage } from '../../corpus/own-text/find-text-language';
import { makeFigures, type Figures } from './make-figures';

export interface AssessedAnnotation {
  readonly language: RecognisedLanguage;
  readonly assessment: Assessment;
  readonly figures: Figures;
}

/** Assesses an annotated text in a compute thread. Rejects as the analyser does. */
export async function assessAnnotation(
  text: string,
  annotation: AnnotatedText,
  { morphology, signal }: Pick<ComputeThread, 'morphology' | 'signal'>,
): Promise<AssessedAnnotation> {
  const language = await findTextLanguage(text, annotation, morphology, signal);
  const models = await openAssessmentModels();
  const assessment = assessText(annotation, text, models);
  return { language, assessment, figures: makeFigures({ text, language, assessment }, models) };
}

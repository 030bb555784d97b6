import type { TextLanguage } from '@keelerada/estonian/annotated-text';
import type { StoredAnnotation } from '../corpus-store/annotation.repository';

export interface TextToAnnotate {
  readonly content: string;
  readonly language: TextLanguage;
}

/** The port to the analysis of texts: an annotator over the morphology workers, in this thread or another. */
export interface TextAnnotator {
  /** Changes whenever the same text would be analysed otherwise. */
  readonly version: string;
  /** Analyses in the order given. Rejects where the analyser cannot be reached. */
  annotateTexts(texts: readonly TextToAnnotate[]): Promise<StoredAnnotation[]>;
}

import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { Database } from '../../platform/database/database-connection';
import { readChosenAnnotations } from '../store/annotation.repository';
import type { CorpusText } from '../store/corpus-text';
import { readText } from '../store/corpus-text.repository';
import { findLanguage } from '../store/describe-text';
import { loadTextMarks, type StoredTextMarks } from './load-text-marks';
import { readShownMarks } from './text-marks.repository';

/** A text of the corpus with all that is known of its errors. */
export interface MarkedCorpusText extends CorpusText {
  readonly isEstonian: boolean;
  /** Null until the text is analysed. */
  readonly annotation: AnnotatedText | null;
  readonly runningWords: number;
  /** Null where the text waits for its marks, cannot be marked, or is not in Estonian. */
  readonly marks: StoredTextMarks | null;
  /** The corrector has seen the text and cannot mark it. */
  readonly hasFailed: boolean;
}

/** Null where no text has the id, which must be a UUID. */
export async function readMarkedText(db: Database, id: string): Promise<MarkedCorpusText | null> {
  const [text, [annotated], [marks], [shown]] = await Promise.all([
    readText(db, id),
    readChosenAnnotations(db, [id]),
    loadTextMarks(db, [id]),
    readShownMarks(db, [id]),
  ]);
  if (text === null) return null;
  // A text that changed meanwhile is told without what belongs to its former content.
  const isSame = annotated?.content === text.content;
  return {
    ...text,
    isEstonian: findLanguage(text) === 'et',
    annotation: isSame ? decodeAnnotation(annotated.annotationBytes) : null,
    runningWords: isSame ? annotated.words : 0,
    marks: (isSame && marks) || null,
    hasFailed: isSame && shown?.origin === 'failed',
  };
}

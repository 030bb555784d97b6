import type { TextMarks, PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { Database } from '../../platform/database/database-connection';
import { readChosenAnnotations } from '../store/annotation.repository';
import { listTokens, placeOnTokens } from './place-on-tokens';
import { decodeMarks } from './stored-marks';
import { readShownMarks, type ShownMarks } from './text-marks.repository';

const TEXTS_A_READ = 500;

export interface StoredTextMarks extends TextMarks {
  readonly marks: readonly PlacedMark[];
  /** Of the corrector. */
  readonly version: string;
}

/**
 * The marks that are shown of the texts, on the tokens of the annotations that they have now, in the order of the ids. A
 * text that is unknown, waits for its marks, cannot be marked or is not in Estonian is left out; one without errors has no marks. Ids must
 * be UUIDs. `readMarksState` tells when they have to be loaded anew.
 */
export async function loadTextMarks(db: Database, textIds: readonly string[]): Promise<StoredTextMarks[]> {
  const found = new Map<string, StoredTextMarks>();
  for (let from = 0; from < textIds.length; from += TEXTS_A_READ) {
    const rows = await readShownMarks(db, textIds.slice(from, from + TEXTS_A_READ));
    // The old marks of texts that a new annotator has analysed: shown until the corrector has seen them again.
    const outdated = rows.filter((row) => row.annotatorVersion !== row.presentAnnotator);
    const annotations = await readAnnotations(db, outdated);
    for (const row of rows) {
      const { origin } = row;
      if (origin !== 'failed')
        found.set(row.textId, readRow({ ...row, origin }, annotations.get(row.textId)));
    }
  }
  return textIds.flatMap((id) => found.get(id.toLowerCase()) ?? []);
}

function readRow(
  { textId, origin, version, marks }: ShownMarks & Pick<TextMarks, 'origin'>,
  annotation?: AnnotatedText,
): StoredTextMarks {
  const stored = decodeMarks(marks);
  const tokens = annotation && listTokens(annotation);
  const placed = tokens ? stored.map((mark) => ({ ...mark, ...placeOnTokens(mark, tokens) })) : stored;
  return { textId, origin, version, marks: placed };
}

async function readAnnotations(
  db: Database,
  rows: readonly ShownMarks[],
): Promise<ReadonlyMap<string, AnnotatedText>> {
  if (rows.length === 0) return new Map();
  const chosen = await readChosenAnnotations(
    db,
    rows.map(({ textId }) => textId),
  );
  return new Map(chosen.map(({ id, annotationBytes }) => [id, decodeAnnotation(annotationBytes)]));
}

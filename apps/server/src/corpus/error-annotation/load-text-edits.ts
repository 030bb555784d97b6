import type { TextEdits } from '@keelerada/corpus-engine/edits/text-edit';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import type { Database } from '../../platform/database/database-connection';
import { readChosenAnnotations } from '../store/annotation.repository';
import { listTokens, placeOnTokens } from './place-on-tokens';
import { decodeEdits, type StoredEdit } from './stored-edits';
import { readShownEdits, type ShownEdits } from './text-edits.repository';

const TEXTS_A_READ = 500;

export interface StoredTextEdits extends TextEdits {
  readonly edits: readonly StoredEdit[];
  /** Of the corrector. */
  readonly version: string;
}

/**
 * The marks that are shown of the texts, on the tokens of the annotations that they have now, in the order of the ids. A
 * text that is unknown, waits for its marks, cannot be marked or is not in Estonian is left out; one without errors has no edits. Ids must
 * be UUIDs. `readEditsState` tells when they have to be loaded anew.
 */
export async function loadTextEdits(db: Database, textIds: readonly string[]): Promise<StoredTextEdits[]> {
  const found = new Map<string, StoredTextEdits>();
  for (let from = 0; from < textIds.length; from += TEXTS_A_READ) {
    const rows = await readShownEdits(db, textIds.slice(from, from + TEXTS_A_READ));
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
  { textId, origin, version, edits }: ShownEdits & Pick<TextEdits, 'origin'>,
  annotation?: AnnotatedText,
): StoredTextEdits {
  const stored = decodeEdits(edits);
  const tokens = annotation && listTokens(annotation);
  const placed = tokens ? stored.map((edit) => ({ ...edit, ...placeOnTokens(edit, tokens) })) : stored;
  return { textId, origin, version, edits: placed };
}

async function readAnnotations(
  db: Database,
  rows: readonly ShownEdits[],
): Promise<ReadonlyMap<string, AnnotatedText>> {
  if (rows.length === 0) return new Map();
  const chosen = await readChosenAnnotations(
    db,
    rows.map(({ textId }) => textId),
  );
  return new Map(chosen.map(({ id, annotationBytes }) => [id, decodeAnnotation(annotationBytes)]));
}

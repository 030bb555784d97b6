import { SegmentBuilder } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText, toLineText } from '@keelerada/corpus-engine/segment/index-text';
import type { Segment } from '@keelerada/corpus-engine/segment/segment';
import type { SegmentPart } from '@keelerada/corpus-engine/segment/selection';
import { IndexIncompleteError, IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { layMarks } from '../../index/mark-layers';
import type { StoreSelection } from './store-selection';

/** Running words of texts that one question may look through: some seconds of work. */
const MAX_OPENED_WORDS = 3_000_000;
/** Texts of which one answer holds the bodies. */
const TEXTS_A_READ = 2000;

/** Of each text by its number, the running words that lines are cut around, and how many words a line needs on each side. */
export interface ReadWords {
  readonly words: ReadonlyMap<number, readonly number[]>;
  readonly reach: number;
}

/** Makes a part of texts of the store, in the order given. Rejects with IndexIncompleteError where one does not come. */
export async function openTexts(selection: StoreSelection, texts: ArrayLike<number>): Promise<SegmentPart> {
  return addMarks(selection, (await addTexts(selection, texts)).build(false));
}

/**
 * The same for cutting lines. Words have no reading there but those that are named, if some are, and none can be looked up,
 * which saves most of the time.
 */
export async function openLines(
  selection: StoreSelection,
  texts: ArrayLike<number>,
  read?: ReadWords,
): Promise<SegmentPart> {
  // Places of errors are told by the lengths of all words.
  const wanted = selection.loadMarks === undefined ? read : undefined;
  return addMarks(selection, (await addTexts(selection, texts, wanted)).build(false, false));
}

async function addMarks({ loadMarks }: StoreSelection, segment: Segment): Promise<SegmentPart> {
  return { segment, texts: null, ...(loadMarks && { errors: await layMarks(segment, loadMarks) }) };
}

async function addTexts(
  selection: StoreSelection,
  texts: ArrayLike<number>,
  read?: ReadWords,
): Promise<SegmentBuilder> {
  const builder = new SegmentBuilder();
  for (let from = 0; from < texts.length; from += TEXTS_A_READ) {
    const wanted = Array.from(
      { length: Math.min(TEXTS_A_READ, texts.length - from) },
      (_, i) => texts[from + i]!,
    );
    const sql = `SELECT t, id, content, annotation FROM bodies_all WHERE t IN (${wanted.join(', ')})`;
    const [numbers, ids, contents, annotations] = await selection.read(sql, [
      'UInt32',
      'String',
      'String',
      'Bytes',
    ]);
    const rows = new Map([...numbers].map((number, row) => [number, row]));
    for (const number of wanted) {
      const row = rows.get(number);
      if (row === undefined) throw new IndexIncompleteError('A text of the store did not come.');
      const text = [ids[row]!, contents[row]!, decodeAnnotationColumns(annotations[row]!)] as const;
      builder.addText(
        read === undefined
          ? toIndexText(...text)
          : toLineText(...text, read.words.get(number) ?? [], read.reach),
      );
    }
  }
  return builder;
}

/** Rejects with IndexTooLargeError where texts have more words than one question may look through. */
export async function throwIfTooManyWords(
  selection: StoreSelection,
  texts: ArrayLike<number>,
): Promise<void> {
  if (texts.length === 0) return;
  const numbers = Array.from(texts);
  const sql = `SELECT sum(words) FROM texts_all WHERE t IN (${numbers.join(', ')})`;
  const [words] = await selection.read(sql, ['UInt64']);
  throwIfTooMany(words[0]!, 'Choose fewer texts, or ask for a rarer word.');
}

/** Throws IndexTooLargeError for more words than one question may look through; `advice` says what to do. */
export function throwIfTooMany(words: number, advice: string): void {
  if (words <= MAX_OPENED_WORDS) return;
  throw new IndexTooLargeError(
    `This would look through ${words} words of texts, at most ${MAX_OPENED_WORDS} are possible. ${advice}`,
    MAX_OPENED_WORDS,
  );
}

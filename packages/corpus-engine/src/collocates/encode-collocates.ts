import type { Collocates } from './find-collocates';
import { encodeAscii, type JsonBytes } from '../base/json-bytes';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import { countScoreTenThousandths, roundPercentage, SCORE_DECIMALS } from '../base/round-figures';

/**
 * Writes the rows of the neighbouring words as a JSON array of objects with `collocate`, `score`, `coOccurrences`,
 * `leftOccurrences`, `rightOccurrences`, `frequencyCount`, `frequencyPercentage`, `partOfSpeech` and
 * `tekstid`, the texts in which it stands near the keyword.
 */
export function encodeCollocates(found: Collocates, out: JsonBytes): void {
  const { names, ids, left, right, texts, frequencies, partsOfSpeech, scores, order, runningWords } = found;
  // Most neighbours are rare: the same few figures come again and again.
  const windows = keepPieces(
    (row) =>
      `,"coOccurrences":${left[row]! + right[row]!},"leftOccurrences":${left[row]},"rightOccurrences":${right[row]}`,
  );
  const ends = keepPieces((row) => {
    const percentage = roundPercentage(frequencies[row]!, runningWords);
    const partOfSpeech = PARTS_OF_SPEECH[partsOfSpeech[row]!]!;
    return `,"frequencyCount":${frequencies[row]},"frequencyPercentage":${percentage},"partOfSpeech":"${partOfSpeech}","tekstid":`;
  });
  for (let i = 0; i < order.length; i++) {
    const row = order[i]!;
    out.writePiece(i === 0 ? FIRST_ROW_START : ROW_START);
    names.writeJson(ids[row]!, out);
    out.writePiece(SCORE);
    out.writeDecimal(countScoreTenThousandths(scores[row]!), SCORE_DECIMALS);
    out.writeBytes(windows(left[row]!, right[row]!, row));
    out.writeBytes(ends(frequencies[row]!, partsOfSpeech[row]!, row));
    out.writeInteger(texts[row]!);
  }
  out.writeAscii(order.length === 0 ? '[]' : '}]');
}

const FIRST_ROW_START = encodeAscii('[{"collocate":');
const ROW_START = encodeAscii('},{"collocate":');
const SCORE = encodeAscii(',"score":');

const KEPT_BELOW = 1 << 15;

/** Pieces of rows by the two numbers they depend on; the pieces of small numbers are made once. */
function keepPieces(write: (row: number) => string): (one: number, other: number, row: number) => Uint8Array {
  const kept = new Map<number, Uint8Array>();
  return (one, other, row) => {
    if (one >= KEPT_BELOW || other >= KEPT_BELOW) return encodeAscii(write(row));
    const key = one * KEPT_BELOW + other;
    let piece = kept.get(key);
    if (piece === undefined) kept.set(key, (piece = encodeAscii(write(row))));
    return piece;
  };
}

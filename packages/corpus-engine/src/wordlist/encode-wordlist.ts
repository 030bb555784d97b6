import { encodeAscii, type JsonBytes } from '../base/json-bytes';
import type { Wordlist } from './make-wordlist';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import { writeLevels } from '../levels/write-levels';
import { roundPercentage } from '../base/round-figures';

/**
 * Writes the rows of a word list as a JSON array of objects with `word`, `frequencyCount`, `frequencyPercentage`,
 * `partOfSpeech` and `tekstid`, and with `tasemed`, counts by level, where levels are known.
 */
export function encodeWordlist(list: Wordlist, out: JsonBytes): void {
  const { names, ids, counts, textCounts, partsOfSpeech, runningWords, levelCounts } = list;
  let count = -1;
  // Rows are ordered by frequency: most have the same figures as the row before.
  let joints: Uint8Array[] = [];
  for (let row = 0; row < ids.length; row++) {
    out.writePiece(row === 0 ? FIRST_ROW_START : NEXT_ROW_START);
    names.writeJson(ids[row]!, out);
    if (counts[row] !== count) {
      count = counts[row]!;
      joints = [];
    }
    const place = partsOfSpeech[row]!;
    out.writeBytes((joints[place] ??= encodeAscii(makeFigures(count, runningWords, place))));
    out.writeInteger(textCounts[row]!);
    if (levelCounts !== undefined) writeLevels(levelCounts, row, out);
  }
  out.writeAscii(ids.length === 0 ? '[]' : '}]');
}

const FIRST_ROW_START = encodeAscii('[{"word":');
const NEXT_ROW_START = encodeAscii('},{"word":');

/** All of a row between its word and its number of texts. */
function makeFigures(count: number, runningWords: number, place: number): string {
  const percentage = roundPercentage(count, runningWords);
  const partOfSpeech = PARTS_OF_SPEECH[place]!;
  return `,"frequencyCount":${count},"frequencyPercentage":${percentage},"partOfSpeech":"${partOfSpeech}","tekstid":`;
}

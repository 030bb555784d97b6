import type { JsonBytes } from './json-bytes';
import { encodeAscii } from './json-bytes';
import type { WordlistColumns } from './make-wordlist';
import { PARTS_OF_SPEECH } from './parts-of-speech';
import { roundPercentage } from './round-figures';

/**
 * Writes the rows of a word list as a JSON array of objects with `word`, `frequencyCount`, `frequencyPercentage` and
 * `partOfSpeech`.
 */
export function encodeWordlist(list: WordlistColumns, out: JsonBytes): void {
  const { vocabulary, ids, counts, classes, runningWords } = list;
  let count = -1;
  // Rows are ordered by frequency: most have the same figures as the row before.
  let ends: Uint8Array[] = [];
  for (let row = 0; row < ids.length; row++) {
    out.writeAscii(row === 0 ? '[{"word":' : ',{"word":');
    out.writeString(vocabulary.get(ids[row]!));
    if (counts[row] !== count) {
      count = counts[row]!;
      ends = [];
    }
    const place = classes[row]!;
    out.writeBytes((ends[place] ??= encodeEnd(count, runningWords, place)));
  }
  out.writeAscii(ids.length === 0 ? '[]' : ']');
}

function encodeEnd(count: number, runningWords: number, place: number): Uint8Array {
  const percentage = roundPercentage(count, runningWords);
  const partOfSpeech = PARTS_OF_SPEECH[place]!;
  return encodeAscii(
    `,"frequencyCount":${count},"frequencyPercentage":${percentage},"partOfSpeech":"${partOfSpeech}"}`,
  );
}

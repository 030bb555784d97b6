import type { JsonBytes } from '../base/json-bytes';
import { encodeAscii } from '../base/json-bytes';
import type { Wordlist } from './make-wordlist';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import { roundPercentage } from '../base/round-figures';

/**
 * Writes the rows of a word list as a JSON array of objects with `word`, `frequencyCount`, `frequencyPercentage` and
 * `partOfSpeech`.
 */
export function encodeWordlist(list: Wordlist, out: JsonBytes): void {
  const { vocabulary, ids, counts, partsOfSpeech, runningWords } = list;
  const last = ids.length - 1;
  let count = -1;
  // Rows are ordered by frequency: most have the same figures as the row before.
  let joints: Uint8Array[] = [];
  out.writeAscii(ids.length === 0 ? '[]' : ROW_START_OF_FIRST);
  for (let row = 0; row < last; row++) {
    vocabulary.writeJson(ids[row]!, out);
    if (counts[row] !== count) {
      count = counts[row]!;
      joints = [];
    }
    const place = partsOfSpeech[row]!;
    out.writeBytes((joints[place] ??= encodeAscii(makeRowEnd(count, runningWords, place) + NEXT_ROW_START)));
  }
  if (last < 0) return;
  vocabulary.writeJson(ids[last]!, out);
  out.writeAscii(`${makeRowEnd(counts[last]!, runningWords, partsOfSpeech[last]!)}]`);
}

const ROW_START_OF_FIRST = '[{"word":';
const NEXT_ROW_START = ',{"word":';

function makeRowEnd(count: number, runningWords: number, place: number): string {
  const percentage = roundPercentage(count, runningWords);
  const partOfSpeech = PARTS_OF_SPEECH[place]!;
  return `,"frequencyCount":${count},"frequencyPercentage":${percentage},"partOfSpeech":"${partOfSpeech}"}`;
}

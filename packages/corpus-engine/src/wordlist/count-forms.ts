import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { normaliseWord } from '../segment/normalise-word';
import { findFirstAtLeast, findTextOfPlace, type SegmentPart, selectWordRanges } from '../segment/selection';
import type { LemmaForm } from '../token-index/token-index';

interface FormTally {
  count: number;
  textCount: number;
  /** The last text of the part that held it, -1 at first. */
  lastText: number;
}

/**
 * The word forms of a lemma, in no order; their counts together are the lemma's in the word list. The cost is linear in the
 * occurrences of the lemma. Throws QueryCancelledError.
 */
export function countForms(
  parts: readonly SegmentPart[],
  lemma: string,
  cancel?: CancelFlag,
): readonly LemmaForm[] {
  const totals = new Map<string, { count: number; textCount: number }>();
  for (const part of parts) {
    throwIfCancelled(cancel);
    for (const [string, { count, textCount }] of tallyForms(part, lemma)) {
      const form = part.segment.strings.get(string);
      const total = totals.get(form) ?? { count: 0, textCount: 0 };
      totals.set(form, { count: total.count + count, textCount: total.textCount + textCount });
    }
  }
  return [...totals].map(([form, figures]) => ({ form, ...figures }));
}

function tallyForms(part: SegmentPart, lemma: string): Map<number, FormTally> {
  const { segment } = part;
  const tallies = new Map<number, FormTally>();
  const id = segment.findString(normaliseWord(lemma, 'lemma'));
  if (id < 0) return tallies;
  const { wordReadings, readingFolded, textWordStarts } = segment.sections;
  const postings = segment.postings('lemma', id);
  const ranges = selectWordRanges(part);
  let text = 0;
  let place = 0;
  for (let i = 0; i < ranges.length && place < postings.length; i += 2) {
    place = findFirstAtLeast(postings, ranges[i]!, place);
    for (; place < postings.length && postings[place]! < ranges[i + 1]!; place++) {
      const word = postings[place]!;
      text = findTextOfPlace(textWordStarts, word, text);
      const string = readingFolded[wordReadings[word]!]!;
      const tally = tallies.get(string) ?? { count: 0, textCount: 0, lastText: -1 };
      tally.count += 1;
      if (tally.lastText !== text) tally.textCount += 1;
      tally.lastText = text;
      tallies.set(string, tally);
    }
  }
  return tallies;
}

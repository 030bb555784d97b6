import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import { compareEstonian } from '../base/estonian-collation';
import type { JsonBytes } from '../base/json-bytes';
import { normaliseWord } from '../base/normalise-word';
import type { SegmentPart } from '../segment/selection';
import { findFirstAtLeast, findTextOfPlace, selectWordRanges } from '../segment/selection';

/** A word form of a lemma in a selection. */
export interface LemmaForm {
  /** In lower case. */
  readonly form: string;
  readonly count: number;
  /** In how many texts it occurs as a form of the lemma. */
  readonly textCount: number;
}

interface FormTally {
  count: number;
  textCount: number;
  /** The last text of the part that held it, -1 at first. */
  lastText: number;
}

/**
 * The word forms of a lemma, the most frequent first, equals in the Estonian alphabet's order; their counts together are the
 * lemma's in the word list. The cost is linear in the occurrences of the lemma. Throws QueryCancelledError.
 */
export function listForms(
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
  return [...totals]
    .map(([form, figures]) => ({ form, ...figures }))
    .sort((a, b) => b.count - a.count || compareEstonian(a.form, b.form));
}

/** The folded forms of a lemma in one part by their string. */
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

/** Writes forms as a JSON array of objects with `vorm`, `sagedus` and `tekstid`. */
export function encodeForms(forms: readonly LemmaForm[], out: JsonBytes): void {
  out.writeAscii('[');
  forms.forEach(({ form, count, textCount }, index) => {
    out.writeAscii(index === 0 ? '{"vorm":' : ',{"vorm":');
    out.writeString(form);
    out.writeAscii(`,"sagedus":${count},"tekstid":${textCount}}`);
  });
  out.writeAscii(']');
}

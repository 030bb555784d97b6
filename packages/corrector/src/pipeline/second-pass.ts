import {
  applyEdits,
  type EditedText,
  type TextEdit,
  type TextRange,
} from '@keelerada/estonian/corrections/find-undone-edits';
import type { SegmentedText } from '@keelerada/estonian/annotation/annotate-text';
import type { SentenceSpan } from '@keelerada/estonian/annotated-text';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { MOST_REPLACEMENTS, type Correction } from '../correction/correction';
import type { CorrectionReason } from '../correction/correction-reason';
import { resolveOverlaps } from '../correction/resolve-overlaps';

/** A sure correction as an edit with its first replacement. */
interface CorrectionEdit extends TextEdit {
  readonly correction: Correction;
}

/** Marks of the edited text and the edits that they touch, with the range of both there. */
interface Revision extends TextRange {
  readonly edits: readonly CorrectionEdit[];
  readonly marks: readonly Correction[];
}

/** The sentences of a text that sure corrections change, as they read with these in place. */
export interface FirstPass {
  readonly edited: EditedText<CorrectionEdit>;
  /** The changed sentences alone, with tokens. */
  readonly segmented: SegmentedText;
}

/** What a second look is to see of a text; undefined where no sure correction changes it. */
export function applyFirstPass(
  text: string,
  sentences: readonly SentenceSpan[],
  found: readonly Correction[],
): FirstPass | undefined {
  const sure = found.filter(({ tier }) => tier === 'sure');
  const edits = resolveOverlaps(sure).flatMap((correction) => {
    const [replacement] = correction.replacements;
    const { start, end } = correction;
    return replacement === undefined ? [] : [{ start, end, replacement, correction }];
  });
  if (edits.length === 0) return undefined;
  const edited = applyEdits(text, edits);
  const changed = sentences.flatMap((sentence) => {
    const range = widen(edited, sentence);
    return range === undefined ? [] : segmentRange(edited.text, range);
  });
  return { edited, segmented: { text: edited.text, sentences: changed, language: 'et' } };
}

/**
 * The corrections of a text once its changed sentences were looked at again with the sure ones in place. What the second
 * look takes back is left out; what it changes once more is one correction of all the words; what it finds elsewhere is
 * added.
 */
export function addSecondPass(
  text: string,
  found: readonly Correction[],
  { edited }: FirstPass,
  again: readonly Correction[],
): Correction[] {
  const sure = again.filter(({ tier, replacements }) => tier === 'sure' && replacements.length > 0);
  const revisions = groupRevisions(edited, resolveOverlaps(sure));
  const revised = revisions.flatMap(({ edits }) => edits.map(({ correction }) => correction));
  const added = revisions.flatMap((revision) => joinRevision(text, edited, revision) ?? []);
  const clashes = ({ start, end }: TextRange): boolean =>
    added.some((other) => other.start === start || (other.start < end && start < other.end));
  return [...found.filter((one) => !revised.includes(one) && !clashes(one)), ...added].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/** Range of a sentence in the edited text, if an edit lies in it. */
function widen({ written }: EditedText<CorrectionEdit>, { start, end }: TextRange): TextRange | undefined {
  const inside = written.filter(({ edit }) => start <= edit.start && edit.end <= end);
  const [first, last] = [inside[0], inside.at(-1)!];
  if (!first) return undefined;
  return { start: first.start - (first.edit.start - start), end: last.end + (end - last.edit.end) };
}

function segmentRange(text: string, { start, end }: TextRange): SentenceSpan[] {
  const shift = <Span extends TextRange>(span: Span): Span => ({
    ...span,
    start: span.start + start,
    end: span.end + start,
  });
  return segmentText(text.slice(start, end)).map((sentence) => ({
    ...shift(sentence),
    tokens: sentence.tokens.map(shift),
  }));
}

/** Marks that touch the same edit are one revision. */
function groupRevisions({ written }: EditedText<CorrectionEdit>, marks: readonly Correction[]): Revision[] {
  const revisions: Revision[] = [];
  for (const mark of marks) {
    const touched = written.filter((range) => touch(mark, range));
    const last = revisions.at(-1);
    const isSame = touched.some(({ edit }) => last?.edits.includes(edit));
    const ranges = [mark, ...touched, ...(isSame ? [last!] : [])];
    const edits = touched.map(({ edit }) => edit);
    const revision = {
      start: Math.min(...ranges.map(({ start }) => start)),
      end: Math.max(...ranges.map(({ end }) => end)),
      edits: isSame ? [...new Set([...last!.edits, ...edits])] : edits,
      marks: isSame ? [...last!.marks, mark] : [mark],
    };
    if (isSame) revisions.pop();
    revisions.push(revision);
  }
  return revisions;
}

/** Ranges that share a character. A mark put in right behind a changed word stands beside it; two put in at one place are one. */
function touch(mark: TextRange, written: TextRange): boolean {
  if (mark.start === mark.end) return written.start <= mark.start && mark.start < written.end;
  if (written.start === written.end) return mark.start <= written.start && written.start <= mark.end;
  return mark.start < written.end && written.start < mark.end;
}

/** One correction of the text as it was; undefined where nothing is changed in the end. */
function joinRevision(
  text: string,
  edited: EditedText<CorrectionEdit>,
  { start, end, edits, marks }: Revision,
): Correction | undefined {
  const [from, to] = [findOrigin(edited, start, 'start'), findOrigin(edited, end, 'end')];
  const original = text.slice(from, to);
  const last = marks.at(-1)!;
  const before = marks.slice(0, -1).map((mark) => ({ ...mark, replacement: mark.replacements[0]! }));
  const write = (replacement: string): string =>
    applyEdits(
      edited.text.slice(start, end),
      [...before, { ...last, replacement }].map((edit) => ({
        ...edit,
        start: edit.start - start,
        end: edit.end - start,
      })),
    ).text;
  const [replacement, ...others] = last.replacements.map(write);
  const first = edits.length === 1 ? edits[0]!.correction : undefined;
  const isSameRange = first?.start === from && first.end === to;
  const offered = [...others, ...(isSameRange ? first.replacements.slice(1) : [])];
  if (replacement === original) return undefined;
  return {
    ...{ start: from, end: to, original, tier: 'sure', type: last.type },
    replacements: [...new Set([replacement!, ...offered.filter((other) => other !== original)])].slice(
      0,
      MOST_REPLACEMENTS,
    ),
    score: Math.min(...marks.map(({ score }) => score)),
    reason: first ? startFrom(last.reason, first.reason) : last.reason,
    ...(first && isStillTrue(first, last) ? { first } : {}),
  };
}

/** Where an end of a range of the edited text lies in the text as it was. */
function findOrigin({ written }: EditedText<CorrectionEdit>, at: number, side: 'start' | 'end'): number {
  const before = written.filter((range) => (side === 'start' ? range.start < at : range.end <= at));
  const last = before.at(-1);
  return last === undefined ? at : last.edit.end + (at - last.end);
}

/** A form that was changed twice is changed from the one that is written. */
function startFrom(reason: CorrectionReason, first: CorrectionReason): CorrectionReason {
  const written =
    first.kind === 'word-form' ? first.writtenForm : first.kind === 'rule' ? first.forms?.written : undefined;
  const lemma =
    first.kind === 'word-form' ? first.lemma : first.kind === 'rule' ? first.forms?.lemma : undefined;
  if (written === undefined) return reason;
  if (reason.kind === 'word-form' && reason.lemma === lemma) return { ...reason, writtenForm: written };
  if (reason.kind === 'rule' && reason.forms?.lemma === lemma)
    return { ...reason, forms: { ...reason.forms!, written } };
  return reason;
}

/** Whether the reason of a first correction holds for the words as they are in the end: letters do, a form that changes again does not. */
function isStillTrue({ reason, replacements }: Correction, last: Correction): boolean {
  return reason.kind === 'misspelling' || last.replacements[0]!.includes(replacements[0]!);
}

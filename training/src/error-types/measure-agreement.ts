import { typeEdit } from '@keelerada/corrector/error-types/type-edit';
import type { GoldEditToType } from './read-gold-edits';

/** How the typer and the annotators name the same edits. */
export interface Agreement {
  readonly edits: number;
  readonly agreed: number;
  /** By code of the annotators: how often the typer gives which code. */
  readonly confusion: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Types the edits, the place of each given, and counts the codes. */
export function measureAgreement(edits: readonly GoldEditToType[]): Agreement {
  const confusion = new Map<string, Map<string, number>>();
  let agreed = 0;
  for (const edit of edits) {
    const { code } = typeEdit(edit);
    const row = confusion.get(edit.type) ?? new Map<string, number>();
    confusion.set(edit.type, row.set(code, (row.get(code) ?? 0) + 1));
    agreed += code === edit.type ? 1 : 0;
  }
  return { edits: edits.length, agreed, confusion };
}

/** How many errors inside moves of words the typer finds of those that the annotators mark apart. */
export function measureInner(edits: readonly GoldEditToType[]): {
  readonly wanted: number;
  readonly proposed: number;
  readonly placed: number;
  readonly agreed: number;
} {
  const count = { wanted: 0, proposed: 0, placed: 0, agreed: 0 };
  for (const move of edits) {
    if (move.type !== 'R:WO') continue;
    const inner = edits.filter(
      (other) =>
        other !== move &&
        other.sentenceId === move.sentenceId &&
        other.annotator === move.annotator &&
        other.type !== 'R:WO' &&
        other.start >= move.start &&
        other.end <= move.end &&
        !(other.start === other.end && (other.start === move.start || other.end === move.end)),
    );
    const found = typeEdit(move).inside;
    count.wanted += inner.length;
    count.proposed += found.length;
    for (const { start, end, type } of inner) {
      const same = found.find((error) => error.start === start && error.end === end);
      count.placed += same ? 1 : 0;
      count.agreed += same?.code === type ? 1 : 0;
    }
  }
  return count;
}

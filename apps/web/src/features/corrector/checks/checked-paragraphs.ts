import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import type { Correction } from '../corrections';
import type { Paragraph } from './split-paragraphs';
import { splitParagraphs } from './split-paragraphs';

/** Paragraphs remembered; a long text being rewritten forgets what it was first. */
const MAX_REMEMBERED = 2000;

/** Corrections of `paragraph`, their places moved by `shift`. They are cut off from those of other paragraphs. */
function takeWithin(
  corrections: readonly Correction[],
  { start, text }: Paragraph,
  shift: number,
): readonly Correction[] {
  return corrections
    .filter((correction) => correction.start >= start && correction.end <= start + text.length)
    .map((correction) => ({
      ...correction,
      start: correction.start + shift,
      end: correction.end + shift,
    }));
}

const namePlace = ({ start, end }: Correction) => `${start}-${end}`;

/**
 * What is known about paragraphs by their very words, so that only those that changed are asked about again. Offsets of
 * corrections are UTF-16 units.
 */
export class CheckedParagraphs {
  /** By model and text; offsets count in the paragraph. */
  private readonly known = new Map<string, readonly Correction[]>();

  private static makeKey(model: CorrectorModel, text: string): string {
    return `${model}\n${text}`;
  }

  /** Remembers the answer about a text. */
  remember(model: CorrectorModel, text: string, corrections: readonly Correction[]): void {
    for (const paragraph of splitParagraphs(text)) {
      const key = CheckedParagraphs.makeKey(model, paragraph.text);
      this.known.delete(key);
      this.known.set(key, takeWithin(corrections, paragraph, -paragraph.start));
    }
    for (const key of this.known.keys()) {
      if (this.known.size <= MAX_REMEMBERED) break;
      this.known.delete(key);
    }
  }

  /** Paragraphs of a text that nothing is known about. */
  listUnknown(model: CorrectorModel, text: string): readonly Paragraph[] {
    return splitParagraphs(text).filter(
      (paragraph) => !this.known.has(CheckedParagraphs.makeKey(model, paragraph.text)),
    );
  }

  /**
   * Corrections of a text: what is known of its paragraphs, and in the others those that stand there now (`present`).
   * What stands where one stood keeps its id, so that an open card stays the same.
   */
  place(model: CorrectorModel, text: string, present: readonly Correction[]): readonly Correction[] {
    const idsByPlace = new Map(present.map((one) => [namePlace(one), one.error_id]));
    const used = new Set(idsByPlace.values());
    return splitParagraphs(text).flatMap((paragraph) => {
      const known = this.known.get(CheckedParagraphs.makeKey(model, paragraph.text));
      const placed =
        known?.map((correction) => ({
          ...correction,
          start: correction.start + paragraph.start,
          end: correction.end + paragraph.start,
        })) ?? takeWithin(present, paragraph, 0);
      return placed.map((correction) => {
        const place = namePlace(correction);
        let id = idsByPlace.get(place) ?? place;
        while (!idsByPlace.delete(place) && used.has(id)) id += '+';
        used.add(id);
        return { ...correction, error_id: id };
      });
    });
  }

  forget(): void {
    this.known.clear();
  }
}

import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { listCorrections, type Correction } from '../analysis/corrections';
import type { AnalysisResult } from '../analysis/use-analysis';
import { type Paragraph, splitParagraphs } from './split-paragraphs';

/** Paragraphs remembered, more than a text has; one being rewritten forgets what it was first. */
const MAX_REMEMBERED = 20_000;

type TextLanguage = CorrectorResponse['textLanguage'];

interface KnownParagraph {
  /** Offsets count in the paragraph. */
  readonly corrections: readonly Correction[];
  /** Of the text that the paragraph was checked in. */
  readonly language: TextLanguage;
}

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
  /** By model and text. */
  private readonly known = new Map<string, KnownParagraph>();

  private static makeKey(model: CorrectorModel, text: string): string {
    return `${model}\n${text}`;
  }

  /** Remembers the answer about a text. */
  remember({ model, text, response }: AnalysisResult): void {
    const [corrections, language] = [listCorrections(response, model), response.textLanguage];
    for (const paragraph of splitParagraphs(text)) {
      const key = CheckedParagraphs.makeKey(model, paragraph.text);
      this.known.delete(key);
      const own = takeWithin(corrections, paragraph, -paragraph.start);
      this.known.set(key, { corrections: own, language });
    }
    for (const key of this.known.keys()) {
      if (this.known.size <= MAX_REMEMBERED) break;
      this.known.delete(key);
    }
  }

  /** The language of most of what is known of a text; null while nothing is. */
  findLanguage(model: CorrectorModel, text: string): TextLanguage | null {
    const characters = new Map<TextLanguage, number>();
    for (const paragraph of splitParagraphs(text)) {
      const language = this.known.get(CheckedParagraphs.makeKey(model, paragraph.text))?.language;
      if (language !== undefined)
        characters.set(language, (characters.get(language) ?? 0) + paragraph.text.length);
    }
    return [...characters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
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
        known?.corrections.map((correction) => ({
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

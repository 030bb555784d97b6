import type { Place } from './map-places';

/** What a mark says, wherever it stands. */
export interface MarkLook {
  readonly id: string;
  readonly className: string;
  /** Group of like marks: what was decided about a place holds for this group. */
  readonly family: string;
  /** What a screen reader hears after the marked words; for marks that can be acted upon. */
  readonly description?: string;
  /** What is missing in a gap. */
  readonly insert?: string;
}

/** A mark in the document of now. */
export interface PlacedMark extends MarkLook, Place {}

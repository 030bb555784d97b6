import type { PracticeItem } from '@keelerada/contract/practice';
import type { PracticeKind, PracticeLevel, PracticeTopic } from '@keelerada/contract/practice-choices';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { PracticeDraft } from '@keelerada/corrector/practice/practice-draft';

/** A text that items are made of. */
export interface PracticeText {
  readonly textId: string;
  readonly content: string;
  readonly annotation: Uint8Array;
  /** Null where the text waits for its marks: the corrector then looks at each sentence that is used. */
  readonly marks: readonly PlacedMark[] | null;
  readonly source: PracticeItem['source'];
}

/** So many items of a kind about a topic. */
export interface PracticeSlot {
  readonly topic: PracticeTopic;
  readonly kind: PracticeKind;
  readonly count: number;
}

export interface PracticeWork {
  readonly texts: readonly PracticeText[];
  readonly slots: readonly PracticeSlot[];
  readonly level: PracticeLevel;
  readonly language: 'et' | 'en';
  /** Words and governors that other items have, so that no two are alike. */
  readonly taken: readonly string[];
}

/** An item without its choices in order. */
export interface MadeItem {
  readonly draft: PracticeDraft;
  /** The sentence in one line; the places of the draft are in it. */
  readonly sentence: string;
  readonly forms: PracticeItem['forms'];
  readonly textId: string;
  readonly source: PracticeItem['source'];
}

export interface PracticeResult {
  readonly items: readonly MadeItem[];
  readonly taken: readonly string[];
}

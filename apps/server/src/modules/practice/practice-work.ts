import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import type {
  PracticeKind,
  PracticeLevel,
  PracticeTopic,
} from '@keelerada/contract/teaching/practice-choices';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { PracticeDraft } from '@keelerada/corrector/practice/practice-draft';

/** A text that items are made of. */
export interface PracticeText {
  readonly textId: string;
  readonly content: string;
  readonly annotation: Uint8Array;
  /** Null where the text waits for its marks: the corrector then looks at each sentence that is used. */
  readonly marks: readonly PlacedMark[] | null;
}

/** A kind of task about a topic. */
export interface PracticeSlot {
  readonly topic: PracticeTopic;
  readonly kind: PracticeKind;
}

/** What items have in common beside their topic and kind. */
export interface PracticeAudience {
  readonly level: PracticeLevel;
  readonly language: 'et' | 'en';
}

export interface PracticeWork extends PracticeAudience {
  readonly texts: readonly PracticeText[];
  readonly slots: readonly PracticeSlot[];
}

/** An item without its choices in order. */
export interface MadeItem {
  readonly draft: PracticeDraft;
  /** The sentence in one line; the places of the draft are in it. */
  readonly sentence: string;
  readonly forms: PracticeItem['forms'];
  readonly textId: string;
}

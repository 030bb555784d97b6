import type { PracticeItem } from '@keelerada/contract/practice';
import type { PracticeKind, PracticeLevel, PracticeTopic } from '@keelerada/contract/practice-choices';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { PracticeDraft } from '@keelerada/corrector/practice/practice-draft';
import { listWordForms } from '@keelerada/corrector/practice/list-word-forms';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { draftItems } from './draft-items';
import { openPracticeKnowledge } from './practice-knowledge';
import { prepareSentences } from './prepare-sentences';

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

/** Makes items of some texts, no more than the slots ask for. */
export const practiceTask: ComputeTask<PracticeWork, PracticeResult> = {
  name: 'make-practice',
  isLong: true,
  countCharacters: ({ texts }) => texts.reduce((sum, { content }) => sum + content.length, 0),
  async run(work, thread) {
    const knowledge = await openPracticeKnowledge(work.language, thread);
    const sentences = prepareSentences(work, knowledge);
    const { drafts, taken } = await draftItems(sentences, work, knowledge, thread);
    const words = drafts.flatMap(({ draft }) => draft.word ?? []);
    const named = await listWordForms(words, knowledge);
    let next = 0;
    const items = drafts.map(({ draft, place }): MadeItem => {
      const { content, start, end, textId, source } = place;
      const move = (at: number): number => at - start;
      return {
        draft: { ...draft, start: move(draft.start), end: move(draft.end) },
        sentence: content.slice(start, end),
        forms: draft.word ? named[next++]! : [],
        textId,
        source,
      };
    });
    return { items, taken };
  },
};

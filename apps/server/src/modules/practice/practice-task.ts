import { listWordForms } from '@keelerada/corrector/practice/list-word-forms';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { draftItems } from './draft-items';
import type { MadeItem, PracticeResult, PracticeWork } from './practice-work';
import { openPracticeKnowledge } from './practice-knowledge';
import { prepareSentences } from './prepare-sentences';

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

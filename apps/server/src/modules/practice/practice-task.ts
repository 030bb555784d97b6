import { listWordForms } from '@keelerada/corrector/practice/list-word-forms';
import { replaceNames } from '@keelerada/corrector/practice/replace-names';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { draftItems } from './draft-items';
import type { MadeItem, PracticeWork } from './practice-work';
import { openPracticeKnowledge } from './practice-knowledge';
import { prepareSentences } from './prepare-sentences';

/** Makes items of some texts, a few of each slot and text. */
export const practiceTask: ComputeTask<PracticeWork, readonly MadeItem[]> = {
  name: 'make-practice',
  isLong: true,
  countCharacters: ({ texts }) => texts.reduce((sum, { content }) => sum + content.length, 0),
  async run(work, thread) {
    const knowledge = await openPracticeKnowledge(work.language, thread);
    const sentences = prepareSentences(work, knowledge);
    const drafts = await draftItems(sentences, work.slots, knowledge, thread);
    return drafts.map(({ draft, names: changes, place: { content, start, end, textId } }): MadeItem => {
      const { text, move: moveByNames } = replaceNames(content, changes);
      const move = (at: number): number => moveByNames(at) - moveByNames(start);
      return {
        draft: { ...draft, start: move(draft.start), end: move(draft.end) },
        sentence: text.slice(moveByNames(start), moveByNames(end)),
        forms: draft.word ? listWordForms(draft.word, knowledge) : [],
        textId,
      };
    });
  },
};

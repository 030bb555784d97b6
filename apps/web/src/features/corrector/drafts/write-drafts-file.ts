import type { TFunction } from 'i18next';
import { rateMarks } from '@keelerada/corpus-engine/distribution/rate-marks';
import type { Work } from './kept-drafts';
import { findTask } from './writing-tasks';

interface FileParts {
  readonly t: TFunction<'corrector'>;
  readonly formatRate: (rate: number) => string;
}

/** The task of a text, or how it begins. */
export const nameWork = ({ taskId, task, drafts, writing }: Work): string =>
  findTask(taskId)?.et ?? (task || (drafts[0]?.text ?? writing ?? ''));

/** All drafts of texts as plain text, each with its day, words and marks for 100 words. */
export function writeDraftsFile(works: readonly Work[], { t, formatRate }: FileParts): string {
  return works
    .map((work) => {
      const drafts = work.drafts.map(({ text, day, words, corrections }, place) => {
        const { rate } = rateMarks({ marks: corrections.length, words });
        const figures = `${t('drafts.words')} ${words}, ${t('drafts.rate')} ${formatRate(rate)}`;
        return `${t('drafts.draft', { number: place + 1 })} (${day}; ${figures})\n\n${text}`;
      });
      const { writing } = work;
      const unfinished =
        writing === null || writing === '' ? [] : [`${t('drafts.unfinished')}\n\n${writing}`];
      return [`# ${nameWork(work)}`, ...drafts, ...unfinished].join('\n\n');
    })
    .join('\n\n\n');
}

import type {
  ClassReportResponse,
  ClassTextMark,
  ClassTextReport,
} from '@keelerada/contract/teaching/class-report';

/** A text of 50 words with these marks, all in one sentence. */
export const makeTextReport = (name: string, marks: readonly ClassTextMark[]): ClassTextReport => ({
  ...{ name, language: 'et', runningWords: 50, marks: marks.length, per100: 2 * marks.length },
  level: ['A2', 'B1'],
  sentences: marks.length === 0 ? [] : [{ start: 0, end: 30, marks: [...marks] }],
});

export function makeReport(texts: readonly ClassTextReport[]): ClassReportResponse {
  const marks = texts.reduce((sum, text) => sum + text.marks, 0);
  const runningWords = 50 * texts.length;
  return {
    texts: [...texts],
    ...{ errors: [], examples: [], levels: [{ level: ['A2', 'B1'], texts: texts.length }], words: [] },
    total: { texts: texts.length, runningWords, marks, per100: (100 * marks) / runningWords },
    version: '1.2.3',
  };
}

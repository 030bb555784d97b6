import { errorMarksCall } from '@keelerada/contract/error-marks/error-marks';
import { defineTool } from '../../corpus/tools/tool';
import { findMarkedText } from './find-marked-text';
import { readLevel, readTitle } from './read-facts';

/** A text with its errors and what belongs in their place. */
export const errorMarksTool = defineTool(errorMarksCall, {
  isAuxiliary: true,
  async answer({ id }, { errorMarks }) {
    const text = await findMarkedText(errorMarks, id);
    const { isEstonian, annotation, runningWords, marks, hasFailed } = text;
    return {
      id: text.id,
      title: readTitle(text),
      level: readLevel(text),
      state: marks ? 'marked' : !isEstonian ? 'other-language' : hasFailed ? 'failed' : 'waiting',
      origin: marks?.origin ?? null,
      version: marks?.origin === 'machine' ? marks.version : null,
      runningWords,
      text: text.content,
      sentences: (annotation?.sentences ?? []).map(({ start, end }) => ({ start, end })),
      marks: (marks?.marks ?? []).map(({ from, to, replacement, code, rule, probability }) => ({
        start: from,
        end: to,
        written: text.content.slice(from, to),
        corrected: replacement,
        ...{ code, rule: rule ?? null, probability },
      })),
    };
  },
});

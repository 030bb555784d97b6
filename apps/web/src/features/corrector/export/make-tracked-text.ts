import { makeTrackedParagraphs, type TrackedText } from '../../../shared/word-files/make-tracked-paragraphs';
import { isAdvice } from '../corrections';
import type { WordFileParts } from './word-file-parts';

/** The text with each correction as a tracked change and a comment with its kind and reason; advice as a comment alone. */
export function makeTrackedText(parts: WordFileParts): TrackedText {
  const changes = [...parts.corrections, ...parts.advice].map(({ correction, start, end }) => {
    const { short, long, rule } = correction.explanations[parts.language];
    return {
      ...{ start, end, title: parts.nameType(correction.correction_type) },
      corrected: isAdvice(correction) ? null : correction.corrected_text,
      lines: [long === '' ? short : long, rule?.text ?? ''],
    };
  });
  return makeTrackedParagraphs(parts.text, changes, parts.date);
}

import type { Correction } from '../correction/correction';
import { explainCorrection } from '../explain/explain-correction';
import { listShownMarks, type TextToReport } from './class-text';
import type { SentenceMark } from './mask-names';

/** A mark as its writer's teacher sees it. */
export interface ExplainedMark extends SentenceMark {
  readonly why: { readonly et: string; readonly en: string };
}

export interface MarkedSentence {
  readonly start: number;
  readonly end: number;
  readonly marks: readonly ExplainedMark[];
}

/** The sentences of a text that have marks; a mark over the border of two belongs to the first. */
export function listMarkedSentences({
  text,
  annotation,
  corrections,
  types,
  foreignStarts,
}: TextToReport): MarkedSentence[] {
  const shown = listShownMarks({ text, corrections, types });
  const found: MarkedSentence[] = [];
  let next = 0;
  for (const { start, end } of annotation.sentences) {
    const marks: ExplainedMark[] = [];
    for (; next < shown.length && shown[next]!.mark.start <= end; next += 1) {
      const { correction, mark } = shown[next]!;
      marks.push({ ...mark, why: { et: explain(correction, 'et'), en: explain(correction, 'en') } });
    }
    if (marks.length > 0 && !foreignStarts.has(start))
      found.push({ start, end: Math.max(end, marks.at(-1)!.end), marks });
  }
  return found;
}

function explain(correction: Correction, language: 'et' | 'en'): string {
  const { short, long } = explainCorrection(correction, language);
  return long === '' ? short : long;
}

import { findTeacherKind, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import type { Correction } from '../correction';
import { explainCorrection } from '../explain/explain-correction';
import { listShownMarks, type TextToReport } from './class-text';
import type { SentenceMark } from './mask-names';

/** A mark as its writer's teacher sees it. */
export interface ExplainedMark extends SentenceMark {
  readonly kind: TeacherKind;
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
  const shown = listShownMarks({ corrections, types });
  const found: MarkedSentence[] = [];
  let next = 0;
  for (const { start, end } of annotation.sentences) {
    const marks: ExplainedMark[] = [];
    for (; next < shown.length && shown[next]!.correction.start <= end; next += 1) {
      const { correction, code, rule } = shown[next]!;
      const corrected = correction.replacements[0] ?? '';
      const written = text.slice(correction.start, correction.end);
      const kind = findTeacherKind({
        code,
        rule,
        wantedForm: readWantedForm(correction),
        written,
        corrected,
      });
      const why = { et: explain(correction, 'et'), en: explain(correction, 'en') };
      marks.push({ start: correction.start, end: correction.end, corrected, code, kind, why });
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

function readWantedForm({ reason }: Correction): string | undefined {
  if (reason.kind === 'word-form') return reason.wantedForm;
  return reason.kind === 'rule' ? reason.forms?.wanted : undefined;
}

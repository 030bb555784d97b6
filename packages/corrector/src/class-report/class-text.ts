import { findTeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import type { Correction } from '../correction/correction';
import type { TypedCorrection } from '../error-types/type-corrections';
import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import { listNames, maskSentence, type MaskedSentence, type SentenceMark } from './mask-names';

/** A sentence that can be shown to a class. */
export interface ClassSentence extends MaskedSentence {
  /** Running words. */
  readonly words: number;
}

/** What a class report needs of one Estonian text. Nothing in it reveals whose text it is. */
export interface ClassText {
  /** Of the sentences that are in Estonian. */
  readonly runningWords: number;
  /** The code of every mark, in the order of the text. */
  readonly codes: readonly string[];
  /** Sentences with marks and without a name that a mark would reveal. */
  readonly sentences: readonly ClassSentence[];
}

export interface TextToReport {
  readonly text: string;
  readonly annotation: AnnotatedText;
  /** Without overlaps, in text order. */
  readonly corrections: readonly Correction[];
  /** The type of each correction, undefined for a quiet mark. */
  readonly types: readonly (TypedCorrection | undefined)[];
  /** Starts of sentences in another language: they are left out. */
  readonly foreignStarts: ReadonlySet<number>;
}

/** Corrections of the sure tier as marks. Advice and unknown words are no errors. */
export function listShownMarks({
  text,
  corrections,
  types,
}: Pick<TextToReport, 'text' | 'corrections' | 'types'>) {
  return corrections.flatMap((correction, i) => {
    const type = types[i];
    if (type === undefined || correction.tier !== 'sure' || !isErrorType(correction.type)) return [];
    const { start, end, replacements } = correction;
    const { code, rule } = type;
    const [written, corrected] = [text.slice(start, end), replacements[0] ?? ''];
    const wantedForm = readWantedForm(correction);
    const kind = findTeacherKind({ code, rule, wantedForm, written, corrected });
    return [{ correction, mark: { start, end, corrected, code, kind } satisfies SentenceMark }];
  });
}

function readWantedForm({ reason }: Correction): string | undefined {
  if (reason.kind === 'word-form') return reason.wantedForm;
  return reason.kind === 'rule' ? reason.forms?.wanted : undefined;
}

/** What the marks of a text say of its writer's errors, by sentence. */
export function makeClassText({
  text,
  annotation,
  corrections,
  types,
  foreignStarts,
}: TextToReport): ClassText {
  const marks = listShownMarks({ text, corrections, types }).map(({ mark }) => mark);
  const names = listNames(text, annotation);
  const sentences: ClassSentence[] = [];
  const codes: string[] = [];
  let [runningWords, next] = [0, 0];
  for (const sentence of annotation.sentences) {
    const own: SentenceMark[] = [];
    for (; next < marks.length && marks[next]!.start <= sentence.end; next += 1) own.push(marks[next]!);
    if (foreignStarts.has(sentence.start)) continue;
    const words = sentence.tokens.filter(({ upos }) => isRunningWord(upos)).length;
    runningWords += words;
    codes.push(...own.map(({ code }) => code));
    const isInside = own.every(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const masked = own.length > 0 && isInside ? maskSentence(text, sentence, own, names) : undefined;
    if (masked) sentences.push({ ...masked, words });
  }
  return { runningWords, codes, sentences };
}

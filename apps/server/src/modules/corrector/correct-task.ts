import type {
  CorrectorResponse,
  Fragment,
  MarkedFragment,
  TextMark,
} from '@keelerada/contract/corrector/corrector';
import {
  type CorrectorModel,
  isErrorType,
  type TextMarkKind,
  findErrorFamily,
  textMarkKinds,
  type RepetitionKind,
} from '@keelerada/contract/corrector/corrector-choices';
import { chooseShown } from '@keelerada/corrector/correction/choose-shown';
import type { Correction } from '@keelerada/corrector/correction/correction';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import type { Assessment } from '@keelerada/assessment/assess-text';
import type { AlignedText } from '@keelerada/estonian/letters/fold-letters';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import type { CorrectionKinds, FoundCorrections } from '@keelerada/corrector/pipeline/correct-part';
import { correctInThread } from '../../corpus/corrector/correct-in-thread';
import { assessAnnotation } from './assessment/assess-annotation';
import { describeFragments, placeCorrection } from './answer/describe-fragments';
import type { RemoteCorrections } from './grammar-service/ask-remote';
import { describeRemoteEdits } from './grammar-service/describe-remote-edits';
import { rateErrors } from '@keelerada/assessment/errors/usual-errors';
import { openUsualErrors } from '../../corpus/assessment/assessment-models';
import { escapeXml } from '@keelerada/estonian/xml/write-xml';

type Mark = Pick<TextMark, 'start' | 'end' | 'repetition'>;

/** The marks of an assessment in the text as it was sent, by kind and in text order. */
function placeMarks({ complexity, vocabulary }: Assessment, aligned: AlignedText): TextMark[] {
  const byKind: Record<TextMarkKind, readonly Mark[]> = {
    longsentence: complexity.marks.longSentences,
    longword: complexity.marks.longWords,
    nouns: complexity.marks.nouns,
    wordrepetition: vocabulary.marks.repetitions.map(({ place, ...mark }) => ({
      ...mark,
      repetition: place,
    })),
    uncommonwords: vocabulary.marks.lowFrequencyWords,
    abstractwords: vocabulary.marks.abstractNouns,
    contentwords: vocabulary.marks.contentWords,
  };
  return Object.entries(byKind).flatMap(([kind, marks]) =>
    marks.map(({ start, end, repetition }) => ({
      kind: kind as TextMarkKind,
      ...(repetition && { repetition }),
      start: aligned.findStart(start),
      end: aligned.findEnd(end),
    })),
  );
}

function listRunningWords(text: string, { sentences }: AnnotatedText): string[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.filter(({ upos }) => isRunningWord(upos)).map(({ start, end }) => text.slice(start, end)),
  );
}

/** The errors by their type; unknown words and advice are none. */
function groupByType(fragments: readonly Fragment[]): Record<string, MarkedFragment[]> {
  const groups = new Map<string, MarkedFragment[]>();
  for (const fragment of fragments) {
    if (!fragment.corrected || !isErrorType(fragment.correction_type)) continue;
    const { correction_type: type } = fragment;
    groups.set(type, [...(groups.get(type) ?? []), fragment]);
  }
  return Object.fromEntries(groups);
}

/** A text to correct, as it was sent, with the annotation of what `cleanOwnText` makes of it. */
export interface CorrectInput extends RemoteCorrections {
  readonly sent: string;
  readonly annotation: Uint8Array;
  readonly model: CorrectorModel;
  /** Null: as `chooseShown` judges the text. */
  readonly showPossible: boolean | null;
  readonly version: string;
}

const NOTHING_FOUND: FoundCorrections = { spelling: [], all: [] };

/** Corrects and assesses a text. The result is the JSON of the answer; progress is told in sentences. */
export const correctTask: ComputeTask<CorrectInput, Uint8Array> = {
  name: 'correct',
  isLong: true,
  countCharacters: ({ sent }) => sent.length,
  async run(input, thread) {
    const { sent, showPossible } = input;
    const aligned = alignOwnText(sent);
    const { text } = aligned;
    const annotation = decodeAnnotation(input.annotation);
    thread.report(0, annotation.sentences.length);
    const assessed = await assessAnnotation(text, annotation);
    const { language, assessment, figures } = assessed;
    const task = { text, sent, annotation, kinds: findKinds(input), isAsWritten: true } as const;
    const found = language === 'et' ? await correctInThread(task, thread) : NOTHING_FOUND;
    const describe = (corrections: readonly Correction[]): Fragment[] =>
      describeFragments(
        sent,
        corrections.map((correction) => placeCorrection(correction, aligned, sent)),
      );
    const speller = describe(chooseShown(text, found.spelling, showPossible ?? false));
    const grammar = chooseShown(
      text,
      found.all,
      findKinds(input) === 'all' ? showPossible : (showPossible ?? false),
    );
    const remote =
      input.remote ?? (input.edits && (await describeRemoteEdits(input.sent, annotation, input.edits)));
    const grammatika = language === 'et' && remote ? [...remote] : describe(grammar);
    const marks = placeMarks(assessment, aligned);
    const answer: CorrectorResponse = {
      sonad: listRunningWords(text, annotation),
      ...figures,
      margitudLaused: writeMarkedTexts(sent, marks),
      speller,
      grammatika,
      spelleriVead: groupByType(speller),
      grammatikaVead: groupByType(grammatika),
      model: input.model,
      grammarService: input.grammarService,
      ...(input.grammarServiceName !== undefined && { grammarServiceName: input.grammarServiceName }),
      textLanguage: language,
      marks,
      foreignSentences: assessed.foreignSentences.map(({ start, end }) => ({
        start: aligned.findStart(start),
        end: aligned.findEnd(end),
      })),
      errorRates: language === 'et' ? await rateFoundErrors(grammatika, assessment, findKinds(input)) : [],
      version: input.version,
    };
    return new TextEncoder().encode(JSON.stringify(answer));
  },
  moveOutput: (bytes) => [bytes.buffer as ArrayBuffer],
};

function findKinds({ model, remote, edits }: CorrectInput): CorrectionKinds {
  return model === 'spellchecker' || remote || edits ? 'spelling' : 'all';
}

const DECIMALS = 2;

/** Sure corrections of a text by kind, for 100 words, beside what is usual at each level. */
async function rateFoundErrors(
  fragments: readonly Fragment[],
  { estonianWords }: Pick<Assessment, 'estonianWords'>,
  kinds: CorrectionKinds,
): Promise<CorrectorResponse['errorRates']> {
  const usual = await openUsualErrors();
  const found = fragments.flatMap((fragment) =>
    fragment.corrected && fragment.tier === 'sure' && isErrorType(fragment.correction_type)
      ? [findErrorFamily(fragment.correction_type).name]
      : [],
  );
  const rates = rateErrors(found, estonianWords, kinds === 'spelling' ? usual.spellingKinds : usual.kinds);
  return rates.map(({ kind, count, rate, means }) => ({
    kind,
    count,
    rate: Number(rate.toFixed(DECIMALS)),
    usual: means.map((mean) => Number(mean.toFixed(DECIMALS))),
  }));
}

const CLASSES: Readonly<Record<Exclude<TextMarkKind, 'wordrepetition'>, string>> = {
  longsentence: 'long-sentence-color',
  longword: 'long-word-color',
  nouns: 'noun-color',
  uncommonwords: 'uncommon-word-color',
  abstractwords: 'abstract-word-color',
  contentwords: 'content-word-color',
};

const REPETITION_CLASSES: Readonly<Record<RepetitionKind, string>> = {
  'same-sentence': 'same-sentence-color',
  'next-sentence': 'next-sentence-color',
  'both-sentence': 'both-sentence-color',
};

/** The whole text as HTML once for each kind of mark. The text is escaped; marks of one kind do not overlap. */
function writeMarkedTexts(text: string, marks: readonly TextMark[]): Record<TextMarkKind, string> {
  const entries = textMarkKinds.map((kind) => [
    kind,
    writeMarkedText(
      text,
      marks.filter((mark) => mark.kind === kind),
    ),
  ]);
  return Object.fromEntries(entries) as Record<TextMarkKind, string>;
}

function writeMarkedText(text: string, marks: readonly TextMark[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at) continue;
    parts.push(escapeXml(text.slice(at, mark.start)));
    parts.push(`<span class="${findClass(mark)}">${escapeXml(text.slice(mark.start, mark.end))}</span>`);
    at = mark.end;
  }
  parts.push(escapeXml(text.slice(at)));
  return parts.join('');
}

function findClass({ kind, repetition = 'same-sentence' }: TextMark): string {
  return kind === 'wordrepetition' ? REPETITION_CLASSES[repetition] : CLASSES[kind];
}

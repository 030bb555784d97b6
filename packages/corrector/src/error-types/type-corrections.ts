import type { AnnotatedSentence, AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { AnalysisOptions, EstonianForm, EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import type { Correction } from '../correction';
import type { CorrectionReason, FormCause } from '../correction-reason';
import type { CorrectorMorphology } from '../corrector-morphology';
import { makeGrammarSentence, type GrammarSentence } from '../sentence/grammar-sentence';
import { isWord } from './compare-words';
import { typeEdit } from './type-edit';
import type { TypedEdit, WordToType } from './typed-edit';

/** A corrected text: `corrections` of any tier, in any order, with offsets of `text`. */
export interface TextToType {
  readonly text: string;
  readonly annotation: AnnotatedText;
  readonly corrections: readonly Correction[];
}

/** The type of a correction in both levels. */
export interface TypedCorrection extends TypedEdit {
  /** Id of the rule that the error is against (`errorRules` of the contract), where the corrector knows. */
  readonly rule?: string;
}

const RULE_OF_CAUSE: Readonly<Record<FormCause['kind'], string>> = {
  'verb-government': 'government',
  'adposition-government': 'adposition',
  'noun-government': 'noun-government',
  'agreement-attribute': 'attribute',
  'agreement-subject': 'subject-verb',
  numeral: 'numeral',
  negation: 'negation',
  infinitive: 'infinitive',
};

/**
 * The code of each correction by its first replacement, in their order; undefined for a mark without one (a word that
 * nobody knows). One call to the analyser: the sentences with corrections, and the corrected words that the corrector
 * does not know already. Rejects if the analyser does. Places inside a move count the tokens of its sentence.
 */
export async function typeCorrections(
  { text, annotation, corrections }: TextToType,
  morphology: Pick<CorrectorMorphology, 'analyse'>,
  options: AnalysisOptions = {},
): Promise<(TypedCorrection | undefined)[]> {
  const placed = corrections.map((correction) => ({
    correction,
    sentence:
      correction.replacements.length === 0 ? undefined : findSentence(annotation.sentences, correction),
  }));
  const sentences = [...new Set(placed.flatMap(({ sentence }) => sentence ?? []))];
  const known = new Map<string, EstonianFormAnalyses>();
  const wanted = new Set<string>();
  for (const { correction, sentence } of placed) {
    if (sentence && !readKnownWord(correction)) for (const word of listWords(correction)) wanted.add(word);
  }
  for (const { tokens } of sentences)
    for (const { start, end } of tokens.slice(1)) wanted.delete(text.slice(start, end));
  const asked: EstonianForm[] = [
    ...sentences.flatMap(({ tokens }) =>
      tokens.map(({ start, end }, i) => ({ form: text.slice(start, end), isSentenceInitial: i === 0 })),
    ),
    ...[...wanted].map((form) => ({ form, isSentenceInitial: false })),
  ];
  if (asked.length === 0) return corrections.map(() => undefined);
  const found = await morphology.analyse(asked, options);
  asked.forEach(({ form, isSentenceInitial }, i) => {
    if (!isSentenceInitial) known.set(form, found[i]!);
  });
  let at = 0;
  const read = new Map(
    sentences.map((sentence) => [
      sentence,
      makeGrammarSentence(text, sentence, found.slice(at, (at += sentence.tokens.length))),
    ]),
  );
  return placed.map(
    ({ correction, sentence }) =>
      sentence && typeCorrection(read.get(sentence)!, correction, (word) => known.get(word)),
  );
}

/**
 * The code of one correction with a replacement. `sentence` is the one it is in, `findAnalyses` knows the words of
 * the replacement that the corrector does not (`readKnownWord`); a word without analyses is classified by its letters.
 */
export function typeCorrection(
  { tokens }: GrammarSentence,
  correction: Correction,
  findAnalyses: (word: string) => EstonianFormAnalyses | undefined,
): TypedCorrection {
  const known = readKnownWord(correction);
  let corrected = listWords(correction).map((form) => {
    if (known?.form === form) return known;
    const analyses = findAnalyses(form);
    return {
      form,
      isKnown: analyses?.isKnown ?? true,
      readings: isWord({ form }) ? (analyses?.analyses ?? []) : [],
    };
  });
  const { start: from, end: to } = correction;
  let start = tokens.findIndex((token) => (from === to ? token.start >= from : token.end > from));
  if (start < 0) start = tokens.length;
  let end = start;
  while (from < to && end < tokens.length && tokens[end]!.start < to) end += 1;
  // What stays the same at the borders is no part of the error.
  while (start < end && tokens[start]!.form === corrected[0]?.form) {
    start += 1;
    corrected = corrected.slice(1);
  }
  while (start < end && tokens[end - 1]!.form === corrected.at(-1)?.form) {
    end -= 1;
    corrected = corrected.slice(0, -1);
  }
  const rule = findErrorRule(correction.reason);
  return {
    ...typeEdit({ sentence: tokens, start, end, corrected }),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** Id of the rule that a correction is made for; undefined where only the trained models ask for it. */
export function findErrorRule(reason: CorrectionReason): string | undefined {
  if (reason.kind === 'rule') return reason.rule;
  return reason.kind === 'word-form' && reason.cause ? RULE_OF_CAUSE[reason.cause.kind] : undefined;
}

function findSentence(
  sentences: readonly AnnotatedSentence[],
  { start }: Correction,
): AnnotatedSentence | undefined {
  return sentences.findLast((sentence) => sentence.start <= start) ?? sentences[0];
}

function listWords({ replacements }: Correction): string[] {
  const text = replacements[0] ?? '';
  return segmentText(text).flatMap(({ tokens }) => tokens.map(({ start, end }) => text.slice(start, end)));
}

/** The one word of a replacement whose form the corrector made itself: no analyser is needed. */
function readKnownWord(correction: Correction): WordToType | undefined {
  const [form, ...others] = listWords(correction);
  const { reason } = correction;
  if (form === undefined || others.length > 0) return undefined;
  const made =
    reason.kind === 'word-form'
      ? { lemma: reason.lemma, partOfSpeech: reason.partOfSpeech, form: reason.wantedForm }
      : reason.kind === 'rule' && reason.forms
        ? { lemma: reason.forms.lemma, partOfSpeech: reason.forms.pos, form: reason.forms.wanted }
        : undefined;
  return made && { form, isKnown: true, readings: [{ ...made, root: made.lemma, ending: '', clitic: '' }] };
}

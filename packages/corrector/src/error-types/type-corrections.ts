import type { AnnotatedSentence, AnnotatedText } from '@keelerada/estonian/annotated-text';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import type { Correction } from '../correction/correction';
import type { CorrectionReason, FormCause } from '../correction/correction-reason';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import { readGrammarSentences, type GrammarSentence } from '../sentence/grammar-sentence';
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

/** What the tree alone says is against no rule that has a name. */
const RULE_OF_CAUSE: Readonly<Record<Exclude<FormCause['kind'], 'dependent'>, string>> & {
  dependent?: string;
} = {
  'verb-government': 'government',
  'adposition-government': 'adposition',
  'noun-government': 'noun-government',
  'agreement-attribute': 'attribute',
  'agreement-noun': 'attribute',
  'agreement-subject': 'subject-verb',
  'agreement-quantity': 'subject-verb',
  'agreement-relative': 'subject-verb',
  'agreement-predicative': 'predicative',
  coordination: 'joint-case',
  numeral: 'numeral',
  counted: 'numeral',
  'total-object': 'object',
  negation: 'negation',
  infinitive: 'infinitive',
};

/**
 * The code of each correction by its first replacement, in their order; undefined for a mark without one (a word that
 * nobody knows). Places inside a move count the tokens of its sentence.
 */
export function typeCorrections(
  { text, annotation, corrections }: TextToType,
  morphology: Pick<CorrectorMorphology, 'analyse'>,
): (TypedCorrection | undefined)[] {
  return corrections.map((correction) => {
    if (correction.replacements.length === 0) return undefined;
    const own = findSentence(annotation.sentences, correction);
    const [sentence] = readGrammarSentences(text, { sentences: own ? [own] : [] }, morphology);
    return sentence && typeCorrection(sentence, correction, morphology);
  });
}

/**
 * The code of one correction with a replacement. `sentence` is the one it is in; a word without analyses is classified by its
 * letters.
 */
function typeCorrection(
  { tokens }: GrammarSentence,
  correction: Correction,
  { analyse }: Pick<CorrectorMorphology, 'analyse'>,
): TypedCorrection {
  const known = readKnownWord(correction);
  let corrected = listWords(correction).map((form) => {
    if (known?.form === form) return known;
    const { isKnown, analyses } = analyse(form);
    return { form, isKnown, readings: isWord({ form }) ? analyses : [] };
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

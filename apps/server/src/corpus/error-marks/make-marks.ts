import { type CorrectedWord, type PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import type { Correction } from '@keelerada/corrector/correction/correction';
import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';
import { typeCorrections } from '@keelerada/corrector/error-types/type-corrections';
import { resolveOverlaps } from '@keelerada/corrector/correction/resolve-overlaps';
import type { AnnotatedText, AnnotatedToken, TokenSpan } from '@keelerada/estonian/annotated-text';
import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { placeOnTokens } from './place-on-tokens';

export interface TextToCorrect {
  readonly text: string;
  readonly annotation: AnnotatedText;
}

/** A mark before its words have base forms. */
export interface MarkWithoutLemmas extends Omit<PlacedMark, 'corrected'> {
  readonly words: readonly string[];
}

/**
 * The sure corrections of an Estonian text as marks of its tokens, in text order, none overlapping another. Corrections
 * that change no token, as of spaces, are left out.
 */
export function makeMarks(
  marked: TextToCorrect,
  corrections: readonly Correction[],
  morphology: Pick<CorrectorMorphology, 'analyse'>,
): PlacedMark[] {
  const kept = resolveOverlaps(corrections.filter(isMark));
  const types = typeCorrections({ ...marked, corrections: kept }, morphology);
  const tokens = marked.annotation.sentences.flatMap((sentence) => sentence.tokens);
  const placed = kept.flatMap(({ start, end, replacements, score }, i) => {
    const typed = types[i];
    if (!typed) return [];
    const { code, rule } = typed;
    const place = placeReplacement(marked.text, tokens, {
      from: start,
      to: end,
      replacement: replacements[0]!,
    });
    return place ? [{ ...place, code, probability: score, ...(rule === undefined ? {} : { rule }) }] : [];
  });
  return addBaseForms(placed, tokens, morphology);
}

/** Whether a correction is a mark of an error. */
export const isMark = ({ tier, type, replacements }: Correction): boolean =>
  tier === 'sure' && type !== 'unknownWord' && replacements.length > 0;

type Replacement = Pick<PlacedMark, 'from' | 'to' | 'replacement'>;

/**
 * Where a replacement stands on the tokens, without what stays the same at its borders; undefined where no token changes.
 * A replacement of a part of a token is one of the whole token.
 */
export function placeReplacement(
  text: string,
  tokens: readonly TokenSpan[],
  { from, to, replacement }: Replacement,
): (Replacement & Pick<MarkWithoutLemmas, 'start' | 'end' | 'words'>) | undefined {
  let { start, end } = placeOnTokens({ from, to }, tokens);
  const [first, last] = [tokens[start], tokens[end - 1]];
  const before = first && start < end ? text.slice(first.start, Math.max(first.start, from)) : '';
  const after = last && start < end ? text.slice(Math.min(last.end, to), last.end) : '';
  const whole = before + replacement + after;
  let words = segmentText(whole).flatMap((sentence) =>
    sentence.tokens.map((token) => whole.slice(token.start, token.end)),
  );
  const formOf = (token: TokenSpan): string => text.slice(token.start, token.end);
  while (start < end && words.length > 0 && formOf(tokens[start]!) === words[0]) {
    start += 1;
    words = words.slice(1);
  }
  while (start < end && words.length > 0 && formOf(tokens[end - 1]!) === words.at(-1)) {
    end -= 1;
    words = words.slice(0, -1);
  }
  return start === end && words.length === 0 ? undefined : { from, to, replacement, start, end, words };
}

/** Gives the corrected words their base forms. */
export function addBaseForms(
  placed: readonly MarkWithoutLemmas[],
  tokens: readonly AnnotatedToken[],
  morphology: Pick<CorrectorMorphology, 'analyse'>,
): PlacedMark[] {
  return placed.map(({ words, ...mark }) => ({
    ...mark,
    corrected: words.map((form): CorrectedWord => {
      const written = tokens.slice(mark.start, mark.end);
      return { form, lemma: chooseLemma(form, morphology.analyse(form), written) };
    }),
  }));
}

/**
 * Base form of a corrected word: that of a word in whose place it stands if it can be a form of it, else that of the first
 * reading of the same part of speech, else that of the first.
 */
function chooseLemma(
  form: string,
  { analyses }: EstonianFormAnalyses,
  written: readonly AnnotatedToken[],
): string {
  if (!/[\p{L}\p{N}]/u.test(form)) return form;
  const same =
    analyses.find(({ lemma }) => written.some((token) => token.lemma === lemma)) ??
    analyses.find(({ partOfSpeech }) => written.some((token) => token.xpos === partOfSpeech)) ??
    analyses[0];
  return same?.lemma ?? form;
}

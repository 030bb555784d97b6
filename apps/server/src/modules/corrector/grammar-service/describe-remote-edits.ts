import type { Fragment } from '@keelerada/contract/corrector/corrector';
import type { Correction } from '@keelerada/corrector/correction/correction';
import type { CorrectionReason } from '@keelerada/corrector/correction/correction-reason';
import type { ErrorType } from '@keelerada/contract/corrector/corrector-choices';
import type { ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { typeCorrections } from '@keelerada/corrector/error-types/type-corrections';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { makeTable } from '@keelerada/estonian/make-table';
import { openMorphology } from '../../../platform/morphology/open-morphology';
import { alignOwnText } from '../../../corpus/own-text/align-own-text';
import { describeFragments, placeCorrection } from '../answer/describe-fragments';
import type { RemoteEdit } from './grammar-service';

const TYPES = makeTable<ErrorType>({
  'R:NOM:FORM': 'caseError',
  'R:VERB:FORM': 'verbFormError',
  'R:SPELL': 'spellingError',
  'R:LEX': 'wordChoiceError',
  'M:LEX': 'missingWordError',
  'U:LEX': 'extraWordError',
  'R:WO': 'wordOrderError',
  'R:WS': 'wordCountError',
  'R:CASE': 'capitalizationError',
  'M:PUNCT': 'missingPunctuation',
  'U:PUNCT': 'extraPunctuation',
  'R:PUNCT': 'wrongPunctuation',
  'R:NOM:FORM:SPELL': 'caseError+spellingError',
  'R:NOM:FORM:CASE': 'caseError+capitalizationError',
  'R:NOM:FORM:SPELL:CASE': 'caseError+spellingError+capitalizationError',
  'R:VERB:FORM:SPELL': 'verbFormError+spellingError',
  'R:SPELL:CASE': 'spellingError+capitalizationError',
  'R:LEX:SPELL': 'wordChoiceError+spellingError',
  'R:LEX:NOM:FORM': 'wordChoiceError+caseError',
  'R:LEX:VERB:FORM': 'wordChoiceError+verbFormError',
  'R:LEX:WS': 'wordChoiceError+wordCountError',
  'R:LEX:WO': 'wordChoiceError+wordOrderError',
  'R:WS:NOM:FORM': 'wordCountError+caseError',
  'R:WS:NOM:FORM:SPELL': 'wordCountError+caseError+spellingError',
  'R:WS:SPELL': 'wordCountError+spellingError',
  'R:WS:CASE': 'wordCountError+capitalizationError',
});
const UNEXPLAINED: CorrectionReason = { kind: 'unknown-word' };

/** The edits of a service with types and explanations of this corrector, where it has one; places are those of the sent text. */
export async function describeRemoteEdits(
  sent: string,
  annotation: AnnotatedText,
  edits: readonly RemoteEdit[],
): Promise<Fragment[]> {
  const morphology = await openMorphology();
  const aligned = alignOwnText(sent);
  const { text } = aligned;
  const bare = edits.map((edit): Correction => ({
    ...{ start: edit.start, end: edit.end, original: text.slice(edit.start, edit.end) },
    // The service gives no probability; what it marks counts as sure.
    ...{
      replacements: [edit.replacement],
      type: 'multipleErrors',
      tier: 'sure',
      score: 1,
      reason: UNEXPLAINED,
    },
  }));
  const typed = typeCorrections({ text, annotation, corrections: bare }, morphology);
  const corrections = bare.map((correction, i): Correction => {
    const code = typed[i]?.code;
    const type = (code && TYPES.get(code)) ?? 'multipleErrors';
    const written = morphology.analyse(correction.original).analyses;
    const right = morphology.analyse(correction.replacements[0]!).analyses;
    const isFirst = annotation.sentences.some(({ start }) => start === correction.start);
    return {
      ...correction,
      type,
      reason: findReason(correction, code, written, right, isFirst) ?? UNEXPLAINED,
    };
  });
  const unexplained = new Set(corrections.filter(({ reason }) => reason === UNEXPLAINED));
  const placed = corrections.map((correction) => ({
    isBare: unexplained.has(correction),
    correction: placeCorrection(correction, aligned, sent),
  }));
  const bareStarts = new Set(placed.flatMap(({ isBare, correction }) => (isBare ? [correction.start] : [])));
  return describeFragments(
    sent,
    placed.map(({ correction }) => correction),
  ).map((fragment) =>
    fragment.corrected && bareStarts.has(fragment.start) ? leaveUnexplained(fragment) : fragment,
  );
}

const NO_EXPLANATION = { short: '', long: '' };

function leaveUnexplained<Marked extends Fragment>(fragment: Marked): Marked {
  const {
    short_explanation: _short,
    long_explanation: _long,
    ...rest
  } = fragment as Marked & { short_explanation?: string; long_explanation?: string };
  return { ...rest, explanations: { et: NO_EXPLANATION, en: NO_EXPLANATION } } as unknown as Marked;
}

type Readings = readonly { readonly lemma: string; readonly partOfSpeech: string; readonly form: string }[];

function findReason(
  { original, replacements }: Correction,
  code: ErrorCode | undefined,
  written: Readings,
  right: Readings,
  isFirst: boolean,
): CorrectionReason | null {
  const replacement = replacements[0]!;
  switch (code) {
    case 'M:PUNCT':
      return { kind: 'punctuation', change: 'missing', mark: replacement.trim() };
    case 'U:PUNCT':
      return { kind: 'punctuation', change: 'extra', mark: original.trim() };
    case 'R:PUNCT':
      return { kind: 'punctuation', change: 'wrong', mark: replacement.trim() };
    case 'R:SPELL':
      return { kind: 'misspelling', changes: [] };
    case 'R:CASE': {
      const isCapital = /^\p{Lu}/u.test(replacement);
      if (!isCapital) return { kind: 'capital-letter', wanted: 'small', because: 'common-word' };
      return { kind: 'capital-letter', wanted: 'capital', because: isFirst ? 'sentence-start' : 'name' };
    }
    case 'R:WS':
      return original.split(' ').length > replacement.split(' ').length
        ? { kind: 'written-apart', parts: original.split(' ') }
        : { kind: 'written-together', parts: replacement.split(' ') };
    case 'R:WO':
      return { kind: 'word-order', moved: replacement.split(' ')[0]! };
    case 'R:NOM:FORM':
    case 'R:VERB:FORM': {
      const own = written.find(({ lemma }) => right.some((reading) => reading.lemma === lemma));
      const wanted = right.find(({ lemma, form }) => lemma === own?.lemma && form !== own.form);
      if (own === undefined || wanted === undefined) return null;
      const { lemma, partOfSpeech } = wanted;
      return { kind: 'word-form', lemma, partOfSpeech, writtenForm: own.form, wantedForm: wanted.form };
    }
    default:
      return null;
  }
}

import type { EncoderEvidence } from '../../encoder/encoder-evidence';
import { nameForm } from '../../encoder/reading-features';
import type { Candidate, WordReading } from '../../sentence/candidate';
import type { GrammarToken } from '../../sentence/grammar-sentence';
import type { SentenceAnalysis } from '../candidates/sentence-analysis';
import { ENCODER_FEATURES, type SetValue } from './feature-names';

/** Stands for "there is none". */
const ABSENT = -1;
/** Forms before the new one that are counted. */
const MOST_RANK = 10;

/** Sets the encoder's evidence for the words of a candidate; all absent where there is no encoder. */
export function setEncoder(
  set: SetValue,
  { sentence: { tokens }, encoder }: SentenceAnalysis,
  candidate: Candidate,
): void {
  if (!encoder) {
    for (const name of ENCODER_FEATURES) set(name, ABSENT);
    return;
  }
  const { start, end } = candidate;
  const operation = (name: string): number => encoder.operation(start, name);
  set('encoderOwn', findOwn(encoder, candidate));
  set('encoderKeep', operation('keep'));
  set('encoderForm', operation('nominal') + operation('verb'));
  set('encoderSpelling', operation('spelling'));
  set('encoderChoice', operation('choice'));
  set('encoderDelete', operation('delete-word'));
  set('encoderComma', encoder.missingBefore(start, 'comma'));
  set('encoderMissing', encoder.missingBefore(start, 'word'));
  set('encoderOrder', encoder.orderStart(start));
  const span = tokens.slice(start, Math.max(end, start + 1)).map((_, i) => start + i);
  set('encoderAny', Math.max(0, ...span.map((place) => encoder.anyError(place))));
  set('encoderInside', encoder.order(Math.max(start, end - 1), 'inside'));
  set('encoderBehind', encoder.order(end, 'inside'));
  setForms(set, tokens[start], candidate, encoder);
}

/** Probability of what the candidate does. */
function findOwn(
  encoder: EncoderEvidence,
  { kind, start, end, replacement, ...candidate }: Candidate,
): number {
  const operation = (name: string): number => encoder.operation(start, name);
  const formOperation = candidate.reading?.pos === 'V' ? 'verb' : 'nominal';
  switch (kind) {
    case 'comma-insert':
      return encoder.missingBefore(start, 'comma');
    case 'comma-delete':
      return operation('delete-mark');
    case 'form':
      return operation(formOperation);
    case 'spelling':
    case 'confusion':
    case 'spelling-form':
      return operation('spelling') + operation('choice') + operation(formOperation);
    case 'capital':
    case 'join':
    case 'split':
      return operation(kind === 'capital' ? 'case' : kind);
    case 'move':
      return encoder.order(start, candidate.move?.from === start ? 'left' : 'right');
    case 'end-mark':
      return operation('mark');
    case 'missing-end':
      return encoder.missingBefore(start, 'mark');
    case 'rule':
      if (start === end) return encoder.missingBefore(start, 'word');
      return replacement.length === 0 ? operation('delete-word') : encoder.anyError(start);
  }
}

function setForms(
  set: SetValue,
  token: GrammarToken | undefined,
  { start, end, reading }: Candidate,
  encoder: EncoderEvidence,
): void {
  const own = token?.readings.filter(({ form }) => form !== '').map(nameForm) ?? [];
  const hasForms = token !== undefined && own.length > 0 && start < end;
  set('encoderFormOld', hasForms ? encoder.form(start, own) : ABSENT);
  if (!reading || end - start !== 1) {
    for (const name of ['encoderFormNew', 'encoderFormRank', 'encoderFormBehind'] as const) set(name, ABSENT);
    return;
  }
  const wanted = nameReading(reading);
  const probability = encoder.form(start, [wanted]);
  set('encoderFormNew', probability);
  const others = encoder
    .likelyForms(start)
    .slice(0, MOST_RANK)
    .filter((name) => !own.includes(name));
  const best = others[0] === undefined ? 0 : encoder.form(start, [others[0]]);
  set('encoderFormRank', others.indexOf(wanted) + 1 || MOST_RANK);
  set('encoderFormBehind', probability - best);
}

function nameReading({ pos, code }: WordReading): string {
  return nameForm({ partOfSpeech: pos, form: code });
}

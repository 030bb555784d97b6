import type {
  CorrectionReason,
  LetterChange,
  PunctuationReason,
  WordFormReason,
  WordOrderReason,
} from '../../correction/correction-reason';
import type { ErrorType } from '@keelerada/contract/corrector/corrector-choices';
import type { Candidate, TrainedCandidate } from '../../sentence/candidate';
import { startsWithCapital } from '../../sentence/match-case';
import { type GrammarSentence, isFinite } from '../../sentence/grammar-sentence';
import { findFormCause } from './find-form-cause';
import type { Government } from './government';

const CLAUSE_CONJUNCTIONS = new Set(
  'et kui sest aga kuid vaid kuigi nagu kes mis kus millal miks kuidas kas kuna ehkki kuhu kust kellel kelle keda mida mille millest millega milles nii'.split(
    ' ',
  ),
);
/** Conjunctions that may open a clause. */
const OPENING = new Set(['aga', 'kuid', 'ent', 'sest', 'ja', 'ning', 'või']);
const COORDINATORS = new Set(['ja', 'ning', 'ega', 'või', 'ehk']);

/** The error type of a candidate. */
export function findErrorType({ kind, reading, replacement }: TrainedCandidate): ErrorType {
  const formError = reading?.pos === 'V' ? 'verbFormError' : 'caseError';
  switch (kind) {
    case 'comma-insert':
    case 'missing-end':
      return 'missingPunctuation';
    case 'comma-delete':
      return 'extraPunctuation';
    case 'end-mark':
      return 'wrongPunctuation';
    case 'form':
      return formError;
    case 'spelling-form':
      return `${formError}+spellingError`;
    case 'move':
      return 'wordOrderError';
    case 'join':
    case 'split':
      return 'wordCountError';
    case 'capital':
      return 'capitalizationError';
    case 'spelling':
    case 'confusion':
      return replacement.length > 1 ? 'wordCountError' : 'spellingError';
  }
}

/** Letter-level differences of two words in lower case. */
export type ListChanges = (written: string, right: string) => readonly LetterChange[];

function listChangesOf(
  { tokens }: GrammarSentence,
  { start, end, replacement }: Candidate,
  listChanges: ListChanges,
): readonly LetterChange[] {
  if (end - start !== 1 || replacement.length !== 1) return [];
  return listChanges(tokens[start]!.lower, replacement[0]!.toLowerCase());
}

/** Why a candidate is right, as far as the sentence shows it. */
export function makeReason(
  sentence: GrammarSentence,
  candidate: TrainedCandidate,
  government: Government,
  listChanges: ListChanges,
): CorrectionReason {
  const changes = listChangesOf(sentence, candidate, listChanges);
  const { kind, start, end, replacement } = candidate;
  const { tokens } = sentence;
  const parts = tokens.slice(start, end).map(({ form }) => form);
  switch (kind) {
    case 'comma-insert':
    case 'comma-delete':
    case 'end-mark':
    case 'missing-end':
      return makePunctuationReason(sentence, candidate);
    case 'form':
      return makeFormReason(sentence, candidate, government);
    case 'spelling-form':
      return { ...makeFormReason(sentence, candidate, government), changes };
    case 'move':
      return makeOrderReason(sentence, candidate);
    case 'join':
      return { kind: 'written-apart', parts };
    case 'split':
      return { kind: 'written-together', parts: replacement };
    case 'capital':
      return makeCapitalReason(start, replacement[0] ?? '');
    case 'spelling':
      return replacement.length > 1
        ? { kind: 'written-together', parts: replacement }
        : { kind: 'misspelling', changes };
    case 'confusion':
      return isOtherForm(sentence, candidate)
        ? makeFormReason(
            sentence,
            { ...candidate, written: writtenReading(sentence, candidate)! },
            government,
          )
        : { kind: 'confused-word', changes };
  }
}

/** The reading of the written word that has the lemma of the new one. */
function writtenReading({ tokens }: GrammarSentence, { start, reading }: Candidate): Candidate['written'] {
  const own = tokens[start]!.readings.find(
    ({ lemma, partOfSpeech, form }) =>
      lemma === reading?.lemma && partOfSpeech === reading.pos && form !== '',
  );
  return own && { lemma: own.lemma, pos: own.partOfSpeech, code: own.form };
}

/** True where a word of like letters is another form of the same word: the forms say more than the letters. */
function isOtherForm(sentence: GrammarSentence, candidate: Candidate): boolean {
  const written = writtenReading(sentence, candidate);
  return (
    candidate.replacement.length === 1 && written !== undefined && written.code !== candidate.reading!.code
  );
}

function makePunctuationReason(
  { tokens }: GrammarSentence,
  { kind, start, end, replacement }: Candidate,
): PunctuationReason {
  if (kind === 'missing-end')
    return { kind: 'punctuation', change: 'missing', mark: replacement[0] ?? '.', because: 'sentence-end' };
  if (kind === 'end-mark')
    return { kind: 'punctuation', change: 'wrong', mark: replacement[0] ?? '.', because: 'sentence-end' };
  const next = tokens[end];
  const word = next ? { word: next.form } : {};
  if (kind === 'comma-delete') {
    const isBehind = OPENING.has(tokens[start - 1]?.lower ?? '');
    const because = isBehind ? 'behind-conjunction' : 'no-clause-border';
    return { kind: 'punctuation', change: 'extra', mark: ',', because, ...word };
  }
  const missing = { kind: 'punctuation', change: 'missing', mark: ',' } as const;
  const previous = tokens[start - 1];
  if (next && CLAUSE_CONJUNCTIONS.has(next.lower)) return { ...missing, because: 'conjunction', ...word };
  if (next && COORDINATORS.has(next.lower)) return { ...missing, because: 'clause-border', ...word };
  if (start === 1 && previous?.upos === 'INTJ') return { ...missing, because: 'address', ...word };
  const isClauseBefore = tokens.slice(0, start).some(isFinite);
  const isClauseAfter = tokens.slice(end).some(isFinite);
  // Two verbs side by side are no list: the comma closes a clause.
  const isVerbBeside = next?.pos === 'V' || previous?.pos === 'V';
  if (isClauseBefore && isClauseAfter && next && (isVerbBeside || next.code !== previous?.code))
    return { ...missing, because: 'clause-border', ...word };
  if (next && previous && next.code !== '' && next.code === previous.code)
    return { ...missing, because: 'list', ...word };
  return { ...missing, ...word };
}

function makeFormReason(
  sentence: GrammarSentence,
  candidate: Candidate,
  government: Government,
): WordFormReason {
  const { start, reading, written } = candidate;
  const { lemma, pos, code } = reading!;
  const writtenForm = written?.code ?? '';
  const cause = findFormCause(sentence, start, { pos, code }, writtenForm, government);
  return {
    kind: 'word-form',
    lemma,
    partOfSpeech: pos,
    writtenForm,
    wantedForm: code,
    ...(cause ? { cause } : {}),
  };
}

function makeOrderReason({ tokens }: GrammarSentence, { move }: Candidate): WordOrderReason {
  const moved = tokens[move!.from]!;
  let clause = Math.min(move!.from, move!.to);
  while (clause > 0 && tokens[clause - 1]!.isWord) clause -= 1;
  const reason = { kind: 'word-order', moved: moved.form } as const;
  // What stood before the verb goes behind it, however the clause begins.
  const isVerbSecond = isFinite(moved)
    ? move!.to - clause === 1
    : move!.to > move!.from && tokens.slice(move!.from + 1, move!.to + 1).some(isFinite);
  if (isVerbSecond) return { ...reason, rule: 'verb-second' };
  if (moved.pos === 'V' && !tokens[move!.to + 1]?.isWord) return { ...reason, rule: 'verb-last' };
  if (moved.lower === 'ei') return { ...reason, rule: 'negation' };
  return moved.pos === 'D' ? { ...reason, rule: 'adverb' } : reason;
}

function makeCapitalReason(start: number, right: string): CorrectionReason {
  if (!startsWithCapital(right)) return { kind: 'capital-letter', wanted: 'small', because: 'common-word' };
  return { kind: 'capital-letter', wanted: 'capital', because: start === 0 ? 'sentence-start' : 'name' };
}

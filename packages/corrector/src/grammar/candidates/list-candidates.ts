import { capitalise } from '@keelerada/estonian/capitalise';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { SentenceAnalysis } from './sentence-analysis';
import { candidateKey, type Candidate } from '../../sentence/candidate';
import type { Lexicon } from '../../language/lexicon';
import { dropRareForms, findFormFrequency } from '../../language/drop-rare-forms';
import { decapitalise, matchCase, startsWithCapital } from '../../sentence/match-case';
import { listMoves } from './list-moves';

/** Log odds below which no comma is tried, and above which none is taken out. */
const LEAST_COMMA_ODDS = -5;
const MOST_DELETED_COMMA_ODDS = 3;
/** Probability by the encoder from which a comma is tried or taken out all the same. */
const LEAST_ENCODER_COMMA = 0.03;
/** Shares of capitalised uses from which a word counts as a name, and up to which as none. */
const [NAME_SHARE, COMMON_SHARE] = [0.7, 0.3];
const END_MARKS = ['.', '!', '?'];

/** What the morphological analyser and the spelling corrector gave for a sentence. */
export interface GatheredWords {
  /** Forms made for `wantedForms`, in their order. */
  readonly forms: readonly (readonly string[])[];
  /** True for a pair of neighbours that is a word when joined, by the index of the first. */
  readonly joined: ReadonlySet<number>;
  /** Candidates of the spelling corrector. */
  readonly spelling: readonly Candidate[];
}

/** All candidates of a sentence, each replacement of a span once. */
export function listCandidates(
  analysis: SentenceAnalysis,
  gathered: GatheredWords,
  lexicon: Lexicon,
): Candidate[] {
  const { sentence } = analysis;
  const usual = gathered.forms.map((forms) =>
    dropRareForms(forms, (word) => findFormFrequency(lexicon, word)),
  );
  const isRareForm = ({ start, replacement }: Candidate): boolean =>
    analysis.wantedForms.some(
      ({ place }, i) =>
        place === start &&
        gathered.forms[i]!.includes(replacement.join(' ')) &&
        !usual[i]!.includes(replacement.join(' ')),
    );
  const all = [
    ...gathered.spelling.filter((candidate) => !isRareForm(candidate)),
    ...listForms(analysis, usual),
    ...listCommas(analysis),
    ...listJoins(sentence, gathered.joined),
    ...listCapitals(sentence, lexicon),
    ...listMoves(sentence),
    ...listEndMarks(sentence),
  ];
  const byKey = new Map<string, Candidate>();
  for (const candidate of all) {
    const { start, end, replacement } = candidate;
    if (
      sentence.tokens
        .slice(start, end)
        .map(({ form }) => form)
        .join(' ') === replacement.join(' ')
    )
      continue;
    const key = candidateKey(candidate);
    if (!byKey.has(key)) byKey.set(key, candidate);
  }
  return [...byKey.values()];
}

function listForms(
  { sentence, wantedForms }: SentenceAnalysis,
  forms: readonly (readonly string[])[],
): Candidate[] {
  return wantedForms.flatMap(({ place, scored, code }, i) => {
    const { form, lower } = sentence.tokens[place]!;
    return forms[i]!.filter((word) => word.toLowerCase() !== lower && !word.includes(' ')).map(
      (word): Candidate => {
        const { lemma, pos } = scored.reading;
        const replacement = [matchCase(word, form)];
        const reading = { lemma, pos, code };
        const written = scored.reading;
        return { kind: 'form', start: place, end: place + 1, replacement, written, scored, reading };
      },
    );
  });
}

function listCommas({ gaps, encoder }: SentenceAnalysis): Candidate[] {
  return gaps.flatMap(({ left, right, isWritten, corrected }): Candidate[] => {
    if (isWritten) {
      const doubt = encoder?.operation(left + 1, 'delete-mark') ?? 0;
      if (corrected > MOST_DELETED_COMMA_ODDS && doubt < LEAST_ENCODER_COMMA) return [];
      return [{ kind: 'comma-delete', start: left + 1, end: right, replacement: [] }];
    }
    const missing = encoder?.missingBefore(right, 'comma') ?? 0;
    if (corrected < LEAST_COMMA_ODDS && missing < LEAST_ENCODER_COMMA) return [];
    return [{ kind: 'comma-insert', start: right, end: right, replacement: [','] }];
  });
}

function listJoins({ tokens }: GrammarSentence, joined: ReadonlySet<number>): Candidate[] {
  return [...joined].map((i) => ({
    kind: 'join',
    start: i,
    end: i + 2,
    replacement: [tokens[i]!.form + tokens[i + 1]!.lower],
  }));
}

function listCapitals({ tokens }: GrammarSentence, lexicon: Lexicon): Candidate[] {
  return tokens.flatMap(({ form, lower, isWord }, i): Candidate[] => {
    if (!isWord || !/^\p{L}{2,}$/u.test(form) || form.slice(1) !== lower.slice(1)) return [];
    const id = lexicon.find(lower);
    const share = id < 0 ? 0.5 : lexicon.capitalShare(id);
    const span = { kind: 'capital', start: i, end: i + 1 } as const;
    if (!startsWithCapital(form))
      return i === 0 || share >= NAME_SHARE ? [{ ...span, replacement: [capitalise(form)] }] : [];
    const isInitial = i === 0 || !tokens[i - 1]!.isWord;
    return isInitial || share > COMMON_SHARE ? [] : [{ ...span, replacement: [decapitalise(form)] }];
  });
}

function listEndMarks({ tokens }: GrammarSentence): Candidate[] {
  const last = tokens.length - 1;
  if (last < 1) return [];
  if (tokens[last]!.isWord) {
    return ['.', '?'].map((mark) => ({
      kind: 'missing-end',
      start: last + 1,
      end: last + 1,
      replacement: [mark],
    }));
  }
  const written = tokens[last]!.form;
  if (!END_MARKS.includes(written)) return [];
  return END_MARKS.filter((mark) => mark !== written).map((mark) => ({
    kind: 'end-mark',
    start: last,
    end: last + 1,
    replacement: [mark],
  }));
}

import type { FormToMake } from '../../sentence/corrector-morphology';
import type { EncoderEvidence } from '../../encoder/encoder-evidence';
import { nameForm } from '../../encoder/reading-features';
import type { ScoredReading, WordReading } from '../../sentence/candidate';
import type { FormChanges } from './form-changes';
import type { LearnedEdits } from '../../language/learned-edits';
import { findWordGroup, listGroupCodes } from '../../sentence/cloze-classes';
import { FormScorer, scoreOfForm, type FormModels } from '../cloze/score-forms';
import { scoreCommas, type CommaGap, type CommaModels } from '../comma/score-commas';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import { hashSentence, type HashedSentence } from '../../sentence/hashed-sentence';

/** The least probability of a form in its place for it to be tried. */
const LEAST_FORM_PROBABILITY = 0.008;
/** The least probability of a wrong form by the encoder for the forms that it finds best to be tried. */
const LEAST_FORM_DOUBT = 0.03;
/** The written form is often among them. */
const MOST_ENCODER_FORMS = 4;
/** Readings of a word that forms are made of. */
const MOST_READINGS = 3;

/** What the context models know. */
export interface ContextModels {
  readonly forms: FormModels;
  readonly commas: CommaModels;
  readonly changes: FormChanges;
  readonly edits: LearnedEdits;
}

/** A form that may be meant. */
export interface WantedForm {
  readonly place: number;
  readonly scored: ScoredReading;
  readonly code: string;
}

/** A sentence with everything that the candidates and their features are made of. */
export interface SentenceAnalysis {
  readonly sentence: GrammarSentence;
  readonly hashed: HashedSentence;
  /** Scored readings by token, the one that fits the sentence first. */
  readonly readings: readonly (readonly ScoredReading[])[];
  readonly gaps: readonly CommaGap[];
  readonly wantedForms: readonly WantedForm[];
  /** The encoder's evidence; undefined where there is none. */
  readonly encoder: EncoderEvidence | undefined;
}

/** Scores the readings and gaps of a sentence and chooses the forms to try. */
export function analyseSentence(
  sentence: GrammarSentence,
  models: ContextModels,
  encoder?: EncoderEvidence,
): SentenceAnalysis {
  const hashed = hashSentence(sentence);
  const readings = sentence.tokens.map((token, i) =>
    token.isWord ? scoreReadings(models.forms, hashed, i, listReadings(token)) : [],
  );
  const wantedForms = readings.flatMap((scored, place) =>
    listWantedForms(models.changes, place, scored, encoder),
  );
  const gaps = scoreCommas(models.commas, sentence, hashed);
  return { sentence, hashed, readings, gaps, wantedForms, encoder };
}

/** The morphological analyser's task for a wanted form. */
export function makeFormTask({ scored, code }: WantedForm): FormToMake {
  const { lemma, pos } = scored.reading;
  return { lemma, form: code, partOfSpeech: pos };
}

function listReadings({ lemma, pos, code, readings }: GrammarSentence['tokens'][number]): WordReading[] {
  const found = new Map<string, WordReading>([[`${lemma} ${pos} ${code}`, { lemma, pos, code }]]);
  for (const { lemma, partOfSpeech, form } of readings) {
    if (findWordGroup(partOfSpeech, form)) {
      found.set(`${lemma} ${partOfSpeech} ${form}`, { lemma, pos: partOfSpeech, code: form });
    }
  }
  return [...found.values()].filter(({ pos, code }) => findWordGroup(pos, code)).slice(0, MOST_READINGS);
}

function scoreReadings(
  models: FormModels,
  hashed: HashedSentence,
  place: number,
  readings: readonly WordReading[],
): ScoredReading[] {
  const scorer = new FormScorer(models, hashed, place);
  return readings.flatMap((reading) => {
    const scores = scorer.score(reading);
    return scores ? [{ reading, scores }] : [];
  });
}

function listWantedForms(
  changes: FormChanges,
  place: number,
  readings: readonly ScoredReading[],
  encoder: EncoderEvidence | undefined,
): WantedForm[] {
  const wanted = new Map<string, WantedForm>();
  const likely = encoder ? listLikelyForms(encoder, place) : new Set<string>();
  for (const scored of readings) {
    const { reading, scores } = scored;
    const isLikely = (code: string): boolean =>
      likely.has(nameForm({ partOfSpeech: reading.pos, form: code }));
    const codes = new Set([
      ...changes.listTargets(reading),
      ...listGroupCodes(scores.group).filter((code) => code !== reading.code && isLikely(code)),
    ]);
    for (const code of codes) {
      const probability = Math.exp(scoreOfForm(scores.corrected, scores.group, code));
      if (probability < LEAST_FORM_PROBABILITY && !isLikely(code)) continue;
      const key = `${reading.lemma} ${reading.pos} ${code}`;
      if (!wanted.has(key)) wanted.set(key, { place, scored, code });
    }
  }
  return [...wanted.values()];
}

/** The forms that the encoder finds best for a word whose form it doubts. */
function listLikelyForms(encoder: EncoderEvidence, place: number): ReadonlySet<string> {
  const doubt = encoder.operation(place, 'nominal') + encoder.operation(place, 'verb');
  return new Set(doubt < LEAST_FORM_DOUBT ? [] : encoder.likelyForms(place).slice(0, MOST_ENCODER_FORMS));
}

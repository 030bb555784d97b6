import type { FormToMake } from '../../sentence/corrector-morphology';
import type { EncoderEvidence } from '../../encoder/encoder-evidence';
import { nameForm } from '../../encoder/reading-features';
import { listGroupCodes } from '../../sentence/cloze-classes';
import type { Candidate } from '../../sentence/candidate';
import { matchCase } from '../../sentence/match-case';

/** Lemmas of the respellings of a word whose other forms are tried, and the least probability of a form in its place. */
const MOST_LEMMAS = 3;
const LEAST_PROBABILITY = 0.06;
/** Forms that are tried because the encoder finds them likeliest. */
const MOST_ENCODER_FORMS = 3;

/** Another form of a respelled word: the word is misspelt and in a wrong form. */
export interface RespelledForm {
  readonly from: Candidate;
  readonly code: string;
  readonly task: FormToMake;
}

/**
 * The forms that fit in place of misspelt words, of the lemmas whose respellings cost least. A form fits by its context
 * or by the encoder.
 */
export function listRespelledForms(
  spelling: readonly Candidate[],
  encoder: EncoderEvidence | undefined,
): RespelledForm[] {
  const byPlace = new Map<number, Candidate[]>();
  for (const candidate of spelling) {
    if (candidate.kind !== 'spelling' || !candidate.scored) continue;
    byPlace.set(candidate.start, [...(byPlace.get(candidate.start) ?? []), candidate]);
  }
  return [...byPlace].flatMap(([place, candidates]) => {
    const likely = new Set(encoder?.likelyForms(place).slice(0, MOST_ENCODER_FORMS));
    const found = new Map<string, RespelledForm>();
    for (const candidate of keepLemmas(candidates)) {
      for (const form of listForms(candidate, likely)) {
        const key = `${form.task.lemma} ${form.code}`;
        if (!found.has(key)) found.set(key, form);
      }
    }
    return [...found.values()];
  });
}

function keepLemmas(candidates: readonly Candidate[]): Candidate[] {
  const byLemma = new Map<string, Candidate>();
  for (const candidate of candidates.toSorted((a, b) => a.spelling!.cost - b.spelling!.cost)) {
    const { lemma, pos } = candidate.scored!.reading;
    if (!byLemma.has(`${lemma} ${pos}`)) byLemma.set(`${lemma} ${pos}`, candidate);
  }
  return [...byLemma.values()].slice(0, MOST_LEMMAS);
}

function listForms(from: Candidate, likely: ReadonlySet<string>): RespelledForm[] {
  const { reading, scores } = from.scored!;
  return listGroupCodes(scores.group).flatMap((code, k) => {
    const fits =
      Math.exp(scores.context[k]!) >= LEAST_PROBABILITY ||
      likely.has(nameForm({ partOfSpeech: reading.pos, form: code }));
    if (code === reading.code || !fits) return [];
    return [{ from, code, task: { lemma: reading.lemma, form: code, partOfSpeech: reading.pos } }];
  });
}

/** The candidate for a form that was made. */
export function makeRespelledForm({ from, code }: RespelledForm, word: string, form: string): Candidate {
  const { reading } = from.scored!;
  return {
    ...from,
    kind: 'spelling-form',
    replacement: [matchCase(word, form)],
    reading: { ...reading, code },
  };
}

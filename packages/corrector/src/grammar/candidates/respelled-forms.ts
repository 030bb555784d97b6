import type { FormToMake } from '../../corrector-morphology';
import { listGroupCodes } from '../../sentence/cloze-classes';
import type { Candidate } from '../../sentence/candidate';
import { matchCase } from '../../sentence/match-case';

/** Respellings of a word whose other forms are tried, and the least probability of a form in its place. */
const MOST_RESPELLINGS = 3;
const LEAST_PROBABILITY = 0.06;

/** Another form of a respelled word: the word is misspelt and in a wrong form. */
export interface RespelledForm {
  readonly from: Candidate;
  readonly code: string;
  readonly task: FormToMake;
}

/** The forms that fit in place of misspelt words, by the respellings that cost least. */
export function listRespelledForms(spelling: readonly Candidate[]): RespelledForm[] {
  const byPlace = new Map<number, Candidate[]>();
  for (const candidate of spelling) {
    if (candidate.kind !== 'spelling' || !candidate.scored) continue;
    byPlace.set(candidate.start, [...(byPlace.get(candidate.start) ?? []), candidate]);
  }
  return [...byPlace.values()].flatMap((candidates) => {
    const best = candidates
      .toSorted((a, b) => a.spelling!.cost - b.spelling!.cost)
      .slice(0, MOST_RESPELLINGS);
    const found = new Map<string, RespelledForm>();
    for (const candidate of best) {
      for (const form of listForms(candidate)) {
        const key = `${form.task.lemma} ${form.code}`;
        if (!found.has(key)) found.set(key, form);
      }
    }
    return [...found.values()];
  });
}

function listForms(from: Candidate): RespelledForm[] {
  const { reading, scores } = from.scored!;
  return listGroupCodes(scores.group).flatMap((code, k) => {
    if (code === reading.code || Math.exp(scores.context[k]!) < LEAST_PROBABILITY) return [];
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

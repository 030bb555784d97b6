import { mkdirSync, writeFileSync } from 'node:fs';
import { readPlainAnnotations } from '../annotation/read-plain-annotations';
import type { PlainToken } from '../annotation/read-plain-annotations';
import { morphology } from '../morphology';
import { readFormShares } from './read-form-counts';

/** Where the list lies: one lemma a line, in order of the alphabet. */
export const FREQUENT_LEMMAS_FILE = new URL(
  '../../../models/frequent-lemmas/frequent-lemmas.txt',
  import.meta.url,
);
const LEMMAS = 5000;
/** Word classes that vocabulary figures leave out. */
const LEFT_OUT = new Set(['PUNCT', 'SYM', 'NUM', 'PROPN', 'X']);
/** Vabamorf's classes of the same words: punctuation, cardinals, ordinals, names, abbreviations. */
const LEFT_OUT_BY_ANALYSER = new Set(['Z', 'N', 'O', 'H', 'Y']);

/**
 * Learns the 5,000 most frequent lemmas: the shares of forms in written language, subtitles and fiction, given to
 * lemmas as the annotator reads the forms in running text (forms not met there: Vabamorf's readings in equal parts).
 */
export async function trainFrequentLemmas(): Promise<void> {
  const shares = readFormShares();
  const readings = countReadings(await readPlainAnnotations());
  for (const form of shares.keys()) {
    if (readings.has(form)) continue;
    const { isKnown, analyses } = morphology.analyse(form);
    const lemmas = (isKnown ? analyses : []).map(({ lemma, partOfSpeech }) =>
      LEFT_OUT_BY_ANALYSER.has(partOfSpeech) ? '' : lemma.toLowerCase(),
    );
    readings.set(form, new Map(lemmas.map((lemma) => [lemma, 1])));
  }
  const frequent = rankLemmas(shares, readings).slice(0, LEMMAS).sort();
  mkdirSync(new URL('.', FREQUENT_LEMMAS_FILE), { recursive: true });
  writeFileSync(FREQUENT_LEMMAS_FILE, `${frequent.join('\n')}\n`);
  console.error(`models/frequent-lemmas/frequent-lemmas.txt written, ${frequent.length} lemmas`);
}

type Readings = Map<string, Map<string, number>>;

/** How often each form has each lemma; the empty lemma stands for words that are left out. */
function countReadings(sentences: readonly (readonly PlainToken[])[]): Readings {
  const readings: Readings = new Map();
  for (const { form, lemma, upos } of sentences.flat()) {
    const ofForm = readings.get(form) ?? new Map<string, number>();
    const counted = LEFT_OUT.has(upos) ? '' : lemma;
    ofForm.set(counted, (ofForm.get(counted) ?? 0) + 1);
    readings.set(form, ofForm);
  }
  return readings;
}

function rankLemmas(shares: ReadonlyMap<string, number>, readings: Readings): string[] {
  const sums = new Map<string, number>();
  for (const [form, share] of shares) {
    const ofForm = readings.get(form) ?? new Map<string, number>();
    const total = [...ofForm.values()].reduce((sum, count) => sum + count, 0);
    for (const [lemma, count] of ofForm) {
      if (/^\p{L}/u.test(lemma)) sums.set(lemma, (sums.get(lemma) ?? 0) + (share * count) / total);
    }
  }
  return [...sums].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([lemma]) => lemma);
}

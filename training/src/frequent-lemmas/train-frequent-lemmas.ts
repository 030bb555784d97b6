import { type PlainToken, readPlainAnnotations } from '../annotation/read-plain-annotations';
import { morphology } from '../morphology';
import { readData, writeModel } from '../project-files';

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
  writeModel('frequent-lemmas/frequent-lemmas.txt', `${frequent.join('\n')}\n`);
}

/** Lists of forms with their counts, and where form and count stand in a line. */
const LISTS = [
  { name: 'word-frequency.txt.gz', form: 1, count: 0, weight: 0.5 },
  { name: 'opensubtitles-50k.txt.gz', form: 0, count: 1, weight: 0.25 },
  { name: 'newer-fiction-forms.tsv.gz', form: 0, count: 1, weight: 0.25 },
] as const;

/** Share of each small-letter form in Estonian: the mean of written language (weight 0.5), subtitles and fiction (0.25 each). Throws if a list is absent. */
function readFormShares(): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { name, form, count, weight } of LISTS) {
    const rows = readData(`lexical/${name}`)
      .replace('\ufeff', '')
      .split('\n')
      .map((line) => line.trim().split(/\s+/u))
      .map((fields) => ({ word: (fields[form] ?? '').toLowerCase(), times: Number(fields[count]) }))
      .filter(({ word, times }) => /^\p{L}[\p{L}-]*$/u.test(word) && times > 0);
    const total = rows.reduce((sum, { times }) => sum + times, 0);
    for (const { word, times } of rows) shares.set(word, (shares.get(word) ?? 0) + (weight * times) / total);
  }
  return shares;
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

/** TTR at which a factor of MTLD is complete. */
const MTLD_THRESHOLD = 0.72;
/** Words of a sample of HDD; shorter texts have no HDD. */
const HDD_SAMPLE = 42;
/** Words of a segment of MSTTR; shorter texts have no MSTTR. */
const MSTTR_SEGMENT = 50;

/** A word whose lemma and form are compared; both in small letters. */
export interface DiversityWord {
  readonly lemma: string;
  readonly form: string;
}

/**
 * Indices of lexical diversity. Ratios of a whole text count lemmas; MTLD, HDD and MSTTR count forms, as in the
 * published values for Estonian exams (Allkivi 2025). Logarithms are natural.
 */
export interface Diversity {
  /** Words counted (tokens). */
  readonly words: number;
  /** Different ones (types). */
  readonly lemmas: number;
  /** Guiraud 1954: V / sqrt(N); 0 without words. */
  readonly rootTtr: number;
  /** Carroll 1964: V / sqrt(2N); 0 without words. */
  readonly correctedTtr: number;
  /** Maas 1972: (log N - log V) / (log N)²; 0 where no lemma comes twice, lower is more diverse. */
  readonly maas: number;
  /** Dugast 1979: (log N)² / (log N - log V); undefined where no lemma comes twice (the value has no bound). */
  readonly uber: number | undefined;
  /** McCarthy & Jarvis 2010, both directions; undefined without words. Where no form comes twice it is N. */
  readonly mtld: number | undefined;
  /** McCarthy & Jarvis 2010; undefined for fewer than 42 words. */
  readonly hdd: number | undefined;
  /** Mean TTR of segments of 50 words (Johnson 1944), the rest left out; undefined for fewer than 50 words. */
  readonly msttr: number | undefined;
}

/** Lexical diversity of words in text order, in time linear in their number. */
export function measureDiversity(words: readonly DiversityWord[]): Diversity {
  const n = words.length;
  const v = new Set(words.map(({ lemma }) => lemma)).size;
  const forms = words.map(({ form }) => form);
  const logN = Math.log(n);
  const gap = logN - Math.log(v);
  return {
    words: n,
    lemmas: v,
    rootTtr: n === 0 ? 0 : v / Math.sqrt(n),
    correctedTtr: n === 0 ? 0 : v / Math.sqrt(2 * n),
    maas: v === n ? 0 : gap / logN ** 2,
    uber: v === n ? undefined : logN ** 2 / gap,
    mtld: n === 0 ? undefined : measureMtld(forms),
    hdd: n < HDD_SAMPLE ? undefined : measureHdd(forms),
    msttr: n < MSTTR_SEGMENT ? undefined : measureMsttr(forms),
  };
}

function measureMtld(forms: readonly string[]): number {
  return (measureMtldForward(forms) + measureMtldForward(forms.toReversed())) / 2;
}

function measureMtldForward(forms: readonly string[]): number {
  let factors = 0;
  let words = 0;
  let ttr = 1;
  let types = new Set<string>();
  for (const form of forms) {
    words += 1;
    types.add(form);
    ttr = types.size / words;
    if (ttr > MTLD_THRESHOLD) continue;
    factors += 1;
    [words, ttr, types] = [0, 1, new Set()];
  }
  if (words > 0) factors += (1 - ttr) / (1 - MTLD_THRESHOLD);
  return factors === 0 ? forms.length : forms.length / factors;
}

/** Sum of each form's chance to be in a random sample without replacement, as a share of the sample. */
function measureHdd(forms: readonly string[]): number {
  const n = forms.length;
  const frequencies = new Map<string, number>();
  for (const form of forms) frequencies.set(form, (frequencies.get(form) ?? 0) + 1);
  const contributions = new Map<number, number>();
  let sum = 0;
  for (const frequency of frequencies.values()) {
    let contribution = contributions.get(frequency);
    if (contribution === undefined) {
      let absent = 1;
      for (let drawn = 0; drawn < HDD_SAMPLE; drawn += 1) {
        absent *= Math.max(n - frequency - drawn, 0) / (n - drawn);
      }
      contribution = (1 - absent) / HDD_SAMPLE;
      contributions.set(frequency, contribution);
    }
    sum += contribution;
  }
  return sum;
}

function measureMsttr(forms: readonly string[]): number {
  const segments = Math.floor(forms.length / MSTTR_SEGMENT);
  let sum = 0;
  for (let segment = 0; segment < segments; segment += 1) {
    const start = segment * MSTTR_SEGMENT;
    sum += new Set(forms.slice(start, start + MSTTR_SEGMENT)).size / MSTTR_SEGMENT;
  }
  return sum / segments;
}

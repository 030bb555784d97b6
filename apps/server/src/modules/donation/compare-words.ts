/** Words of a shingle: fewer find turns of phrase that everybody uses, more miss texts that were edited. */
const SHINGLE_WORDS = 4;
const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** The different runs of words of a text (shingles: Broder 1997), without case and punctuation. */
export interface Shingles {
  /** Words of a run; a text of fewer words is one run. */
  readonly length: number;
  readonly runs: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export function makeShingles(text: string): Shingles {
  const words = [...listWords(text)];
  const length = Math.min(SHINGLE_WORDS, words.length);
  const runs = new Set<string>();
  for (let end = length; end <= words.length && length > 0; end++) {
    runs.add(words.slice(end - length, end).join(' '));
  }
  return { length, runs, words: new Set(words) };
}

/** Share of the runs that stand in the other text too, 0 to 1. */
export function measureCommonShare({ length, runs, words }: Shingles, other: string): number {
  if (runs.size === 0) return 0;
  const found = new Set<string>();
  let run: string[] = [];
  for (const word of listWords(other)) {
    if (!words.has(word)) {
      run = [];
      continue;
    }
    run.push(word);
    if (run.length > length) run.shift();
    if (run.length < length) continue;
    const joined = run.join(' ');
    if (runs.has(joined)) found.add(joined);
  }
  return found.size / runs.size;
}

function* listWords(text: string): Generator<string> {
  for (const [word] of text.toLowerCase().matchAll(WORD)) yield word;
}

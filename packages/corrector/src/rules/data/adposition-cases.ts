import { RULE_WORDS } from './rule-words';

/** Case codes without number. */
export type AdpositionCase = 'g' | 'p' | 'all' | 'el' | 'ab' | 'kom' | 'ter';

/** What an adposition asks for, and what edited text shows in its place. */
export interface AdpositionFrame {
  readonly side: 'post' | 'pre';
  /** Case code without number. */
  readonly case: AdpositionCase;
  /** Cases that hardly ever stand there, not even where the word is an adverb. */
  readonly wrong: readonly string[];
  /** Cases that are there where the word is an adverb: evidence where nothing else says which it is. */
  readonly doubtful: readonly string[];
  /** The same of words that are adverbs more often: asked for where the parse or the clause says which it is. */
  readonly rare: readonly string[];
}

/** Prepositions, and postpositions that the lexicon lacks or gives two cases. Written for this project. */
const OTHER_TABLE = `
  enne pre p n,g; pärast pre p n,in; mööda pre p n; keset pre p n,g; piki pre p n,g,in; kuni pre ter n,g,p,tr; vastu pre p n; alates pre el n,g,p;
  ilma pre ab n,g,p,kom; koos pre kom n,g,all; tänu pre all n,g,p,el; vastavalt pre all n,g,p,kom; vaatamata pre all n,g,p,el;
  sõltumata pre el n,g,p,kom; olenemata pre el n,g,p,kom;
  lisaks pre all n,g,kom; hoolimata pre el n,g,p,all; seoses pre kom n,g,all; võrreldes pre kom n,g,all; läbi pre g n,p;
  väljaspool pre p n,in; kohaselt post g n,p; kaudu post g n,p; peale post g - ?n
`;

/** Frames by the word; a word may stand on both sides. */
export const ADPOSITIONS: ReadonlyMap<string, readonly AdpositionFrame[]> = [
  ...RULE_WORDS.postpositionCases,
  ...OTHER_TABLE.split(';'),
]
  .map((entry) => entry.trim().split(/\s+/u))
  .reduce((frames, [word = '', side, wanted = '', ...cases]) => {
    const list = (mark: string): string[] =>
      (cases.find((part) => (/^[?~]/u.exec(part)?.[0] ?? '') === mark) ?? '')
        .slice(mark.length)
        .split(',')
        .filter((code) => code && code !== '-');
    const frame: AdpositionFrame = {
      side: side === 'pre' ? 'pre' : 'post',
      case: wanted as AdpositionCase,
      wrong: list(''),
      doubtful: list('?'),
      rare: list('~'),
    };
    return frames.set(word, [...(frames.get(word) ?? []), frame]);
  }, new Map<string, AdpositionFrame[]>());

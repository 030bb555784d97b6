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

const TABLE = `
  jaoks post g n,p; kohta post g n,p; eest post g n,p; ajal post g p ~n; korral post g n,p; puhul post g n,p; abil post g n,p; järgi post g n,p;
  vahel post g - ?n ~p; all post g p ?n; jooksul post g n,p; poolt post g n ~p; tõttu post g n,p; kaudu post g n,p; suhtes post g n,p; juurde post g n ~p;
  asemel post g n,p; juures post g n,p; põhjal post g n,p; võrra post g n,p; järel post g n ~p; seas post g n,p; käigus post g n,p; nimel post g n,p; osas post g n,p;
  kohaselt post g n,p; hulgas post g n,p; hulka post g n,p; alt post g n,p; tagant post g n,p; kohal post g n,p; raames post g n,p; näol post g n,p; meelest post g n,p;
  äärde post g n,p; ääres post g n,p; keskel post g n,p; vältel post g n,p; lähedal post g n,p; seast post g n,p; hulgast post g n,p; juurest post g n,p; suunas post g n,p;
  saatel post g n,p; varjus post g n,p; kallal post g p ~n; algul post g p ~n; käest post g n,p; peal post g ?n; taga post g ?n; kõrval post g ?n; ees post g ?n; sees post g ?n;
  alla post g - ?n; peale post g - ?n; ette post g - ~n; taha post g p ~n; kõrvale post g - ~n; järele post g - ~n; vahele post g - ~n; kätte post g - ~n; käes post g - ~n;
  poole post g p,in,ill ~n; kohale post g - ~n; sisse post g - ~n; üle post g -; pärast post g -; vastu post g -; ümber post g -;
  enne pre p n,g; pärast pre p n,in; mööda pre p n; keset pre p n,g; piki pre p n,g,in; kuni pre ter n,g,p; alates pre el n,g,p; ilma pre ab n,g,p,kom; koos pre kom n,g,all; tänu pre all n,g,p,el; vastavalt pre all n,g,p,kom;
  vaatamata pre all n,g,p,el; lisaks pre all n,g,kom; hoolimata pre el n,g,p,all; seoses pre kom n,g,all; võrreldes pre kom n,g,all; läbi pre g p; vastu pre p - ~all; väljaspool pre p n,in;
`;

/** Frames by the word; a word may stand on both sides. */
export const ADPOSITIONS: ReadonlyMap<string, readonly AdpositionFrame[]> = TABLE.split(';')
  .map((entry) => entry.trim().split(/\s+/u))
  .filter(([word]) => word)
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

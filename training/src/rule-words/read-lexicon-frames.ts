import { readData } from '../project-files';

/** Case code of each of its marks. */
const CASES: Readonly<Record<string, string>> = {
  ...{ '#Part': 'p', '#Part-P': 'p', '#NGP-P': 'p', '#Kom': 'kom', '#All': 'all', '#El': 'el' },
  ...{ '#Ill': 'ill', '#Tr': 'tr', '#In': 'in', '#Abl': 'abl', '#Ad': 'ad' },
  ...{ '#gen': 'g', '#part': 'p', '#kom': 'kom', '#all': 'all', '#el': 'el', '#abes': 'ab', '#term': 'ter' },
};

/** What the lexicon of EstCG says of a verb. */
export interface LexiconVerb {
  readonly marks: ReadonlySet<string>;
  readonly cases: ReadonlySet<string>;
  /** Takes objects in the partitive alone. */
  readonly isPartitive: boolean;
  /** The same, without a second frame. */
  readonly isStrict: boolean;
}

export interface LexiconAdposition {
  readonly word: string;
  readonly side: 'post' | 'pre';
  readonly case: string;
}

/** Frames of verbs by their lemma, and adpositions. Throws if the file is absent. */
export function readLexiconFrames(): {
  readonly verbs: ReadonlyMap<string, LexiconVerb>;
  readonly adpositions: readonly LexiconAdposition[];
} {
  const lines = readData('lexical/verb-frames.lx.gz').split('\n');
  const verbs = new Map<string, LexiconVerb>();
  const adpositions: LexiconAdposition[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const word = lines[i]!.replace(/_/gu, '');
    for (const part of lines[i + 1]!.split('&').map((text) => text.trim())) {
      const verb = /^_V_ *>(.*)$/u.exec(part);
      if (verb) verbs.set(`${word}ma`, readVerb(verb[1]!.split(/\s+/u)));
      const adposition = /^_K_ (post|pre) >(#\w+)$/u.exec(part);
      const found = CASES[adposition?.[2] ?? ''];
      if (found) adpositions.push({ word, side: adposition![1] === 'pre' ? 'pre' : 'post', case: found });
    }
  }
  return { verbs, adpositions };
}

function readVerb(marks: readonly string[]): LexiconVerb {
  return {
    marks: new Set(marks),
    cases: new Set(marks.flatMap((mark) => CASES[mark] ?? [])),
    isPartitive: !marks.includes('#NGP-P') && marks.some((mark) => mark === '#Part' || mark === '#Part-P'),
    isStrict: marks.includes('#Part'),
  };
}

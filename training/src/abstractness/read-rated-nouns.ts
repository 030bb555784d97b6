import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { morphology } from '../morphology';

const FILE = new URL('../../../../shared/data/lexical/noun-abstractness.csv.gz', import.meta.url);

/** A noun with its rating: 1 concrete, 2 between, 3 abstract (Mikk et al. 2003). */
export interface RatedNoun {
  readonly lemma: string;
  /** Vabamorf's root, with `_` between compound parts and `=` before suffixes. */
  readonly root: string;
  readonly rating: number;
}

/** True if the rated nouns lie beside the project. */
export function hasRatedNouns(): boolean {
  return existsSync(FILE);
}

/** The nouns that have a rating, in file order, with the roots that Vabamorf gives them. */
export function readRatedNouns(): RatedNoun[] {
  const rated = gunzipSync(readFileSync(FILE))
    .toString('utf8')
    .split('\n')
    .map((line) => line.split(','))
    .filter(([, rating = '']) => /^[123]$/u.test(rating))
    .map(([noun = '', rating]) => ({ noun, rating: Number(rating) }));
  return rated.map(({ noun, rating }) => {
    const same = morphology.analyse(noun).analyses.filter(({ lemma }) => lemma === noun);
    const root = (same.find(({ partOfSpeech }) => partOfSpeech === 'S') ?? same[0])?.root ?? noun;
    return { lemma: noun.toLowerCase(), root: root.toLowerCase(), rating };
  });
}

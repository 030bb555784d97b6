import { morphology } from '../morphology';
import { readData } from '../project-files';

/** A noun with its rating: 1 concrete, 2 between, 3 abstract (Mikk et al. 2003). */
export interface RatedNoun {
  readonly lemma: string;
  /** Vabamorf's root, with `_` between compound parts and `=` before suffixes. */
  readonly root: string;
  readonly rating: number;
}

/** The nouns that have a rating, in file order, with the roots that Vabamorf gives them. */
export function readRatedNouns(): RatedNoun[] {
  const rated = readData('lexical/noun-abstractness.csv.gz')
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

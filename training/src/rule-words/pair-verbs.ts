import type { TreeSentence } from '../sources/read-treebank';
import type { LexiconVerb } from './read-lexicon-frames';

/** Highest share of objects for a verb that takes none, and lowest for one that does. */
const [NO_OBJECT, OBJECT] = [0.06, 0.3];
/** Verbs seen less often than this are judged by the frames alone. */
const LEAST_VERBS = 2;
/** Occurrences of a transitive verb that has no frame. */
const LEAST_UNLISTED = 5;
/** Endings of an intransitive verb with those of the transitive one of the same root, the more regular ones first. */
const DERIVATIONS = [
  [
    ['u', 'du', 'tu', 'bu'],
    ['a', 'e', 'i', 'u', '', 'ta', 'sta', 'da', 'uta', 'ita'],
  ],
  [['ne'], ['nda', '', 'ta', 'sta']],
  [
    ['e', 'i', 'a', 'u'],
    ['eta', 'ita', 'uta', 'ata', 'ta'],
  ],
] as const;
/** Pairs whose roots have grown apart. */
const IRREGULAR = { tõusma: ['tõstma'], algama: ['alustama'], ärkama: ['äratama'], jääma: ['jätma'] };

interface VerbCount {
  all: number;
  objects: number;
}

/** How often each verb occurs, and how often with an object and no particle. */
function countObjects(sentences: readonly TreeSentence[]): Map<string, VerbCount> {
  const counts = new Map<string, VerbCount>();
  for (const tokens of sentences)
    for (const [place, { upos, lemma }] of tokens.entries()) {
      if (upos !== 'VERB') continue;
      const under = tokens.filter(({ head }) => head === place).map(({ relation }) => relation);
      const count = counts.get(lemma) ?? { all: 0, objects: 0 };
      count.all += 1;
      if (under.includes('obj') && !under.includes('compound:prt')) count.objects += 1;
      counts.set(lemma, count);
    }
  return counts;
}

/** A root without the grades of its consonants. */
function levelRoot(root: string): string {
  return root
    .replaceAll('b', 'p')
    .replaceAll('d', 't')
    .replaceAll('g', 'k')
    .replace(/([^aeiouõäöü])\1+/gu, '$1');
}

/** Roots of a stem with the rank of the ending that each leaves. */
function listRoots(stem: string, endings: readonly string[]): Map<string, number> {
  const fits = endings.flatMap((ending, rank) =>
    stem.endsWith(ending) && stem.length - ending.length >= 2
      ? [[levelRoot(stem.slice(0, stem.length - ending.length)), rank] as const]
      : [],
  );
  return new Map(fits.reverse());
}

/** Intransitive verbs, each with the transitive ones of its root. */
export function pairVerbs(
  verbs: ReadonlyMap<string, LexiconVerb>,
  sentences: readonly TreeSentence[],
): string[] {
  const counts = countObjects(sentences);
  const countOf = (stem: string): VerbCount => counts.get(`${stem}ma`) ?? { all: 0, objects: 0 };
  const stems = [...verbs.keys()].map((lemma) => lemma.slice(0, -2)).sort();
  const takesNone = (stem: string): boolean => {
    const { marks } = verbs.get(`${stem}ma`)!;
    const { all, objects } = countOf(stem);
    const isIntransitive = marks.has('#Intr') && !marks.has('#Part') && !marks.has('#NGP-P');
    return isIntransitive && !/[td]a$/u.test(stem) && (all < LEAST_VERBS || objects / all <= NO_OBJECT);
  };
  const takesOne = (stem: string): boolean => {
    const marks = verbs.get(`${stem}ma`)?.marks;
    const { all, objects } = countOf(stem);
    if (!marks) return all >= LEAST_UNLISTED && objects / all > OBJECT;
    const isTransitive =
      !marks.has('#Intr') && (marks.has('#Part') || marks.has('#NGP-P') || marks.has('#Part-P'));
    return isTransitive && (all < LEAST_VERBS || objects / all > OBJECT);
  };
  const unlisted = [...counts.keys()].filter((lemma) => !verbs.has(lemma)).map((lemma) => lemma.slice(0, -2));
  const transitive = [...stems, ...unlisted].filter(takesOne);
  const pairs = new Map<string, readonly string[]>();
  for (const stem of stems.filter(takesNone))
    for (const [endings, others] of DERIVATIONS) {
      const roots = listRoots(stem, endings);
      const partners = transitive
        .flatMap((other) => {
          const ranks = [...listRoots(other, others)]
            .filter(([root]) => roots.has(root))
            .map(([, rank]) => rank);
          const isSeen = countOf(other).all >= LEAST_VERBS || countOf(stem).all < LEAST_VERBS;
          return ranks.length > 0 && isSeen ? [{ other, rank: Math.min(...ranks) }] : [];
        })
        .sort((a, b) => a.rank - b.rank || countOf(b.other).all - countOf(a.other).all);
      if (partners.length === 0) continue;
      pairs.set(
        `${stem}ma`,
        partners.slice(0, 2).map(({ other }) => `${other}ma`),
      );
      break;
    }
  for (const [verb, partners] of Object.entries(IRREGULAR)) pairs.set(verb, partners);
  return [...pairs].map(([verb, partners]) => [verb, ...partners].join(' '));
}

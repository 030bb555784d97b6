import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTreebank, type TreeSentence, type TreeToken } from '../sources/read-treebank';

const FRAMES_FILE = new URL('../../../../shared/data/lexical/verb-frames.lx.gz', import.meta.url);
const OUTPUT_FILE = new URL('../../../packages/corrector/src/rules/data/counted-words.json', import.meta.url);

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
const CLAUSE_WORDS = new Set(
  'et kui sest kuigi ehkki kuna kuni nagu justkui otsekui sellal kes mis kus kuhu kust millal miks kuidas kas mitu milline missugune kumb ja ning või aga kuid vaid'.split(
    ' ',
  ),
);
const SPEAKING = new Set(
  'ütlema rääkima arvama teadma küsima vastama mõtlema tahtma naeratama naerma istuma kõndima tundma vaatama elama kuulma nägema armastama sündima'.split(
    ' ',
  ),
);
const LEAST_PERSON = 3;
/** Groups of people: mis is right too. */
const GROUP =
  /(?:kond|valitsus|klubi|kassa|rühm|pere|politsei|ansambel|vald|hõim|liik|enamik|ajakiri|fakt)$/u;
const LEAST_CONTENTS = 3;
const LEAST_ADPOSITION = 3;
const LEAST_STAYING = 3;
const LEAST_TOTAL = 3;
const MOST_STEPS = 6;

/**
 * Counts the classes of words that rules ask about and writes them into `rules/data`: transitive partners of intransitive
 * verbs, nouns of persons and of things, and words whose content is a clause with et.
 */
export function trainRuleWords(): void {
  const sentences = [...readTreebank('et_edt-ud-train'), ...readTreebank('et_ewt-ud-train')];
  const { persons, things } = countAntecedents(sentences);
  const words = {
    transitive: pairVerbs(readFrames(), countObjects(sentences)),
    persons: persons.join(' '),
    things: things.join(' '),
    contents: listContentWords(sentences).join(' '),
    total: listTotalVerbs(sentences).join(' '),
    staying: listStayingVerbs(sentences).join(' '),
    postpositions: listPostpositions(sentences).join(' '),
  };
  writeFileSync(OUTPUT_FILE, `${JSON.stringify(words, null, 2)}\n`);
  console.error(
    `${Object.keys(words.transitive).length} verbs, ${persons.length} persons, ${things.length} things written`,
  );
}

/** The frames of each verb by its stem. */
function readFrames(): Map<string, ReadonlySet<string>> {
  const frames = new Map<string, ReadonlySet<string>>();
  let stem = '';
  for (const line of gunzipSync(readFileSync(FRAMES_FILE)).toString('utf8').split('\n')) {
    if (line.startsWith('_V_')) frames.set(stem, new Set(line.match(/#[\w-]+/gu) ?? []));
    else if (!line.startsWith('_')) stem = line.trim().replaceAll('_', '');
  }
  return frames;
}

interface VerbCount {
  all: number;
  objects: number;
}

/** How often each verb stem occurs, and how often with an object and no particle. */
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

function pairVerbs(
  frames: ReadonlyMap<string, ReadonlySet<string>>,
  counts: ReadonlyMap<string, VerbCount>,
): Record<string, string[]> {
  const countOf = (stem: string): VerbCount => counts.get(`${stem}ma`) ?? { all: 0, objects: 0 };
  const stems = [...frames.keys()].sort();
  const takesNone = (stem: string): boolean => {
    const own = frames.get(stem)!;
    const { all, objects } = countOf(stem);
    const isIntransitive = own.has('#Intr') && !own.has('#Part') && !own.has('#NGP-P');
    return isIntransitive && !/[td]a$/u.test(stem) && (all < LEAST_VERBS || objects / all <= NO_OBJECT);
  };
  const takesOne = (stem: string): boolean => {
    const own = frames.get(stem);
    const { all, objects } = countOf(stem);
    if (!own) return all >= LEAST_UNLISTED && objects / all > OBJECT;
    const isTransitive = !own.has('#Intr') && (own.has('#Part') || own.has('#NGP-P') || own.has('#Part-P'));
    return isTransitive && (all < LEAST_VERBS || objects / all > OBJECT);
  };
  const unlisted = [...counts.keys()].map((lemma) => lemma.slice(0, -2)).filter((stem) => !frames.has(stem));
  const transitive = [...stems, ...unlisted].filter(takesOne);
  const pairs: Record<string, string[]> = {};
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
      pairs[`${stem}ma`] = partners.slice(0, 2).map(({ other }) => `${other}ma`);
      break;
    }
  return { ...pairs, ...IRREGULAR };
}

/** The noun that a relative pronoun speaks of, by the tree. */
function findAntecedent(tokens: TreeSentence, place: number): TreeToken | undefined {
  let at = place;
  for (let steps = 0; steps < MOST_STEPS && at >= 0; steps++) {
    const { relation, head } = tokens[at]!;
    if (relation.startsWith('acl')) return tokens[head];
    at = head;
  }
  return undefined;
}

/** Nouns that only kes, and that only mis speaks of. */
function countAntecedents(sentences: readonly TreeSentence[]): { persons: string[]; things: string[] } {
  const counts = new Map<string, { kes: number; mis: number }>();
  for (const tokens of sentences)
    for (const [place, { upos, lemma }] of tokens.entries()) {
      if (upos !== 'PRON' || (lemma !== 'kes' && lemma !== 'mis')) continue;
      const noun = findAntecedent(tokens, place);
      if (noun?.upos !== 'NOUN') continue;
      const count = counts.get(noun.lemma) ?? { kes: 0, mis: 0 };
      count[lemma] += 1;
      counts.set(noun.lemma, count);
    }
  const select = (fits: (count: { kes: number; mis: number }) => boolean): string[] =>
    [...counts].flatMap(([lemma, count]) => (fits(count) ? [lemma] : [])).sort();
  const speaking = countSpeakers(sentences);
  const isSpeaker = (lemma: string, { kes, mis }: { kes: number; mis: number }): boolean =>
    kes + (speaking.get(lemma) ?? 0) >= LEAST_PERSON && mis * 10 <= kes && !GROUP.test(lemma);
  return {
    persons: [...new Set([...speaking.keys(), ...counts.keys()])]
      .filter((lemma) => isSpeaker(lemma, counts.get(lemma) ?? { kes: 0, mis: 0 }))
      .sort(),
    things: select(({ kes, mis }) => mis > 0 && kes * 10 <= mis),
  };
}

/** How often a noun is what somebody with a name is (`kirjanik Tammsaare`), or who says something. */
function countSpeakers(sentences: readonly TreeSentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of sentences)
    for (const [place, { upos, lemma, relation, head, features }] of tokens.entries()) {
      if (upos !== 'NOUN') continue;
      const isSubject = relation.startsWith('nsubj') && SPEAKING.has(tokens[head]?.lemma ?? '');
      const next = tokens[place + 1];
      const isTitle =
        next?.upos === 'PROPN' && features.includes('Case=Nom') && tokens[place + 2]?.upos === 'PROPN';
      if (isSubject || isTitle || counts.has(lemma))
        counts.set(lemma, (counts.get(lemma) ?? 0) + (isSubject || isTitle ? 1 : 0));
    }
  return counts;
}

/** Words before a comma that et follows, hardly ever a main clause. */
function listContentWords(sentences: readonly TreeSentence[]): string[] {
  const counts = new Map<string, { et: number; main: number }>();
  for (const tokens of sentences)
    for (const [place, { form }] of tokens.entries()) {
      const [word, next] = [tokens[place - 1], tokens[place + 1]];
      if (form !== ',' || !word || !next || !['NOUN', 'VERB', 'ADJ'].includes(word.upos)) continue;
      const count = counts.get(word.lemma) ?? { et: 0, main: 0 };
      if (next.form === 'et') count.et += 1;
      else if (beginsMainClause(tokens, place + 1)) count.main += 1;
      counts.set(word.lemma, count);
    }
  return [...counts]
    .flatMap(([lemma, { et, main }]) => (et >= LEAST_CONTENTS && main * 4 <= et ? [lemma] : []))
    .sort();
}

/** Verbs that stand with seal and siin, hardly ever with sinna and siia; `on sinna pandud` is no place of olema. */
function listStayingVerbs(sentences: readonly TreeSentence[]): string[] {
  const counts = new Map<string, { stay: number; go: number }>();
  for (const tokens of sentences)
    for (const { form, head } of tokens) {
      const verb = tokens[head];
      const lower = form.toLowerCase();
      if (verb?.upos !== 'VERB') continue;
      const count = counts.get(verb.lemma) ?? { stay: 0, go: 0 };
      if (lower === 'seal' || lower === 'siin') count.stay += 1;
      if (lower === 'sinna' || lower === 'siia') count.go += 1;
      counts.set(verb.lemma, count);
    }
  return [...counts]
    .flatMap(([lemma, { stay, go }]) =>
      lemma !== 'olema' && stay >= LEAST_STAYING && go * 10 <= stay ? [lemma] : [],
    )
    .sort();
}

/** Verbs whose object is more often total than partial. */
function listTotalVerbs(sentences: readonly TreeSentence[]): string[] {
  const counts = new Map<string, { total: number; partial: number }>();
  for (const tokens of sentences)
    for (const { relation, head, features, upos } of tokens) {
      const verb = tokens[head];
      if (relation !== 'obj' || upos !== 'NOUN' || verb?.upos !== 'VERB' || !features.includes('Number=Sing'))
        continue;
      const count = counts.get(verb.lemma) ?? { total: 0, partial: 0 };
      count[features.includes('Case=Par') ? 'partial' : 'total'] += 1;
      counts.set(verb.lemma, count);
    }
  return [...counts]
    .flatMap(([lemma, { total, partial }]) => (total >= LEAST_TOTAL && total * 3 > partial ? [lemma] : []))
    .sort();
}

/** Adpositions that follow their noun at least nineteen times in twenty. */
function listPostpositions(sentences: readonly TreeSentence[]): string[] {
  const counts = new Map<string, { before: number; after: number }>();
  for (const tokens of sentences)
    for (const [place, { upos, relation, form, head }] of tokens.entries()) {
      if (upos !== 'ADP' || relation !== 'case') continue;
      const count = counts.get(form.toLowerCase()) ?? { before: 0, after: 0 };
      count[place < head ? 'before' : 'after'] += 1;
      counts.set(form.toLowerCase(), count);
    }
  return [...counts]
    .flatMap(([form, { before, after }]) => (after >= LEAST_ADPOSITION && before * 19 <= after ? [form] : []))
    .sort();
}

function beginsMainClause(tokens: TreeSentence, place: number): boolean {
  const first = tokens[place]!;
  if (CLAUSE_WORDS.has(first.form.toLowerCase()) || CLAUSE_WORDS.has(first.lemma)) return false;
  const mark = tokens.findIndex(({ upos }, i) => i > place && upos === 'PUNCT');
  return tokens
    .slice(place, mark < 0 ? tokens.length : mark)
    .some(({ features }) => features.includes('VerbForm=Fin'));
}

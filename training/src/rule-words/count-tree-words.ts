import type { TreeSentence, TreeToken } from '../sources/read-treebank';

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
/** Groups of people: mis is right too. */
const GROUP =
  /(?:kond|valitsus|klubi|kassa|rühm|pere|politsei|ansambel|vald|hõim|liik|enamik|ajakiri|fakt)$/u;
const LEAST = 3;
/** Uses of a verb that show that it takes no object. */
const LEAST_BARE = 12;
const MOST_STEPS = 6;

/** How often something is so of a word, and how often the opposite. */
type Counts = ReadonlyMap<string, readonly [yes: number, no: number]>;
/** The word that a token speaks for or against. */
type Evidence = (
  token: TreeToken,
  place: number,
  tokens: TreeSentence,
) => readonly [word: string, isSo: boolean] | false;

function count(sentences: readonly TreeSentence[], readEvidence: Evidence): Counts {
  const counts = new Map<string, [number, number]>();
  for (const tokens of sentences)
    for (const [place, token] of tokens.entries()) {
      const evidence = readEvidence(token, place, tokens);
      if (!evidence) continue;
      const [word, isSo] = evidence;
      const own = counts.get(word) ?? [0, 0];
      own[isSo ? 0 : 1] += 1;
      counts.set(word, own);
    }
  return counts;
}

function select(counts: Counts, fits: (yes: number, no: number) => boolean): string[] {
  return [...counts].flatMap(([word, own]) => (fits(...own) ? [word] : [])).sort();
}

/** Lists of words by what the trees of the treebanks say of them. */
export function countTreeWords(
  sentences: readonly TreeSentence[],
): Record<
  | 'totalVerbs'
  | 'objectlessVerbs'
  | 'siinVerbs'
  | 'onlyPostpositions'
  | 'persons'
  | 'things'
  | 'contentWords',
  string[]
> {
  const antecedents = count(sentences, readAntecedent);
  const speakers = count(sentences, readSpeaker);
  const isPerson = (word: string): boolean => {
    const [kes, mis] = antecedents.get(word) ?? [0, 0];
    return kes + (speakers.get(word)?.[0] ?? 0) >= LEAST && mis * 10 <= kes && !GROUP.test(word);
  };
  return {
    totalVerbs: select(
      count(sentences, readObject),
      (total, partial) => total >= LEAST && total * 3 > partial,
    ),
    objectlessVerbs: select(
      count(sentences, readAnyObject),
      (objects, bare) => bare >= LEAST_BARE && objects * 50 <= bare,
    ),
    siinVerbs: select(count(sentences, readPlace), (stay, go) => stay >= LEAST && go * 10 <= stay),
    onlyPostpositions: select(
      count(sentences, readAdposition),
      (after, before) => after >= LEAST && before * 19 <= after,
    ),
    persons: [...new Set([...speakers.keys(), ...antecedents.keys()])].filter(isPerson).sort(),
    things: select(antecedents, (kes, mis) => mis > 0 && kes * 10 <= mis),
    contentWords: select(count(sentences, readContent), (et, main) => et >= LEAST && main * 4 <= et),
  };
}

/** Verbs whose object is total or partial. */
const readObject: Evidence = ({ relation, head, features, upos }, _, tokens) =>
  relation === 'obj' &&
  upos === 'NOUN' &&
  tokens[head]?.upos === 'VERB' &&
  features.includes('Number=Sing') && [tokens[head].lemma, !features.includes('Case=Par')];

/** Verbs with an object or without. */
const readAnyObject: Evidence = ({ upos, lemma }, place, tokens) =>
  upos === 'VERB' && [lemma, tokens.some(({ head, relation }) => head === place && relation === 'obj')];

/** Verbs with seal and siin or with sinna and siia; `on sinna pandud` is no place of olema. */
const readPlace: Evidence = ({ form, head }, _, tokens) => {
  const verb = tokens[head];
  const isPlace = /^(?:seal|siin|sinna|siia)$/iu.test(form);
  return isPlace && verb?.upos === 'VERB' && verb.lemma !== 'olema' && [verb.lemma, /[ln]$/iu.test(form)];
};

/** Adpositions behind or before their noun. */
const readAdposition: Evidence = ({ upos, relation, form, head }, place) =>
  upos === 'ADP' && relation === 'case' && [form.toLowerCase(), place > head];

/** Nouns that kes or mis speaks of, by the tree. */
const readAntecedent: Evidence = ({ upos, lemma }, place, tokens) => {
  if (upos !== 'PRON' || (lemma !== 'kes' && lemma !== 'mis')) return false;
  let at = place;
  for (let steps = 0; steps < MOST_STEPS && at >= 0; steps++) {
    const { relation, head } = tokens[at]!;
    if (relation.startsWith('acl')) {
      const noun = tokens[head];
      return noun?.upos === 'NOUN' && [noun.lemma, lemma === 'kes'];
    }
    at = head;
  }
  return false;
};

/** Nouns that are what somebody with a name is (`kirjanik Tammsaare`), or who says something. */
const readSpeaker: Evidence = ({ upos, lemma, relation, head, features }, place, tokens) => {
  if (upos !== 'NOUN') return false;
  const [next, last] = tokens.slice(place + 1, place + 3);
  const isSubject = relation.startsWith('nsubj') && SPEAKING.has(tokens[head]?.lemma ?? '');
  const isTitle = next?.upos === 'PROPN' && features.includes('Case=Nom') && last?.upos === 'PROPN';
  return (isSubject || isTitle) && [lemma, true];
};

/** Words before a comma that et or a main clause follows. */
const readContent: Evidence = ({ form }, place, tokens) => {
  const [word, next] = [tokens[place - 1], tokens[place + 1]];
  if (form !== ',' || !word || !next || !['NOUN', 'VERB', 'ADJ'].includes(word.upos)) return false;
  if (next.form === 'et') return [word.lemma, true];
  return beginsMainClause(tokens, place + 1) && [word.lemma, false];
};

function beginsMainClause(tokens: TreeSentence, place: number): boolean {
  const first = tokens[place]!;
  if (CLAUSE_WORDS.has(first.form.toLowerCase()) || CLAUSE_WORDS.has(first.lemma)) return false;
  const mark = tokens.findIndex(({ upos }, i) => i > place && upos === 'PUNCT');
  return tokens
    .slice(place, mark < 0 ? tokens.length : mark)
    .some(({ features }) => features.includes('VerbForm=Fin'));
}

import type { GrammarSentence, GrammarToken } from '@keelerada/corrector/sentence/grammar-sentence';
import {
  caseOfCode,
  childrenOf,
  hasCode,
  lemmaCodes,
  listCases,
  nominalCodes,
  relationOf,
} from '@keelerada/corrector/sentence/readings';

/** A verb in a sentence with the nominals that depend on it. */
export interface VerbUse {
  /** Cases that a dependent may be in. */
  readonly cases: ReadonlySet<string>;
  readonly dependents: readonly Dependent[];
}

export interface Dependent {
  /** Cases of the tagger's lemma; the short illative is left out where the form is a partitive too. */
  readonly cases: readonly string[];
  readonly kind: 'noun' | 'name' | 'pronoun';
}

type Counts = Map<string, number>;

/** What is counted in edited text. */
export interface Uses {
  readonly verbs: Map<string, VerbUse[]>;
  /** Adjectives by their lemma, participles in -tud by their form. */
  readonly adjectives: Map<string, VerbUse[]>;
  /** Unambiguous case of the noun right before a word that may be a postposition; `g` where a genitive is possible. */
  readonly before: Map<string, Counts>;
  /** Local cases of nouns in the singular, all of them, and those without an attribute. */
  readonly places: Map<string, Counts>;
  readonly barePlaces: Map<string, Counts>;
  /** How often each noun is there, in any form. */
  readonly nouns: Counts;
}

export const LOCAL_CASES = ['in', 'ad', 'ill', 'all', 'el', 'abl'] as const;
const RELATIONS = new Set(['obl', 'obj', 'xcomp', 'nmod', 'iobj', 'nsubj', 'advmod']);
/** Participles and the impersonal, whose objects have other cases. */
const IMPERSONAL = new Set(['tud', 'tav', 'takse', 'ti', 'ta', 'taks']);
const UNCOUNTED = new Set(['kes', 'mis', 'ise']);
const TIMES = new Set(
  'aasta kuu nädal päev tund minut sekund hommik õhtu öö kevad suvi sügis talv kord aeg nädalavahetus hetk lõuna esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev vahel sajand lapsepõlv'.split(
    ' ',
  ),
);

export function makeUses(): Uses {
  const maps = (): Map<string, Counts> => new Map();
  return {
    verbs: new Map(),
    adjectives: new Map(),
    ...{ before: maps(), places: maps(), barePlaces: maps() },
    nouns: new Map(),
  };
}

function add(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function addTo(table: Map<string, Counts>, word: string, key: string): void {
  const counts = table.get(word) ?? new Map<string, number>();
  table.set(word, counts);
  add(counts, key);
}

export function countUses(sentence: GrammarSentence, uses: Uses): void {
  sentence.tokens.forEach((token, at) => {
    if (!token.isWord) return;
    if (token.readings.some(({ partOfSpeech }) => partOfSpeech === 'K')) countAdposition(sentence, at, uses);
    if (token.pos === 'S' && token.upos !== 'PROPN') countPlace(sentence, at, uses);
    const adjective = findAdjective(token);
    if (adjective !== undefined) addUse(sentence, at, uses.adjectives, adjective);
    if (token.pos === 'V' && token.upos !== 'ADJ' && !IMPERSONAL.has(token.code))
      addUse(sentence, at, uses.verbs, token.lemma);
  });
}

/** The key of an adjective or participle, `rahul` included. */
function findAdjective({ pos, upos, lower, lemma, code }: GrammarToken): string | undefined {
  if (lower === 'rahul' || code === 'tud' || (pos === 'A' && lower.endsWith('tud'))) return lower;
  return pos === 'A' || upos === 'ADJ' ? lemma : undefined;
}

/** Adds the use of a word that no particle makes another word. */
function addUse(sentence: GrammarSentence, at: number, table: Map<string, VerbUse[]>, key: string): void {
  const children = childrenOf(sentence, at);
  if (children.some((i) => relationOf(sentence.tokens[i]!) === 'compound')) return;
  const own = table.get(key) ?? [];
  table.set(key, own);
  own.push(readVerbUse(sentence, children));
}

function readVerbUse(sentence: GrammarSentence, children: readonly number[]): VerbUse {
  const cases = new Set<string>();
  const dependents: Dependent[] = [];
  for (const i of children) {
    const token = sentence.tokens[i]!;
    const relations = childrenOf(sentence, i).map((j) => relationOf(sentence.tokens[j]!));
    const isSubject = relationOf(token) === 'nsubj' && hasCode(token, 'sg n', 'pl n');
    if (!RELATIONS.has(relationOf(token)) || token.pos === '' || !'SPHAN'.includes(token.pos)) continue;
    if (relations.includes('case') || isSubject || TIMES.has(token.lemma)) continue;
    for (const code of listCases(token)) cases.add(code);
    const own = readOwnCases(token);
    if (own.length === 0 || !token.isKnown || UNCOUNTED.has(token.lemma)) continue;
    if (relations.includes('nummod') || relations.includes('conj')) continue;
    const kind =
      token.pos === 'P' ? 'pronoun' : token.pos === 'H' || token.upos === 'PROPN' ? 'name' : 'noun';
    dependents.push({ cases: own, kind });
  }
  return { cases, dependents };
}

function readOwnCases(token: GrammarToken): string[] {
  const cases = [...new Set(lemmaCodes(token).map(caseOfCode))];
  return cases.includes('p') && cases.every((code) => ['p', 'ill', 'g'].includes(code))
    ? cases.filter((code) => code !== 'ill')
    : cases;
}

function countAdposition({ tokens }: GrammarSentence, at: number, uses: Uses): void {
  const word = tokens[at]!.lower;
  const before = tokens[at - 1];
  if (before?.isWord && before.pos === 'S' && before.isKnown && before.upos !== 'PROPN')
    addTo(uses.before, word, nameCases(nominalCodes(before).map(caseOfCode), 'g'));
}

/** The one case of a form, or `first` where it is among several, else `?`. */
function nameCases(cases: readonly string[], first: string): string {
  const own = [...new Set(cases)];
  if (own.includes(first)) return first;
  const isPartitive = own.includes('p') && own.every((code) => code === 'p' || code === 'ill');
  return own.length === 1 || isPartitive ? (isPartitive ? 'p' : own[0]!) : '?';
}

function countPlace(sentence: GrammarSentence, at: number, uses: Uses): void {
  const { code, lemma } = sentence.tokens[at]!;
  add(uses.nouns, lemma);
  const own = caseOfCode(code);
  const isLocal = LOCAL_CASES.some((local) => local === own) && !code.startsWith('pl');
  const children = childrenOf(sentence, at);
  if (!isLocal || children.some((i) => relationOf(sentence.tokens[i]!) === 'case')) return;
  addTo(uses.places, lemma, own);
  if (children.length === 0) addTo(uses.barePlaces, lemma, own);
}

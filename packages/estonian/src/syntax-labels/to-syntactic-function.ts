/**
 * Sentence parts in the codes of Estonian constraint grammar (Müürisep et al. 2003, "A New Language for Constraint Grammar:
 * Estonian"): subject, object, predicative, attribute, adverbial, conjunctive word, exclamation or address, word that a
 * quantifier governs, word that an adposition governs; then the verbs of the predicate: finite main verb, non-finite main
 * verb, finite auxiliary, non-finite auxiliary, negation.
 */
export const SYNTACTIC_FUNCTIONS = [
  ...(['@SUBJ', '@OBJ', '@PRD', 'AT', '@ADVL', '@J', '@B', 'QM', 'AP'] as const),
  ...(['@FMV', '@IMV', '@FCV', '@ICV', '@NEG'] as const),
] as const;

export type SyntacticFunction = (typeof SYNTACTIC_FUNCTIONS)[number];

/** A token of a dependency tree (`AnnotatedToken` fits). */
export interface SyntacticToken {
  readonly upos: string;
  /** UD features such as `Case=Gen|Number=Sing`, or `_`. */
  readonly features: string;
  /** Place of the head in the sentence; -1 for the root and where nothing is parsed. */
  readonly head: number;
  /** UD relation with its subtype; `_` where nothing is parsed. */
  readonly relation: string;
}

interface SyntacticSentence {
  readonly tokens: readonly SyntacticToken[];
}

/** What stands below a token, as bits. */
const COPULA = 1;
const AUXILIARY = 2;
const ADPOSITION = 4;
const GOVERNING_NUMERAL = 8;

/** Parts of a word that is written or counted as several: they share the function of their head. */
const SHARED_RELATIONS = new Set(['conj', 'list', 'fixed', 'goeswith', 'reparandum']);
/** Not parsed, a sign, or a relation that nothing is known of. */
const NO_FUNCTION = new Set(['_', 'punct', 'dep']);
const ATTRIBUTE_RELATIONS = new Set(['amod', 'det', 'nummod', 'nmod', 'acl', 'appos', 'flat', 'compound']);
/** Steps towards the root after which a tree goes round in a circle; real ones share over few. */
const MOST_STEPS = 50;
/** A finite verb in one of these heads a clause of its own. */
const CLAUSE_RELATIONS = new Set(['ccomp', 'advcl', 'acl', 'csubj', 'xcomp', 'conj', 'parataxis']);
const PREDICATE_FUNCTIONS = new Set<SyntacticFunction>(['@FMV', '@IMV', '@FCV', '@ICV', '@NEG']);

/**
 * The sentence part of each token, in order; null for punctuation and for what is not parsed. UD makes the noun the head of
 * adpositions and numerals, constraint grammar the other way round: in `maja ees` the noun is AP and the adposition has
 * the function of the phrase; in `kolm poissi` the partitive noun is QM and the numeral has it.
 */
export function listSyntacticFunctions({ tokens }: SyntacticSentence): readonly (SyntacticFunction | null)[] {
  const below = new Uint8Array(tokens.length);
  for (const token of tokens) {
    const head = tokens[token.head];
    if (head !== undefined) below[token.head]! |= describeDependent(token, head);
  }
  const finder = new FunctionFinder(tokens, below);
  return tokens.map(({ upos, relation }, place) => {
    const isNothing = upos === 'PUNCT' || NO_FUNCTION.has(relation);
    return isNothing ? null : finder.find(place);
  });
}

const known = new WeakMap<SyntacticSentence, readonly (SyntacticFunction | null)[]>();

/** The sentence part of one token of a sentence; see `listSyntacticFunctions`. Null for a token of another sentence. */
export function toSyntacticFunction(
  token: SyntacticToken,
  sentence: SyntacticSentence,
): SyntacticFunction | null {
  const functions = known.get(sentence) ?? listSyntacticFunctions(sentence);
  known.set(sentence, functions);
  return functions[sentence.tokens.indexOf(token)] ?? null;
}

function describeDependent(token: SyntacticToken, head: SyntacticToken): number {
  const relation = cutSubtype(token.relation);
  if (relation === 'cop') return COPULA;
  if (relation === 'aux') return isNegation(token) ? 0 : AUXILIARY;
  if (relation === 'case') return token.upos === 'ADP' ? ADPOSITION : 0;
  const governs = relation === 'nummod' && hasFeature(head, 'Case=Par') && !hasFeature(token, 'Case=Par');
  return governs ? GOVERNING_NUMERAL : 0;
}

class FunctionFinder {
  readonly #tokens: readonly SyntacticToken[];
  readonly #below: Uint8Array;

  constructor(tokens: readonly SyntacticToken[], below: Uint8Array) {
    this.#tokens = tokens;
    this.#below = below;
  }

  find(place: number, steps = MOST_STEPS): SyntacticFunction {
    if (this.#has(place, ADPOSITION)) return 'AP';
    if (this.#has(place, GOVERNING_NUMERAL)) return 'QM';
    return this.#findOfPhrase(place, steps);
  }

  #findOfPhrase(place: number, steps: number): SyntacticFunction {
    const token = this.#tokens[place]!;
    const relation = cutSubtype(token.relation);
    if (isFinite(token) && CLAUSE_RELATIONS.has(relation)) return '@FMV';
    const head = this.#tokens[token.head];
    if (SHARED_RELATIONS.has(relation) && head !== undefined && steps > 0) {
      const shared = this.find(token.head, steps - 1);
      const isClauseOfItsOwn = relation === 'conj' && PREDICATE_FUNCTIONS.has(shared);
      return isClauseOfItsOwn ? this.#findOfClauseHead(place) : shared;
    }
    if (relation === 'case' && token.upos === 'ADP' && head !== undefined)
      return head.relation.startsWith('nmod') ? 'AT' : '@ADVL';
    if (relation === 'nummod' && head !== undefined && steps > 0 && this.#has(token.head, GOVERNING_NUMERAL))
      return hasFeature(token, 'Case=Par') ? 'AT' : this.#findOfPhrase(token.head, steps - 1);
    return findByRelation(token, relation) ?? this.#findOfClauseHead(place);
  }

  #findOfClauseHead(place: number): SyntacticFunction {
    const token = this.#tokens[place]!;
    if (token.upos === 'ADV') return '@ADVL';
    if (token.upos === 'INTJ') return '@B';
    if (this.#has(place, COPULA)) return isPredicativeForm(token) ? '@PRD' : '@ADVL';
    if (token.upos === 'VERB' || token.upos === 'AUX') return isFinite(token) ? '@FMV' : '@IMV';
    if (this.#has(place, AUXILIARY)) return '@IMV';
    return findOfFragment(token);
  }

  #has(place: number, bit: number): boolean {
    return (this.#below[place]! & bit) !== 0;
  }
}

/** Null if the token heads a clause. */
function findByRelation(token: SyntacticToken, relation: string): SyntacticFunction | null {
  if (relation === 'nsubj' || relation === 'csubj') return '@SUBJ';
  if (relation === 'obj' || relation === 'ccomp' || relation === 'iobj') return '@OBJ';
  if (relation === 'aux') return isNegation(token) ? '@NEG' : isFinite(token) ? '@FCV' : '@ICV';
  if (relation === 'cop') return isFinite(token) ? '@FMV' : '@IMV';
  if (relation === 'xcomp') return findOfOpenComplement(token);
  if (relation === 'cc' || relation === 'mark' || relation === 'case') return '@J';
  if (relation === 'discourse' || relation === 'vocative') return '@B';
  if (token.relation === 'compound:prt') return '@ADVL';
  // A measure and what is measured: `klaas vett`.
  if (relation === 'nmod' && hasFeature(token, 'Case=Par')) return 'QM';
  if (ATTRIBUTE_RELATIONS.has(relation)) return 'AT';
  return relation === 'root' || relation === 'parataxis' ? null : '@ADVL';
}

/** `hakkab tegema`, `saab õpetajaks`, `tundub hea`. */
function findOfOpenComplement(token: SyntacticToken): SyntacticFunction {
  if (token.upos === 'VERB' || token.upos === 'AUX') return '@IMV';
  return hasFeature(token, 'Case=Nom') ? '@PRD' : '@ADVL';
}

/** A nominal that heads a clause without a verb, such as a heading. */
function findOfFragment(token: SyntacticToken): SyntacticFunction {
  const isNominative = !token.features.includes('Case=') || hasFeature(token, 'Case=Nom');
  if (isNominative) return token.upos === 'ADJ' ? '@PRD' : '@SUBJ';
  return hasFeature(token, 'Case=Par') ? '@OBJ' : '@ADVL';
}

/** Predicatives stand in the nominative, partitive or genitive; with `olema` other cases tell place, time or state. */
function isPredicativeForm(token: SyntacticToken): boolean {
  return !token.features.includes('Case=') || /Case=(?:Nom|Par|Gen)/.test(token.features);
}

function isFinite(token: SyntacticToken): boolean {
  return hasFeature(token, 'VerbForm=Fin');
}

/** `ei` and `ära`; `pole` is a verb that is negated. */
function isNegation(token: SyntacticToken): boolean {
  return hasFeature(token, 'Polarity=Neg') && (!isFinite(token) || hasFeature(token, 'Mood=Imp'));
}

/** The features asked for are part of no other. */
function hasFeature(token: SyntacticToken, feature: string): boolean {
  return token.features.includes(feature);
}

function cutSubtype(relation: string): string {
  const colon = relation.indexOf(':');
  return colon < 0 ? relation : relation.slice(0, colon);
}

import type { ContextClause, ContextQuery, Modifier, Prefix, SearchClause } from './context-query';
import type { FormSearch } from './form-search';
import { joinPhrases, type Phrase, readTerm, type TermReading } from './read-term';
import { sruDiagnostic, UnansweredSearchError } from './search-diagnostic';

/** The context set of the language itself, by any of the names it has had. */
const CQL_SET =
  /^(?:cql|info:srw\/cql-context-set\/1\/cql-v\d\.\d|http:\/\/docs\.oasis-open\.org\/.*cql.*)$/iu;
const ANY_INDEX = 'serverchoice';
/** Searches that `or` joins, and those that `and` joins inside one of them: each order of these is a pattern. */
const MAX_CHOICES = 24;
const MAX_JOINED = 4;
/** Places of a query once every order is written out. */
const MAX_PLACES = 600;
/** Signs for any letters in a phrase that is marked; more would take a regular expression long. */
const MAX_MARKED_MASKS = 2;

/** Phrases that stand in one sentence. */
type Joined = readonly Phrase[];

/**
 * The query by form that finds what a query of CQL asks for: words, phrases, `and` inside a sentence, `or`. Capital letters
 * count unless a modifier says otherwise. Throws UnansweredSearchError.
 */
export function translateContextQuery(query: ContextQuery): FormSearch {
  const clauses = listSearches(query.clause);
  const isFolded = clauses.every(({ relation }) => findCase(relation?.modifiers ?? []) === 'ignore');
  const reader = new ClauseReader(isFolded);
  const choices = reader.readQuery(query, new Map());
  const patterns = choices.flatMap((joined) => listOrders(dropContained(joined)));
  const places = patterns.reduce((sum, order) => sum + countPlaces(order), 0);
  if (places > MAX_PLACES) throw tooManyOperators();
  const written = patterns.map((order) => order.map((phrase) => phrase.places.join(' ')).join(' []* '));
  const isJoined = patterns.some((order) => order.length > 1);
  const isMarked = isJoined && choices.flat().every(({ masks }) => masks <= MAX_MARKED_MASKS);
  const cql = written.length === 1 ? written[0]! : written.map((one) => `(${one})`).join(' | ');
  return {
    cql: isJoined ? `(${cql}) within s` : cql,
    keepCapitalization: !isFolded,
    ...(isMarked && { marked: writeMarked(choices.flat()) }),
    rewrites: [],
  };
}

const countPlaces = (order: Joined): number =>
  order.reduce((sum, { places }) => sum + places.length, order.length - 1);

function tooManyOperators(): UnansweredSearchError {
  return new UnansweredSearchError(
    sruDiagnostic(38),
    String(MAX_JOINED),
    `At most ${MAX_JOINED} searches can be joined by and, ${MAX_CHOICES} by or.`,
  );
}

/** Reads clauses as choices of phrases that stand together. */
class ClauseReader {
  readonly #isFolded: boolean;

  constructor(isFolded: boolean) {
    this.#isFolded = isFolded;
  }

  readQuery({ clause, sortedBy }: ContextQuery, sets: ReadonlyMap<string, string>): Joined[] {
    if (sortedBy.length > 0)
      throw new UnansweredSearchError(sruDiagnostic(80), sortedBy[0]!, 'Records are not sorted.');
    return this.#readClause(clause, sets);
  }

  #readClause(clause: ContextClause, sets: ReadonlyMap<string, string>): Joined[] {
    if (clause.kind === 'scoped') return this.readQuery(clause.query, addPrefixes(sets, clause.prefixes));
    if (clause.kind === 'search') return this.#readSearch(clause, sets);
    const { operator, modifiers } = clause;
    if (operator === 'prox')
      throw new UnansweredSearchError(sruDiagnostic(39), 'prox', 'Nearness is not supported.');
    if (operator === 'not')
      throw new UnansweredSearchError(sruDiagnostic(37), 'not', 'Searches are joined by and, or.');
    const [modifier] = modifiers;
    if (modifier !== undefined)
      throw new UnansweredSearchError(sruDiagnostic(46), modifier.name, `${operator} has no modifiers.`);
    const left = this.#readClause(clause.left, sets);
    const right = this.#readClause(clause.right, sets);
    return operator === 'or' ? limit([...left, ...right]) : join(left, right);
  }

  #readSearch(clause: SearchClause, sets: ReadonlyMap<string, string>): Joined[] {
    checkIndex(clause.index ?? 'cql.serverChoice', sets);
    const { name = '=', modifiers = [] } = clause.relation ?? {};
    const words = readTerm(clause.term, readModifiers(modifiers, this.#isFolded));
    switch (readName(name, sets)) {
      case '=':
      case 'scr':
      case 'adj':
        return [[joinPhrases(words)]];
      case 'any':
        return limit(words.map((word) => [word]));
      case 'all':
        return limit([words]);
      default:
        throw new UnansweredSearchError(
          sruDiagnostic(19),
          name,
          `There is no relation ${name}: use =, adj, any or all.`,
        );
    }
  }
}

function addPrefixes(
  sets: ReadonlyMap<string, string>,
  prefixes: readonly Prefix[],
): ReadonlyMap<string, string> {
  return new Map([...sets, ...prefixes.map(({ name, uri }) => [(name ?? '').toLowerCase(), uri] as const)]);
}

/** A name without its set, in small letters, if the set is that of the language; the name as it is without a set. */
function readName(name: string, sets: ReadonlyMap<string, string>): string {
  const [first, ...rest] = name.toLowerCase().split('.');
  if (rest.length === 0) return first!;
  return CQL_SET.test(sets.get(first!) ?? first!) ? rest.join('.') : name;
}

function checkIndex(index: string, sets: ReadonlyMap<string, string>): void {
  const at = index.indexOf('.');
  const prefix = at < 0 ? '' : index.slice(0, at);
  const set = sets.get(prefix.toLowerCase()) ?? (at < 0 ? 'cql' : prefix);
  if (!CQL_SET.test(set))
    throw new UnansweredSearchError(
      sruDiagnostic(15),
      prefix || set,
      'Only indexes of the set cql can be asked for.',
    );
  const name = index.slice(at + 1).toLowerCase();
  if (name === ANY_INDEX) return;
  if (name === 'resultsetid')
    throw new UnansweredSearchError(sruDiagnostic(50), index, 'Result sets are not kept.');
  throw new UnansweredSearchError(
    sruDiagnostic(16),
    index,
    `There is no index ${index}: give the term alone, or cql.serverChoice.`,
  );
}

const modifierName = ({ name }: Modifier): string => name.toLowerCase().replace(/^cql\./u, '');

function findCase(modifiers: readonly Modifier[]): 'ignore' | 'respect' {
  return modifiers.some((modifier) => modifierName(modifier) === 'ignorecase') ? 'ignore' : 'respect';
}

function readModifiers(modifiers: readonly Modifier[], isFolded: boolean): TermReading {
  const names = new Set(modifiers.map(modifierName));
  for (const modifier of modifiers) {
    const known = ['ignorecase', 'respectcase', 'ignoreaccents', 'respectaccents', 'masked', 'unmasked'];
    if (known.includes(modifierName(modifier)) && modifier.relation === null) continue;
    throw new UnansweredSearchError(
      sruDiagnostic(20),
      modifier.name,
      `There is no modifier ${modifier.name}: use ${known.join(', ')}.`,
    );
  }
  for (const one of ['case', 'accents'])
    if (names.has(`ignore${one}`) && names.has(`respect${one}`))
      throw new UnansweredSearchError(
        sruDiagnostic(21),
        `ignore${one}`,
        'The modifiers contradict each other.',
      );
  const toMarks = names.has('ignoreaccents');
  const toCase = names.has('ignorecase') && (!isFolded || toMarks);
  return { toCase, toMarks, isMasked: !names.has('unmasked') };
}

function limit(choices: readonly Joined[]): Joined[] {
  const isTooMany = choices.length > MAX_CHOICES || choices.some(({ length }) => length > MAX_JOINED);
  if (isTooMany) throw tooManyOperators();
  return [...choices];
}

function join(left: readonly Joined[], right: readonly Joined[]): Joined[] {
  if (left.length * right.length > MAX_CHOICES) throw tooManyOperators();
  const joined = left.flatMap((one) => right.map((other) => dropContained([...one, ...other])));
  return limit(joined);
}

/** A phrase that another one holds asks for nothing more: `kass AND "väike kass"`. */
function dropContained(phrases: Joined): Joined {
  const names = phrases.map(({ places }) => `\u0000${places.join('\u0000')}\u0000`);
  return phrases.filter(
    (_, i) =>
      !names.some(
        (name, other) => other !== i && name.includes(names[i]!) && (name !== names[i] || other < i),
      ),
  );
}

function listOrders(phrases: Joined): Joined[] {
  if (phrases.length <= 1) return [phrases];
  return phrases.flatMap((first, i) =>
    listOrders(phrases.filter((_, other) => other !== i)).map((rest) => [first, ...rest]),
  );
}

/** The phrases wherever they stand as whole words; what a mark of punctuation begins or ends needs no border there. */
function writeMarked(phrases: Joined): string {
  const written = new Set(phrases.map(({ found }) => found.join('\\s*')));
  const longestFirst = [...written].sort((one, other) => other.length - one.length);
  return `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`;
}

function listSearches(clause: ContextClause): SearchClause[] {
  if (clause.kind === 'search') return [clause];
  return clause.kind === 'scoped'
    ? listSearches(clause.query.clause)
    : [...listSearches(clause.left), ...listSearches(clause.right)];
}

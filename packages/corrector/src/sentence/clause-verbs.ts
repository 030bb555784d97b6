import { isSubordinator } from './clauses';
import { isFinite, type GrammarSentence, type GrammarToken } from './grammar-sentence';
import { hasCode, listWords } from './readings';

/** Forms of a verb whose subject is a speaker or a hearer: no noun beside it is the subject. */
export const SPEAKER_CODES = listWords('n me te sin sime site ksime ksite');
export const PLURAL_CODES = listWords('vad sid ksid me te sime site ksime ksite');
export const THIRD_CODES = listWords('b s ks nuks neg o nud vat');
const PERSON_CODES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['ma', 'mina'].map((word) => [word, listWords('n sin ksin neg nuks o nud')] as const),
  ...['sa', 'sina'].map((word) => [word, listWords('d sid ksid neg nuks o nud')] as const),
  ...['ta', 'tema', 'see', 'too', 'kes', 'mis'].map((word) => [word, THIRD_CODES] as const),
  ...['nad', 'nemad', 'need', 'nood'].map(
    (word) => [word, listWords('vad sid ksid neg nuks o nud')] as const,
  ),
]);
export const SPEAKERS = listWords('ma mina sa sina');
const FARTHEST_VERB = 12;
/** Relations of a finite verb whose subject hangs on another word. */
const HELPERS = listWords('aux cop');
const BORDERS = listWords(', ; : ( ) - – —');

/** The nearest finite verb on each side of a word, as far as no mark and no conjunction stands between. */
export function findClauseVerbs({ tokens }: GrammarSentence, at: number): GrammarToken[] {
  const isBorder = (token: GrammarToken | undefined): boolean => !token?.isWord || token.pos === 'J';
  return [-1, 1].flatMap((step) => {
    const verbs: GrammarToken[] = [];
    for (let i = at + step; Math.abs(i - at) <= FARTHEST_VERB && !isBorder(tokens[i]); i += step)
      if (isFinite(tokens[i]!)) {
        verbs.push(tokens[i]!);
        break;
      }
    return verbs;
  });
}

/** True where a word in the nominative is neither the subject nor the object of its clause, judged by its verb. */
export function isLeftOver(sentence: GrammarSentence, at: number): boolean {
  const token = sentence.tokens[at]!;
  const verbs = findClauseVerbs(sentence, at);
  if (SPEAKERS.has(token.lower)) return verbs.length > 0;
  if (token.pos !== 'S' || !hasCode(token, 'sg n')) return false;
  return verbs.length > 0 && verbs.every(({ code }) => SPEAKER_CODES.has(code) || PLURAL_CODES.has(code));
}

/** True where a pronoun in the nominative may be the subject of its clause. */
export function isSubjectPronoun(sentence: GrammarSentence, at: number): boolean {
  const { pos, lower } = sentence.tokens[at]!;
  const codes = pos === 'P' ? PERSON_CODES.get(lower) : undefined;
  const { tokens } = sentence;
  const isOther = (verb: GrammarToken): boolean =>
    tokens.some(
      ({ head, relation }, i) =>
        i !== at &&
        relation.startsWith('nsubj') &&
        (tokens[head] === verb || (head === verb.head && HELPERS.has(verb.relation.split(':')[0]!))),
    );
  return (
    codes !== undefined &&
    findClauseVerbs(sentence, at).some((verb) => codes.has(verb.code) && !isOther(verb))
  );
}

/** True where no clause border and no other finite verb stands between a word and its verb. */
export function isInClause({ tokens }: GrammarSentence, at: number, verb: number): boolean {
  const own = tokens[verb]!;
  return tokens.slice(Math.min(at, verb) + 1, Math.max(at, verb)).every((token, i) => {
    const place = Math.min(at, verb) + 1 + i;
    const isOwn = token.head === verb || own.head === place || token.head === own.head;
    return token.isWord ? !isSubordinator(token) && (isOwn || !isFinite(token)) : !BORDERS.has(token.form);
  });
}

import { findSegment } from './clauses';
import { isFinite, type GrammarSentence, type GrammarToken } from './grammar-sentence';
import { agree } from './phrase';
import { caseOfCode, childrenOf, hasPart, isOnly, listWords, nominalCodes, relationOf } from './readings';

/** Attributes that keep one form, or that go with several. */
const UNCHANGED = listWords(
  'eri igasugu kogu täis väärt muidu eraldi lausa katki valmis purjus palju mitu iga ise igat vähe samasugune paar pool veerand üks kaks omaette ainuke mõlema mõlemad tuhat sada miljon rohkem vähem enam oma igaüks keegi miski kes mis missugune milline kõik muu teine esimene eelmine ligi üle alla kuni umbes',
);
/** Those of `UNCHANGED` that do agree where nothing else can be meant. */
const AGREEING_AFTER_ALL = listWords('esimene eelmine teine samasugune milline missugune');
/** Pronouns that stand before a noun as an adjective does. */
const POINTED_CODES = ['sg el', 'sg all', 'sg ad', 'sg in', 'sg abl', 'sg tr'];
const DETERMINERS = listWords('see too sama mõni');
/** Cases whose ending the noun alone has. */
const ENDLESS = listWords('ter ab kom');
/** Cases that a noun after a predicative adjective seldom has, and that no subject or object has. */
const OBLIQUE = listWords('ill in el all ad abl tr kom ter ab');
/** Verbs with a predicative in the nominative. */
const LINKING = listWords('olema jääma tunduma näima paistma muutuma püsima seisma');

/** True if some readings of both agree; an adjective has no ending of the last cases before a noun that has it. */
export function canAgree(attribute: GrammarToken, noun: GrammarToken): boolean {
  const [own, others] = [nominalCodes(attribute), nominalCodes(noun)];
  const isLastCase =
    attribute.pos === 'A' && !hasPart(attribute, 'S') && ENDLESS.has(caseOfCode(attribute.code));
  if (isLastCase && own.length === 1 && others.length === 1 && own[0] === others[0]) return false;
  return own.some((code) => others.some((other) => agree(code, other)));
}

function isAttribute({ tokens }: GrammarSentence, at: number): boolean {
  const token = tokens[at]!;
  if (!['A', 'C', 'U', 'P', 'O'].includes(token.pos) || token.upos === 'PROPN') return false;
  if (UNCHANGED.has(token.lemma) && !AGREEING_AFTER_ALL.has(token.lemma)) return false;
  if (/[kg]i$/u.test(token.lower)) return false;
  if (token.pos === 'P' && !DETERMINERS.has(token.lemma)) return false;
  if (hasPart(token, 'GVDKJNI') || token.readings.some(({ form }) => form === '')) return false;
  if (caseOfCode(token.code) === 'tr' || caseOfCode(token.code) === 'es') return false;
  return !(
    hasPart(token, 'S') &&
    token.readings.some(({ partOfSpeech, form }) => partOfSpeech === 'S' && / (?:g|el|in)$/u.test(form))
  );
}

/** `aru sellest reegli`, `suures firma`: the attribute shows the case that the verb asks for. */
export function isPointing(tokens: readonly GrammarToken[], at: number): boolean {
  const [pronoun, noun, next] = tokens.slice(at, at + 3);
  const isShown = pronoun?.lemma === 'see' || (pronoun?.pos === 'A' && !hasPart(pronoun, 'SDKV'));
  if (!pronoun || !isShown || !isOnly(pronoun, ...POINTED_CODES) || noun?.pos !== 'S') return false;
  if (next?.isWord) return isOnly(noun, 'sg g') && !hasPart(next, 'SACPHK');
  return at > 0 && isOnly(noun, 'sg n', 'sg g');
}

/** Places of the attributes right before a noun, nearest last. */
export function listAttributes(sentence: GrammarSentence, noun: number): number[] {
  const { tokens } = sentence;
  const places: number[] = [];
  for (let i = noun - 1; i >= 0 && isAttribute(sentence, i); i--) {
    const isByTree = tokens[i]!.head === noun && ['amod', 'det', 'acl'].includes(relationOf(tokens[i]!));
    if (!isByTree && !isByPlace(sentence, i, noun)) break;
    // `selle esimestes ridades`: whose, not which.
    if (tokens[i]!.lower === 'selle' && nominalCodes(tokens[noun]!).every((code) => code.startsWith('pl')))
      break;
    places.unshift(i);
  }
  return places;
}

/**
 * An adjective in its base form right before a noun in a local or other adverbial case, where no linking verb makes it a
 * predicative. The tree of a sentence with such an error seldom joins the two.
 */
function isByPlace(sentence: GrammarSentence, at: number, noun: number): boolean {
  const { tokens } = sentence;
  const token = tokens[at]!;
  if (isPointing(tokens, at)) return at === noun - 1;
  if (at !== noun - 1 || token.pos === 'P' || hasPart(token, 'S') || !isOnly(token, 'sg n', 'pl n'))
    return false;
  if (!nominalCodes(tokens[noun]!).every((code) => OBLIQUE.has(caseOfCode(code)))) return false;
  if (childrenOf(sentence, at).some((i) => ['cop', 'nsubj', 'case'].includes(relationOf(tokens[i]!))))
    return false;
  const [left, right] = findSegment(tokens, at);
  const clause = tokens.slice(left, right);
  return clause.some(isFinite) && !clause.some(({ lemma, pos }) => pos === 'V' && LINKING.has(lemma));
}

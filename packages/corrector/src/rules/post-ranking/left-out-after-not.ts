import { isSubordinator } from '../../sentence/clauses';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { hasPart, listWords } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';

const VERB_CODES = listWords('o nud tud ks da neg');
const LINKS = listWords('ja ning aga kuid vaid või ega');
/** After these the negation is no verb of its own: `ei ema ega isa`, `ei mingit juttu`. */
const NO_VERB = listWords('ei ega mitte midagi mingit ühtki ühtegi enam iial kunagi rohkem vähem või');

function isBorder(token: GrammarToken): boolean {
  return !token.isWord || LINKS.has(token.lower) || isSubordinator(token);
}

/** True for a verb form after ei that the tagger read as another word. */
function isMaybeVerb({ readings, pos }: GrammarToken): boolean {
  const isForm = readings.some(({ partOfSpeech, form }) => partOfSpeech === 'V' && VERB_CODES.has(form));
  return isForm && pos !== 'D';
}

/** `ma ei kodus`: after ei comes a verb. */
function findNot({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, next, before] = [tokens[at]!, tokens[at + 1], tokens[at - 1]];
  if (token.lower !== 'ei' || !before?.isWord || !next?.isWord || NO_VERB.has(next.lower) || next.pos === 'N')
    return [];
  let [from, to] = [at, at + 1];
  while (from > 0 && !isBorder(tokens[from - 1]!)) from -= 1;
  while (to < tokens.length && !isBorder(tokens[to]!)) to += 1;
  const clause = [...tokens.slice(from, at), ...tokens.slice(at + 1, to)];
  if (hasPart(next, 'V') || clause.some((word) => word.pos === 'V' || !word.isKnown || isMaybeVerb(word)))
    return [];
  if (tokens[to]?.form !== '.' && tokens[to]?.form !== ',' && tokens[to]?.isWord !== true) return [];
  const isUnderstanding = clause.some(({ lower }) => lower === 'aru');
  const wanted = [[isUnderstanding ? 'saa' : 'ole']];
  return [{ start: at + 1, end: at + 1, wanted, variant: 'verb', word: token.form, isCertain: true }];
}

export const leftOutAfterNot: Rule = {
  id: 'left-out-after-not',
  examples: ['Ma ei ole täna kodus.', 'Ta ei saanud minust aru.'],
  errorType: 'missingWordError',
  find: (sentence) => sentence.tokens.flatMap((_, at) => findNot(sentence, at)),
};

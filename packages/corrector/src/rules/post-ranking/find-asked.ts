import { makeTable } from '@keelerada/estonian/make-table';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCase, hasCode, hasPart, isOnly, listWords } from '../../sentence/readings';
import { makeCasedHit, makePhraseHit, makeWordHit } from '../../sentence/rule-hits';
import type { RuleHit } from '../../sentence/rule';
import { isPersonNoun, PERSON_CODES } from './persons';

type AskedCase = 'el' | 'kom' | 'in' | 'p' | 'all';
const QUESTIONS = makeTable({
  el: 'kellest? millest?',
  kom: 'kellega? millega?',
  in: 'kelles? milles?',
  p: 'keda? mida?',
  all: 'kellele?',
});
/** Words that ask for a case, whatever the verb. */
const ASKING = makeTable<AskedCase>({
  ...{ huvitatud: 'el', rahul: 'kom', seotud: 'kom', abielus: 'kom', kursis: 'kom', nõus: 'kom' },
  ...{ pettunud: 'in', vaja: 'p' },
});
const WITHOUT = makeTable({
  ...{ mind: 'minuta', sind: 'sinuta', teda: 'temata', meid: 'meieta', teid: 'teieta', neid: 'nendeta' },
  ...{ ma: 'minuta', mina: 'minuta', sa: 'sinuta', sina: 'sinuta', ta: 'temata', tema: 'temata' },
  ...{ me: 'meieta', meie: 'meieta', te: 'teieta', teie: 'teieta', nad: 'nendeta', nemad: 'nendeta' },
});

const TO_WHOM = makeTable({
  ...{ ma: 'mulle', mina: 'mulle', sa: 'sulle', sina: 'sulle', ta: 'talle' },
  ...{ me: 'meile', te: 'teile', nad: 'neile', nemad: 'neile' },
});
const OWNERS = listWords('oma minu sinu tema meie teie nende');
const SPEAKERS = listWords('n me sin sime');
const GIVING = listWords(
  'andma kinkima ostma tooma näitama laenama pakkuma müüma kirjutama joonistama ütlema',
);

function ask(sentence: GrammarSentence, at: number, code: AskedCase, word: string): RuleHit[] {
  const number = hasCode(sentence.tokens[at]!, 'pl n') ? 'pl' : 'sg';
  const details = { case: code, question: QUESTIONS.get(code)! };
  return makePhraseHit(sentence.tokens, at, `${number} ${code}`, { variant: 'asked', word, details });
}

export const isBare = (token: GrammarToken | undefined): token is GrammarToken =>
  token?.pos === 'S' && token.isKnown && !hasPart(token, 'DKJN');

/** The noun behind attributes in the base form or the genitive: `rahul teie poe teenindus`. */
function findPhraseEnd({ tokens }: GrammarSentence, at: number): number {
  const isAttribute = (token: GrammarToken): boolean =>
    (token.pos === 'A' && token.code === 'sg n') || OWNERS.has(token.lower) || isOnly(token, 'sg g', 'pl g');
  let noun = at;
  while (tokens[noun + 1]?.pos === 'S' && isAttribute(tokens[noun]!)) noun += 1;
  return noun;
}

/** `huvitatud ajalugu`, `vaja uus arvuti`: the base form at the end of a clause, behind a word that asks for a case. */
export function findAsked(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const code = ASKING.get(tokens[at]!.lower);
  const noun = findPhraseEnd(sentence, at + 1);
  const token = tokens[noun];
  if (code === undefined || !isBare(token) || tokens[noun + 1]?.isWord) return [];
  // `Vaja on uus arvuti`, `minuga rahul ema`: the subject.
  const hasSubject = tokens
    .slice(0, at)
    .some((one) => hasCode(one, 'sg n', 'pl n') || one.code.endsWith(' ad') || SPEAKERS.has(one.code));
  if (!hasSubject || !tokens.slice(0, at).some(isFinite) || !hasCode(token, 'sg n')) return [];
  if (hasCode(token, 'sg p') && code === 'p') return [];
  // `sellega seotud palve`: it has what it asks for.
  if (hasCase(tokens[at - 1] ?? token, code)) return [];
  return ask(sentence, noun, code, tokens[at]!.form);
}

/** `helistasin oma vanaema`: whom somebody calls. */
export function findCalled(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const noun = ['oma', 'minu'].includes(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const token = tokens[noun];
  if (verb.lemma !== 'helistama' || !hasCode(verb, 'n', 'me', 'sin', 'sime', 'da', 'ma')) return [];
  if (!isBare(token) || !isPersonNoun(token) || tokens[noun + 1]?.isWord) return [];
  return isOnly(token, 'sg n', 'sg g', 'sg p', 'adt') ? ask(sentence, noun, 'all', verb.form) : [];
}

/** `ostsin poeg jalgratta`, `andis mina raamatu`: who gets what is behind it. */
export function findRecipient(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  if (!GIVING.has(verb.lemma) || !isFinite(verb)) return [];
  const isOwned = tokens[at + 1]?.lower === 'oma';
  const place = isOwned ? at + 2 : at + 1;
  const token = tokens[place]!;
  const given = ['A', 'P', 'G'].includes(tokens[place + 1]?.pos ?? '')
    ? tokens[place + 2]
    : tokens[place + 1];
  const isGiven =
    given?.pos === 'S' && !isPersonNoun(given) && hasCode(given, 'sg g', 'sg p', 'pl n', 'pl p');
  if (!isGiven) return [];
  const pronoun = TO_WHOM.get(token.lower);
  const isOther = PERSON_CODES.get(token.lower)?.includes(verb.code) === false;
  const details = { case: 'all', question: 'kellele?' };
  if (pronoun !== undefined && isOther)
    return makeWordHit(place, pronoun, { variant: 'asked', word: verb.form, details });
  const isPerson = isBare(token) && isPersonNoun(token) && isOnly(token, 'sg n');
  return isPerson && SPEAKERS.has(verb.code) ? ask(sentence, place, 'all', verb.form) : [];
}

const OWNER_FORMS = makeTable({ mina: 'minu', sina: 'sinu' });

/** `mina nimi on Anna`: whose it is. */
export function findOwner({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [owner, noun, verb] = tokens.slice(at, at + 3);
  const wanted = OWNER_FORMS.get(owner!.lower);
  if (wanted === undefined || !isBare(noun) || !verb || !['b', 's', 'vad', 'ks'].includes(verb.code))
    return [];
  if (!hasCode(noun, 'sg n', 'pl n') || tokens[at - 1]?.pos === 'J') return [];
  const details = { case: 'g', question: 'kelle?' };
  return makeCasedHit(at, wanted, owner!, { variant: 'asked', word: noun.form, details });
}

const TELLING = listWords('ütlema rääkima teatama kinnitama lubama vastama selgitama kirjutama');

/** `õpetaja ütles õpilased, et`: whom somebody tells it. */
export function findTold(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const token = tokens[at + 1];
  const [comma, link] = [tokens[at + 2], tokens[at + 3]];
  if (!TELLING.has(verb.lemma) || !isBare(token) || !isPersonNoun(token)) return [];
  if (comma?.form !== ',' || !['et', 'kuidas', 'miks', 'kus'].includes(link?.lower ?? '')) return [];
  const subject = tokens[at - 1];
  const hasSubject =
    SPEAKERS.has(verb.code) ||
    (subject !== undefined && hasCode(subject, 'sg n') && ['b', 's'].includes(verb.code));
  return hasSubject && hasCode(token, 'sg n', 'pl n') ? ask(sentence, at + 1, 'all', verb.form) : [];
}

/** `ilma sina` */
export function findWithout({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const token = tokens[at + 1];
  const wanted = WITHOUT.get(token?.lower ?? '');
  // `ilma teda nägemata`, `ilma tema abita`
  const isOther = tokens[at + 2]?.pos === 'S' || tokens.slice(at + 2).some(({ code }) => code === 'mata');
  if (tokens[at]!.lower !== 'ilma' || wanted === undefined || isOther) return [];
  const details = { case: 'ab', question: 'kelleta?' };
  return makeCasedHit(at + 1, wanted, token!, { variant: 'asked', word: tokens[at]!.form, details });
}

import { makeHit } from '../sentence/rule-hits';
import type { RuleVariant } from '../messages/messages';
import { type GrammarSentence, type GrammarToken, isFinite } from '../sentence/grammar-sentence';
import { caseOfCode, hasCode, hasPart, listWords } from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

const COORDINATORS = listWords('ja ning või ega ehk');
const SUBORDINATORS = listWords(
  'et kui kes mis kus kuhu kust sest kuigi kuna kuidas miks millal nagu kas ehkki kelle mille keda mida kellele millele kellega millega kellel millel millest kellest milles kelles kumb selleks',
);
const EQUAL = listWords('sama nii niisama');
const VIEWS = listWords('arvates meelest jaoks sõnul andmetel');
/** Behind the words of a speech: `Üheksas korrus, mõtles ta`. */
const SAYING = listWords(
  'ütlema mõtlema küsima vastama arvama hüüdma karjuma sosistama lausuma teatama kinnitama nentima rääkima kirjutama',
);
const LONGEST_BEGINNING = 5;
/** Words after the comma before another one: a short piece may be put in between, `Ise, tundub, ei tea ta seda`. */
const SHORTEST_REST = 4;
/** Vabamorf's codes of commands: a call may come before them. */
const COMMANDS = listWords('o ge gem gu');
const ADVERBIAL_CASES = listWords('ill in el all ad abl tr ter');
const PREPOSITIONS = listWords('pärast enne peale kuni alates keset mööda ilma koos');
/** Comments on a whole sentence, and answers: they may stand apart. */
const COMMENTS = listWords(
  'jah ei muidugi tõsi tõesti tõepoolest õigus aitäh tänan palun noh nojah no küll hästi tore hea selge igatahes võib-olla vastupidi niisiis seega ometi siiski loomulikult kindlasti kahjuks õnneks aga kuid ent või ja',
);

interface Comma {
  readonly before: readonly GrammarToken[];
  readonly after: readonly GrammarToken[];
  /** No other comma in the sentence. */
  readonly isOnly: boolean;
}

/** The words on both sides of a comma up to the next mark. */
function readComma({ tokens }: GrammarSentence, at: number): Comma {
  const start = tokens.slice(0, at).findLastIndex(({ isWord }) => !isWord) + 1;
  const next = tokens.slice(at + 1).findIndex(({ isWord }) => !isWord);
  const marks = tokens.filter(({ isWord }, i) => !isWord && i < tokens.length - 1);
  return {
    before: tokens.slice(start, at),
    after: tokens.slice(at + 1, next < 0 ? tokens.length : at + 1 + next),
    isOnly: marks.length === 1,
  };
}

function hasVerb(words: readonly GrammarToken[]): boolean {
  return words.some((token) => isFinite(token));
}

/** `teed, või kohvi`: members of a list and main clauses with ja, ning, või have no comma between. */
function findCoordinated({ before, after, isOnly }: Comma, at: number): RuleHit[] {
  const [word] = after;
  if (!word || !COORDINATORS.has(word.lower) || !isOnly) return [];
  if ([...before, ...after].some(({ lower }) => SUBORDINATORS.has(lower))) return [];
  if (hasVerb(before) && hasVerb(after) && word.lower !== 'ning' && word.lower !== 'ja') return [];
  return remove(at, 'coordinated', word.form);
}

/** `noorem, kui mina`: a comparison without a verb has no comma. */
function findCompared({ before, after }: Comma, at: number): RuleHit[] {
  const [word] = after;
  const hasClause = hasVerb(after) || after.some((token) => hasCode(token, 'da'));
  if (!word || (word.lower !== 'kui' && word.lower !== 'nagu') || after.length < 2 || hasClause) return [];
  const last = before.at(-1);
  const isEqual = before.some(({ lower }) => EQUAL.has(lower)) && last?.pos === 'A';
  const isMore =
    last !== undefined && (last.pos === 'C' || /mini$/u.test(last.lower) || last.lower === 'rohkem');
  const isCompared = word.lower === 'kui' ? isMore || isEqual : isEqual;
  return isCompared && after.length <= 4 ? remove(at, 'compared', word.form) : [];
}

/** `Minu arvates, on see`: the beginning of a clause belongs to it. */
function findBeginning({ tokens }: GrammarSentence, { before, after, isOnly }: Comma, at: number): RuleHit[] {
  const [verb] = after;
  const isRest = isOnly || after.length > SHORTEST_REST;
  if (!verb || !isFinite(verb) || hasPart(verb, 'SAD') || before.length !== at) return [];
  if (
    before.some(
      ({ lower, pos }) => SUBORDINATORS.has(lower) || pos === 'I' || (pos === 'V' && !VIEWS.has(lower)),
    ) ||
    before.length > LONGEST_BEGINNING
  )
    return [];
  const last = before.at(-1)!;
  const isCalm = tokens.at(-1)?.form !== '!' && !SAYING.has(verb.lemma) && isRest;
  if (isCalm && !COMMANDS.has(verb.code) && isAdverbial(before)) return remove(at, 'view', last.form);
  if (before.length < 2) return [];
  if (VIEWS.has(last.lower)) return remove(at, 'view', last.form);
  if (SAYING.has(verb.lemma)) return [];
  const isSubject = last.pos === 'S' && isRest && tokens.at(-1)?.form !== '!';
  const agrees = ['b', 's'].includes(verb.code)
    ? last.code === 'sg n'
    : ['vad', 'sid'].includes(verb.code) && last.code === 'pl n';
  return isSubject && agrees ? remove(at, 'subject', last.form) : [];
}

/** `Praegu`, `oma ettekandes`, `intervjuu lõpuks`, `kevade poole`: they say when, where or how, and are no call or comment. */
function isAdverbial(words: readonly GrammarToken[]): boolean {
  const [last, first] = [words.at(-1)!, words[0]!];
  if (words.some(({ isKnown }) => !isKnown)) return false;
  if (COMMENTS.has(first.lower) || COMMENTS.has(last.lower)) return false;
  if (last.pos === 'D') return words.every(({ pos }) => pos === 'D') || words.length > 1;
  if (last.pos === 'K' || PREPOSITIONS.has(first.lower)) return words.length > 1;
  return (
    ['S', 'P'].includes(last.pos) &&
    ADVERBIAL_CASES.has(caseOfCode(last.code)) &&
    !hasCode(last, 'sg n', 'pl n')
  );
}

function remove(at: number, variant: RuleVariant, word: string): RuleHit[] {
  return makeHit(at, at + 1, [], { variant, word });
}

export const extraComma: Rule = {
  id: 'extra-comma',
  examples: ['Kas soovite teed või kohvi?', 'Vend on minust kolm aastat noorem kui õde.'],
  errorType: 'extraPunctuation',
  find: (sentence) =>
    sentence.tokens.flatMap(({ form }, at) => {
      if (form !== ',' || at === 0) return [];
      const comma = readComma(sentence, at);
      return [
        ...findCoordinated(comma, at),
        ...findCompared(comma, at),
        ...findBeginning(sentence, comma, at),
      ].slice(0, 1);
    }),
};

import { makeTable } from '@keelerada/estonian/make-table';
import { findAtEach, makeWordHit } from '../../sentence/rule-hits';
import type { RuleVariant } from '../../messages/messages';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { childrenOf, hasCode, listWords, relationOf } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';

const PEOPLE = listWords(
  `vend õde ema isa poeg tütar sõber sõbranna naaber õpetaja mees naine inimene laps poiss tüdruk arst vanaema vanaisa
  kolleeg ülemus onu tädi õpilane üliõpilane tudeng pere perekond`,
);
const PUPILS = listWords('laps õpilane üliõpilane poeg tütar');
const TO_WHOM = listWords('mulle sulle talle meile teile neile');
const WHOM = listWords('mind sind teda meid teid neid');
const LANGUAGES = listWords(
  'eesti vene inglise saksa soome prantsuse hispaania itaalia rootsi läti leedu ukraina hiina jaapani poola norra',
);
/** How well one speaks. */
const QUALITIES = listWords('hästi halvasti vabalt natuke veidi pisut vähe soravalt paremini suurepäraselt');
const SKILLS = listWords(
  `ujuma laulma tantsima sõitma juhtima mängima lugema kirjutama kokkama küpsetama joonistama suusatama õmblema uisutama
  parandama keetma maalima ratsutama kuduma tõlkima`,
);
/** Words that make a clause of what is known: `tean, kuidas ujuda`. */
const ASKING = listWords('kuidas kus kuhu kust mida mis millal kas miks palju');
const FACTS = listWords('nimi aadress telefoninumber põhjus saladus');
const SCREENS = listWords('teler televiisor telekas');
const DREAMS = listWords('und unenägu');
const VISUAL_TASKS = listWords('lugema kirjutama õmblema');
/** Words between a verb and the word that decides, at most. */
const NEAR = 4;

interface Change {
  /** The verb that is meant. */
  readonly lemma: string;
  readonly variant: RuleVariant;
  /** The word that decides, as written. */
  readonly word: string;
}

/** A verb with the words that hang on it. */
interface Frame {
  readonly tokens: readonly GrammarToken[];
  readonly at: number;
  readonly verb: GrammarToken;
  readonly object: GrammarToken | undefined;
  readonly find: (fits: (token: GrammarToken) => boolean) => GrammarToken | undefined;
}

type FindChange = (frame: Frame) => Change | undefined;

const isPerson = ({ lemma, lower }: GrammarToken): boolean => PEOPLE.has(lemma) || WHOM.has(lower);

/** A change where the word that decides is there. */
function because(lemma: string, variant: RuleVariant, word: GrammarToken | undefined): Change | undefined {
  return word && { lemma, variant, word: word.form };
}

/** True for a noun before the infinitive: `õpetas teda loodust tundma`, but `õppis teda tundma`. */
function isTaughtThing(tokens: readonly GrammarToken[], from: number): boolean {
  return tokens[from]?.pos === 'S';
}

/** `õpin lastele`, `õpin sind`: with a person, the verb is to teach. */
const findTeaching: FindChange = ({ tokens, at, find, object }) => {
  const receiver = find(
    (token) => TO_WHOM.has(token.lower) || (PEOPLE.has(token.lemma) && hasCode(token, 'sg all', 'pl all')),
  );
  const isPupil =
    object && (WHOM.has(object.lower) || (PUPILS.has(object.lemma) && hasCode(object, 'sg p', 'pl p')));
  // `õpin sulle üllatuseks laulu`: whom one does it for.
  if (receiver && tokens.some(({ code }) => code === 'sg tr')) return undefined;
  const next = tokens[at + 1];
  const isTaught =
    next &&
    WHOM.has(next.lower) &&
    tokens
      .slice(at + 2)
      .some(({ code, lower }) => code === 'ma' && (lower !== 'tundma' || isTaughtThing(tokens, at + 2)));
  return because('õpetama', 'teach', receiver ?? (isPupil ? object : isTaught ? next : undefined));
};

/** `oskan seda inimest`, `oskan tema nime`: a skill is what one can do. */
const findKnowing: FindChange = ({ object, find }) => {
  if (!object || find(({ code }) => code === 'da')) return undefined;
  if (isPerson(object) && hasCode(object, 'sg p', 'pl p')) return because('tundma', 'person', object);
  return FACTS.has(object.lemma) ? because('teadma', 'fact', object) : undefined;
};

/** `tean autot juhtida`, `tean eesti keelt` */
const findLanguage: FindChange = ({ tokens, at, object }) => {
  const mark = tokens.findIndex(({ isWord }, place) => place > at && !isWord);
  const behind = tokens.slice(at + 1, mark < 0 ? tokens.length : mark);
  const skill = behind.slice(0, NEAR).find(({ code, lemma }) => code === 'da' && SKILLS.has(lemma));
  if (skill && !behind.some(({ lower }) => ASKING.has(lower))) return because('oskama', 'skill', skill);
  const place = object ? tokens.indexOf(object) : -1;
  const isLanguage = object?.lemma === 'keel' && LANGUAGES.has(tokens[place - 1]?.lower ?? '');
  return isLanguage && hasCode(object, 'sg p') ? because('oskama', 'language', object) : undefined;
};

/** `lähen siia`, `lähen sulle külla`: towards the speaker or the addressee. */
const findComing: FindChange = ({ tokens, at, verb }) => {
  const beside = [tokens[at - 1], tokens[at + 1]].find((token) => token?.lower === 'siia');
  if (beside) return because('tulema', 'here', beside);
  const near = tokens.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  const host = near.find(({ lower }) => ['sulle', 'sinule', 'teile'].includes(lower));
  const isVisit = ['n', 'me'].includes(verb.code) && near.some(({ lower }) => lower === 'külla');
  return isVisit ? because('tulema', 'visit', host) : undefined;
};

const CHANGES = makeTable<FindChange>({
  õppima: findTeaching,
  oskama: findKnowing,
  teadma: findLanguage,
  minema: findComing,
  kuulama: ({ tokens, at }) =>
    tokens[at + 1]?.form === ',' && tokens[at + 2]?.lower === 'et'
      ? because('kuulma', 'hear', tokens[at + 2])
      : undefined,
  nägema: ({ tokens, object }) =>
    object &&
    SCREENS.has(object.lemma) &&
    hasCode(object, 'sg p') &&
    tokens[tokens.indexOf(object) - 1]?.pos !== 'A'
      ? because('vaatama', 'watch', object)
      : undefined,
  vaatama: ({ object, find }) =>
    object && DREAMS.has(object.lower)
      ? because('nägema', 'dream', object)
      : find(({ lower }) => lower === 'ei') &&
        because(
          'nägema',
          'able',
          find(({ code, lemma }) => code === 'da' && VISUAL_TASKS.has(lemma)),
        ),
  paluma: ({ tokens, at, verb }) =>
    verb.code !== 'n' && tokens[at + 1]?.form === ',' && tokens[at + 2]?.lower === 'kas'
      ? because('küsima', 'ask', tokens[at + 2])
      : undefined,
  ütlema: ({ object }) =>
    object?.lemma === 'keel' && hasCode(object, 'sg p') ? because('rääkima', 'speak', object) : undefined,
});

function findVerb(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const code = verb.code === 'neg o' ? 'o' : verb.code;
  if (!CHANGES.has(verb.lemma)) return [];
  const under = childrenOf(sentence, at).map((place) => tokens[place]!);
  const find: Frame['find'] = (fits) => under.find(fits);
  const object = find((token) => relationOf(token) === 'obj');
  const change = CHANGES.get(verb.lemma)!({ tokens, at, verb, object, find });
  if (!change) return [];
  const { lemma, variant, word } = change;
  const details = { lemma, written: verb.lemma };
  return makeWordHit(at, { lemma, form: code, partOfSpeech: 'V' }, { variant, word, details });
}

/** `räägib hästi eesti keeles`: how well one speaks a language. */
function findSpoken({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, name] = [tokens[at]!, tokens[at - 1]];
  if (token.lemma !== 'keel' || token.code !== 'sg in' || !name || !LANGUAGES.has(name.lower)) return [];
  const near = tokens.slice(Math.max(0, at - NEAR - 1), at);
  const verb = near.find(({ lemma }) => lemma === 'rääkima');
  const quality = near.find(({ lower }) => QUALITIES.has(lower));
  if (!verb || !quality || near.some(({ isWord }) => !isWord)) return [];
  const wanted = { lemma: 'keel', form: 'sg p', partOfSpeech: 'S' };
  return makeWordHit(at, wanted, { variant: 'spoken', word: quality.form });
}

export const verbPairs: Rule = {
  id: 'verb-pairs',
  examples: ['Õpetaja õpetab lastele matemaatikat.', 'Ma oskan eesti keelt ja tunnen sinu õde.'],
  errorType: 'wordChoiceError',
  find: findAtEach(findVerb, findSpoken),
};

import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { childrenOf, hasCode, listWords, relationOf } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';

const PEOPLE = listWords(
  `vend õde ema isa poeg tütar sõber sõbranna naaber õpetaja mees naine inimene laps poiss tüdruk arst vanaema vanaisa
  kolleeg ülemus onu tädi õpilane üliõpilane tudeng pere perekond`,
);
const PUPILS = listWords('laps õpilane üliõpilane poeg tütar');
const TO_WHOM = listWords('mulle sulle talle meile teile neile');
const WHOM = listWords('mind sind meid teid');
const LANGUAGES = listWords(
  'eesti vene inglise saksa soome prantsuse hispaania itaalia rootsi läti leedu ukraina hiina jaapani poola norra',
);
const SKILLS = listWords(
  `ujuma laulma tantsima sõitma juhtima mängima lugema kirjutama kokkama küpsetama joonistama suusatama õmblema uisutama
  parandama keetma maalima ratsutama kuduma tõlkima`,
);
/** Words that make a clause of what is known: `tean, kuidas ujuda`. */
const ASKING = listWords('kuidas kus kuhu kust mida mis millal kas miks palju');
const FACTS = listWords('nimi aadress telefoninumber põhjus saladus');
const SCREENS = listWords('teler televiisor telekas');
const DREAMS = listWords('und unenägu');
const CLOSE_WORK = listWords('lugema kirjutama õmblema');
/** Words between a verb and the word that decides, at most. */
const NEAR = 4;

interface Change {
  /** The verb that is meant. */
  readonly lemma: string;
  readonly variant: string;
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
function because(lemma: string, variant: string, word: GrammarToken | undefined): Change | undefined {
  return word && { lemma, variant, word: word.form };
}

/** `õpin lastele`, `õpin sind`: who is told something is taught. */
const findTeaching: FindChange = ({ find, object }) => {
  const receiver = find(
    (token) => TO_WHOM.has(token.lower) || (PEOPLE.has(token.lemma) && hasCode(token, 'sg all', 'pl all')),
  );
  const isPupil =
    object && (WHOM.has(object.lower) || (PUPILS.has(object.lemma) && hasCode(object, 'sg p', 'pl p')));
  return because('õpetama', 'teach', receiver ?? (isPupil ? object : undefined));
};

/** `oskan seda inimest`, `oskan tema nime`: a skill is what one can do. */
const findKnowing: FindChange = ({ object, find }) => {
  if (!object || find(({ code }) => code === 'da')) return undefined;
  if (isPerson(object) && hasCode(object, 'sg p', 'pl p')) return because('tundma', 'person', object);
  return FACTS.has(object.lemma) && hasCode(object, 'sg p') ? because('teadma', 'fact', object) : undefined;
};

/** `tean autot juhtida`, `tean eesti keelt` */
const findLanguage: FindChange = ({ tokens, at, object }) => {
  const behind = tokens.slice(at + 1);
  const skill = behind.slice(0, NEAR).find(({ code, lemma }) => code === 'da' && SKILLS.has(lemma));
  if (skill && !behind.some(({ lower }) => ASKING.has(lower))) return because('oskama', 'skill', skill);
  const place = object ? tokens.indexOf(object) : -1;
  const isLanguage = object?.lemma === 'keel' && LANGUAGES.has(tokens[place - 1]?.lower ?? '');
  return isLanguage && hasCode(object, 'sg p') ? because('oskama', 'language', object) : undefined;
};

/** `lähen siia`, `lähen sulle külla`: towards the one who speaks or is spoken to. */
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
  nägema: ({ object }) =>
    object && SCREENS.has(object.lemma) && hasCode(object, 'sg p')
      ? because('vaatama', 'watch', object)
      : undefined,
  vaatama: ({ object, find }) =>
    object && DREAMS.has(object.lower)
      ? because('nägema', 'dream', object)
      : find(({ lower }) => lower === 'ei') &&
        because(
          'nägema',
          'able',
          find(({ code, lemma }) => code === 'da' && CLOSE_WORK.has(lemma)),
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
  if (verb.pos !== 'V' || code === '' || !CHANGES.has(verb.lemma)) return [];
  const under = childrenOf(sentence, at).map((place) => tokens[place]!);
  const find: Frame['find'] = (fits) => under.find(fits);
  const object = find((token) => relationOf(token) === 'obj');
  const change = CHANGES.get(verb.lemma)!({ tokens, at, verb, object, find });
  if (!change) return [];
  const { lemma, variant, word } = change;
  const wanted = [[{ lemma, form: code, partOfSpeech: 'V' }]];
  const details = { lemma, written: verb.lemma };
  return [{ start: at, end: at + 1, wanted, variant, word, details, isCertain: true }];
}

export const verbPairs: Rule = {
  id: 'verb-pairs',
  name: { et: 'Sarnase tähendusega tegusõnad', en: 'Verbs of like meaning' },
  text: {
    et: 'Õpilane õpib, õpetaja õpetab lapsi või lastele; oskan keelt ja ujuda, tunnen inimest, tean nime; siia tullakse, sinna minnakse; kuulen, et keegi tuleb; vaatan telerit, näen und; küsin, kas; räägin keelt.',
    en: 'A pupil learns (õpib), a teacher teaches (õpetab); oskan a language or to swim, tunnen a person, tean a name; one comes here (siia tullakse) and goes there (sinna minnakse); kuulen, et (hear that); vaatan telerit, näen und; küsin, kas; räägin keelt.',
  },
  examples: ['Õpetaja õpetab lastele matemaatikat.', 'Ma oskan eesti keelt ja tunnen sinu õde.'],
  errorType: 'wordChoiceError',
  variants: {
    teach: {
      short: { et: 'teist inimest „{lemma}”', en: 'to make others learn: “{lemma}”' },
      long: {
        et: 'Kui keegi annab teadmisi teisele („{word}”), on tegusõna „{lemma}”; „õppima” on ise teadmisi saada.',
        en: 'To give knowledge to others (“{word}”) is “{lemma}”; “õppima” is to get it oneself.',
      },
    },
    person: {
      short: { et: 'inimest „{lemma}”', en: 'people: “{lemma}”' },
      long: {
        et: 'Inimese kohta („{word}”) öeldakse „{lemma}”; „oskama” on oskuse kohta.',
        en: 'People (“{word}”) go with “{lemma}”; “oskama” is for skills.',
      },
    },
    fact: {
      short: { et: 'fakti „{lemma}”', en: 'a fact: “{lemma}”' },
      long: {
        et: 'Fakti kohta („{word}”) öeldakse „{lemma}”; „oskama” on oskuse kohta.',
        en: 'A fact (“{word}”) goes with “{lemma}”; “oskama” is for skills.',
      },
    },
    skill: {
      short: { et: 'mida teha „{lemma}”', en: 'a skill: “{lemma}”' },
      long: {
        et: 'Oskuse kohta („{word}”) öeldakse „{lemma}”; „teadma” on fakti kohta.',
        en: 'A skill (“{word}”) goes with “{lemma}”; “teadma” is for facts.',
      },
    },
    language: {
      short: { et: 'keelt „{lemma}”', en: 'a language: “{lemma}”' },
      long: {
        et: 'Keel („{word}”) on oskus: öeldakse „{lemma}”; „teadma” on fakti kohta.',
        en: 'A language (“{word}”) is a skill: the verb is “{lemma}”; “teadma” is for facts.',
      },
    },
    here: {
      short: { et: 'siia „{lemma}”', en: 'here: “{lemma}”' },
      long: {
        et: 'Sõna „{word}” on suund rääkija poole: „{lemma}”. Eemale on „sinna minema”.',
        en: '“{word}” is the way towards the speaker: “{lemma}”. Away it is “sinna minema”.',
      },
    },
    visit: {
      short: { et: 'sinu poole „{lemma}”', en: 'towards you: “{lemma}”' },
      long: {
        et: 'Kui liigutakse selle poole, kellega räägitakse („{word}”), on tegusõna „{lemma}”.',
        en: 'The way towards the one who is spoken to (“{word}”) is “{lemma}”.',
      },
    },
    hear: {
      short: { et: 'teada saada: „{lemma}”', en: 'to learn of something: “{lemma}”' },
      long: {
        et: 'Mida teada saadi („{word} …”), selle kohta öeldakse „{lemma}”; „kuulama” on tähelepanuga kuulata.',
        en: 'What one got to know (“{word} …”) goes with “{lemma}”; “kuulama” is to listen with attention.',
      },
    },
    watch: {
      short: { et: 'tähelepanuga: „{lemma}”', en: 'with attention: “{lemma}”' },
      long: {
        et: 'Kui midagi jälgitakse („{word}”), on tegusõna „{lemma}”; „nägema” on silmaga märgata.',
        en: 'To follow something with attention (“{word}”) is “{lemma}”; “nägema” is to see.',
      },
    },
    dream: {
      short: { et: 'und „{lemma}”', en: 'a dream: “{lemma}”' },
      long: {
        et: 'Unenägu („{word}”) ei vaadata tahtlikult: öeldakse „{lemma}”.',
        en: 'A dream (“{word}”) is not watched on purpose: the verb is “{lemma}”.',
      },
    },
    able: {
      short: { et: 'silmade võime: „{lemma}”', en: 'what eyes can do: “{lemma}”' },
      long: {
        et: 'Kas silmad seletavad („{word}”), seda ütleb „{lemma}”; „vaatama” on pilku suunata.',
        en: 'Whether one can see (“{word}”) is told with “{lemma}”; “vaatama” is to look.',
      },
    },
    ask: {
      short: { et: 'vastust „{lemma}”', en: 'for an answer: “{lemma}”' },
      long: {
        et: 'Kui tahetakse vastust („{word} …”), on tegusõna „{lemma}”; „paluma” on soovida, et keegi midagi teeks.',
        en: 'To want an answer (“{word} …”) is “{lemma}”; “paluma” is to want something done.',
      },
    },
    speak: {
      short: { et: 'keelt „{lemma}”', en: 'a language: “{lemma}”' },
      long: {
        et: 'Keele kohta („{word}”) öeldakse „{lemma}”; „ütlema” on üks kord midagi öelda.',
        en: 'A language (“{word}”) goes with “{lemma}”; “ütlema” is to say something once.',
      },
    },
  },
  find: (sentence) => sentence.tokens.flatMap((_, at) => findVerb(sentence, at)),
};

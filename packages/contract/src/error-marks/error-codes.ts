import terms from '../site/terms.json' with { type: 'json' };

/**
 * Types of errors as the corpus EstGEC-L2 names them: an operation (`R` replace, `M` missing, `U` unneeded) and what is
 * changed. They stand apart from the schemas so that a browser takes them without the schema library.
 */

const { errors, topics } = terms;
type Label = Readonly<Record<'et' | 'en', string>>;
/** Codes of errors of one kind. */
export const singleErrorCodes = [
  'R:NOM:FORM',
  'R:VERB:FORM',
  'R:SPELL',
  'R:LEX',
  'M:LEX',
  'U:LEX',
  'R:WO',
  'R:WS',
  'R:CASE',
  'M:PUNCT',
  'U:PUNCT',
  'R:PUNCT',
] as const;
export type SingleErrorCode = (typeof singleErrorCodes)[number];

/** Codes of errors of several kinds at once, as far as the corpus has them. */
export const joinedErrorCodes = [
  'R:NOM:FORM:SPELL',
  'R:NOM:FORM:CASE',
  'R:NOM:FORM:SPELL:CASE',
  'R:VERB:FORM:SPELL',
  'R:SPELL:CASE',
  'R:LEX:SPELL',
  'R:LEX:NOM:FORM',
  'R:LEX:VERB:FORM',
  'R:LEX:WS',
  'R:LEX:WO',
  'R:WS:NOM:FORM',
  'R:WS:NOM:FORM:SPELL',
  'R:WS:SPELL',
  'R:WS:CASE',
  'R:WO:NOM:FORM',
] as const;

export const errorCodes = [...singleErrorCodes, ...joinedErrorCodes] as const;
export type ErrorCode = (typeof errorCodes)[number];

export interface ErrorCodeText {
  readonly code: SingleErrorCode;
  readonly name: Label;
  readonly meaning: Label;
  /** A sentence made for this project, as a learner may write it, and corrected. */
  readonly example: { readonly written: string; readonly corrected: string };
}

/** What each kind of error is, in the order of `singleErrorCodes`. */
export const errorCodeTexts: readonly ErrorCodeText[] = [
  {
    code: 'R:NOM:FORM',
    name: errors['case-form'],
    meaning: {
      et: 'Nimi-, omadus-, ase- või arvsõna on vales käändes või arvus või on vorm valesti moodustatud.',
      en: 'A noun, adjective, pronoun or numeral is in the wrong case or number, or its form is made wrongly.',
    },
    example: { written: 'Ma ootan buss.', corrected: 'Ma ootan bussi.' },
  },
  {
    code: 'R:VERB:FORM',
    name: errors['verb-form'],
    meaning: {
      et: 'Tegusõna on vales pöördes, ajas, kõneviisis või tegevusnime vormis või on vorm valesti moodustatud.',
      en: 'A verb is in the wrong person, tense, mood or infinitive, or its form is made wrongly.',
    },
    example: { written: 'Lapsed mängib õues.', corrected: 'Lapsed mängivad õues.' },
  },
  {
    code: 'R:SPELL',
    name: errors.spelling,
    meaning: {
      et: 'Sõnas on vale, puuduv või liigne täht.',
      en: 'A letter of the word is wrong, missing or too many.',
    },
    example: { written: 'Öhtul loen raamatut.', corrected: 'Õhtul loen raamatut.' },
  },
  {
    code: 'R:LEX',
    name: errors['word-choice'],
    meaning: { et: 'Siia sobib teine sõna.', en: 'Another word fits here.' },
    example: { written: 'Õhtul vaatan ma muusikat.', corrected: 'Õhtul kuulan ma muusikat.' },
  },
  {
    code: 'M:LEX',
    name: errors['missing-word'],
    meaning: { et: 'Lauses on mõni sõna puudu.', en: 'A word of the sentence is missing.' },
    example: { written: 'Homme ma kodus.', corrected: 'Homme olen ma kodus.' },
  },
  {
    code: 'U:LEX',
    name: errors['extra-word'],
    meaning: { et: 'Lauses on sõna, mida pole vaja.', en: 'The sentence has a word that it does not need.' },
    example: { written: 'Ma sõidan koos bussiga tööle.', corrected: 'Ma sõidan bussiga tööle.' },
  },
  {
    code: 'R:WO',
    name: errors['word-order'],
    meaning: { et: 'Sõnad on lauses vales järjekorras.', en: 'The words are in the wrong order.' },
    example: { written: 'Eile ma käisin poes.', corrected: 'Eile käisin ma poes.' },
  },
  {
    code: 'R:WS',
    name: errors.together,
    meaning: {
      et: 'Liitsõna on kirjutatud lahku või eraldi sõnad kokku.',
      en: 'One word is written as several, or several words as one.',
    },
    example: { written: 'Ootan sind bussi peatuses.', corrected: 'Ootan sind bussipeatuses.' },
  },
  {
    code: 'R:CASE',
    name: errors.capitals,
    meaning: {
      et: 'Sõna algab suure tähega, kuigi peaks algama väikesega, või vastupidi.',
      en: 'A word has a capital letter in place of a small one, or the other way round.',
    },
    example: { written: 'Ta räägib Eesti keelt.', corrected: 'Ta räägib eesti keelt.' },
  },
  {
    code: 'M:PUNCT',
    name: errors['missing-punctuation'],
    meaning: { et: 'Koma või muu märk on puudu.', en: 'A comma or another mark is missing.' },
    example: { written: 'Ma arvan et ta tuleb.', corrected: 'Ma arvan, et ta tuleb.' },
  },
  {
    code: 'U:PUNCT',
    name: errors['extra-punctuation'],
    meaning: {
      et: 'Koma või muu märk on seal, kus seda pole vaja.',
      en: 'There is a comma or another mark that is not needed.',
    },
    example: { written: 'Pärast tööd, lähen koju.', corrected: 'Pärast tööd lähen koju.' },
  },
  {
    code: 'R:PUNCT',
    name: errors['wrong-punctuation'],
    meaning: {
      et: 'Ühe märgi asemel peab olema teine.',
      en: 'Another mark belongs in the place of the one that is written.',
    },
    example: { written: 'Kas sa tuled homme.', corrected: 'Kas sa tuled homme?' },
  },
];

/** The kinds of error that a code joins, the first one first: `R:WS:SPELL` is `R:WS` and `R:SPELL`. */
export function listErrorParts(code: ErrorCode): SingleErrorCode[] {
  const operation = code[0]!;
  const kinds = code.slice(2).match(/NOM:FORM|VERB:FORM|[A-Z]+/g) ?? [];
  return kinds.map((kind) => `${operation}:${kind}` as SingleErrorCode);
}

/** The name of a code; that of a joined code names its parts: „Sõnavalik + õigekiri”. */
export function nameErrorCode(code: ErrorCode, language: 'et' | 'en'): string {
  const names = listErrorParts(code).map(
    (part) => errorCodeTexts.find((text) => text.code === part)!.name[language],
  );
  return names.map((name, i) => (i === 0 ? name : name[0]!.toLowerCase() + name.slice(1))).join(' + ');
}

export interface ErrorRule {
  /** Id of the rule of the corrector. */
  readonly rule: string;
  /** The kind of error below which it usually stands; a wrong stem (`jooksas`) may be spelling, too. */
  readonly code: SingleErrorCode;
  readonly name: Label;
}

/** The second level: the rule of Estonian that an error is against, where the corrector can tell. */
export const errorRules: readonly ErrorRule[] = [
  makeRule('government', 'R:NOM:FORM', 'Tegusõna rektsioon', 'Cases required by verbs'),
  makeRule('noun-government', 'R:NOM:FORM', 'Käändsõna rektsioon', 'Cases required by nouns and adjectives'),
  makeRule(
    'adposition',
    'R:NOM:FORM',
    'Kaassõnade rektsioon',
    'Cases required by prepositions and postpositions',
  ),
  makeRule('attribute', 'R:NOM:FORM', 'Omadussõna ja nimisõna ühildumine', 'Adjective–noun agreement'),
  makeRule(
    'numeral',
    'R:NOM:FORM',
    'Arvsõna ja hulgasõna järel osastav',
    'Partitive after numbers and quantities',
  ),
  makeRule('object', 'R:NOM:FORM', 'Sihitise kääne', 'Case of the object'),
  makeRule('local-case', 'R:NOM:FORM', topics['local-cases'].et, topics['local-cases'].en),
  makeRule('noun-stem', 'R:NOM:FORM', 'Nimisõna tüvi', 'Noun stems'),
  makeRule('subject-verb', 'R:VERB:FORM', 'Aluse ja öeldise ühildumine', 'Subject–verb agreement'),
  makeRule('negation', 'R:VERB:FORM', 'Eitus', 'Negation'),
  makeRule('infinitive', 'R:VERB:FORM', 'ma- ja da-tegevusnimi', 'The ma- and da-infinitives'),
  makeRule('verb-stem', 'R:VERB:FORM', 'Tegusõna tüvi', 'Verb stems'),
  makeRule('place-names', 'R:SPELL', 'Kohanimede vormid', 'Forms of place names'),
  makeRule('comparison', 'R:LEX', 'Võrdlemine', 'Comparison'),
  makeRule('confused-word', 'R:LEX', 'Sarnased sõnad', 'Commonly confused words'),
  makeRule('verb-pairs', 'R:LEX', 'Sarnase tähendusega tegusõnad', 'Verbs with similar meanings'),
  makeRule('missing-word', 'M:LEX', 'Puuduv sõna', 'A missing word'),
  makeRule('left-out-verb', 'M:LEX', 'Puuduv „olema”', 'Missing “olema”'),
  makeRule('left-out-that', 'M:LEX', 'Puuduv „et”', 'Missing “et”'),
  makeRule('left-out-negation', 'M:LEX', 'Puuduv „ei”', 'Missing “ei”'),
  makeRule('doubled', 'U:LEX', 'Üleliigne sõna', 'An unnecessary word'),
  makeRule('phrase-order', 'R:WO', 'Järg sõnade rühmas', 'Word order within a phrase'),
  makeRule('verb-second', 'R:WO', 'Tegusõna teisel kohal', 'Verb in second position'),
  makeRule('clause-order', 'R:WO', 'Järg kõrvallauses', 'Word order in a subordinate clause'),
  makeRule('together', 'R:WS', errors.together.et, errors.together.en),
  makeRule('capitals', 'R:CASE', errors.capitals.et, errors.capitals.en),
  makeRule('question-mark', 'R:PUNCT', 'Küsimärk', 'Question mark'),
  makeRule('left-out-relative', 'M:LEX', 'Puuduv „kes”, „mis” või „et”', 'Missing “kes”, “mis” or “et”'),
  makeRule('left-out-after-not', 'M:LEX', 'Puuduv tegusõna „ei” järel', 'Missing verb after “ei”'),
  makeRule('experiencer', 'R:NOM:FORM', 'Kellel on, kellele meeldib', 'Who has and who likes'),
  makeRule('small-words', 'R:LEX', 'iga, kas, seal', 'iga, kas, seal'),
  makeRule('second-verb', 'R:VERB:FORM', 'Kaks pöördelist tegusõna', 'Two verbs with personal endings'),
  makeRule('polite-order', 'R:VERB:FORM', 'Palve käskivas kõneviisis', 'Requests in the imperative'),
  makeRule('total-object', 'R:NOM:FORM', 'Täissihitis', 'The total object'),
  makeRule('missing-list-comma', 'M:PUNCT', 'Koma tervituses ja loetelus', 'Comma in greetings and lists'),
  makeRule('relative-word', 'R:LEX', 'kes ja mis', 'kes and mis'),
  makeRule('transitive-verb', 'R:LEX', 'Sihilised ja sihitud tegusõnad', 'Transitive and intransitive verbs'),
  makeRule('reflexive', 'R:LEX', 'oma ja enese', 'oma and enda'),
  makeRule('bare-noun', 'R:NOM:FORM', 'Nimetav teise käände asemel', 'The base form for another case'),
  makeRule('predicative', 'R:NOM:FORM', 'Öeldistäite arv', 'Number of the predicative'),
  makeRule('role-noun', 'R:NOM:FORM', 'Kellena, kelleks', 'Roles: kellena, kelleks'),
  makeRule('joint-subject', 'R:VERB:FORM', 'Mitu alust', 'Several subjects'),
  makeRule('verb-tense', 'R:VERB:FORM', 'Tegusõna aeg', 'Tense'),
  makeRule('joint-case', 'R:NOM:FORM', 'Ühendatud sõnade kääne', 'Case of joined nouns'),
  makeRule('ordinal-dot', 'M:PUNCT', 'Järgarvu punkt', 'Full stop of an ordinal'),
  makeRule('verb-final', 'R:WO', 'Öeldise koht pealauses', 'Place of the verb in a main clause'),
  makeRule('extra-comma', 'U:PUNCT', 'Üleliigne koma', 'An unnecessary comma'),
];

function makeRule(id: string, code: SingleErrorCode, et: string, en: string): ErrorRule {
  return { rule: id, code, name: { et, en } };
}

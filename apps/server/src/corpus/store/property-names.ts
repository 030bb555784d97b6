/** Property names the collection knows (the collection's own description); any other is kept and reported. */
export const knownPropertyNames: ReadonlySet<string> = new Set([
  ...['title', 'korpus', 'tekstityyp', 'tekstikeel', 'keeletase', 'valdkond', 'abivahendid'],
  ...['akad_oppematerjal', 'akad_oppematerjal_muu', 'vanus', 'vanusevahemik', 'sugu', 'haridus', 'oppeaste'],
  ...[
    'teaduskraad',
    'emakeel',
    'muudkeeled',
    'kodakondsus',
    'riik',
    'elukoht',
    'taust',
    'aasta',
    'ajavahemik',
  ],
  ...[
    'tulemus',
    'tulemusvahemik',
    'kirjeldus',
    'failinimi',
    'artikkel_aasta',
    'artikkel_valjaanne',
    'artikkel_number',
  ],
  ...['artikkel_lehekyljed', 'mitteakad_alamliik', 'akad_alamliik', 'kasAutor'],
]);

export const TITLE_PROPERTY = 'title';
export const SUBCORPUS_PROPERTY = 'korpus';
export const LANGUAGE_PROPERTY = 'tekstikeel';
export const LEVEL_PROPERTY = 'keeletase';
export const NATIVE_LANGUAGE_PROPERTY = 'emakeel';
/** Not stored: found of the other properties of a text without a level (`findWriterGroup`). */
export const WRITERS_PROPERTY = 'kirjutajad';
/** Range of the result of the exam that a text is from. */
export const SCORE_PROPERTY = 'tulemusvahemik';
/** Not stored: kinds of the marks that are shown, such as `R:SPELL`. */
export const ERROR_PROPERTY = 'vealiik';
export const YEAR_PROPERTY = 'aasta';
export const YEAR_RANGE_PROPERTY = 'ajavahemik';
/** Values of LANGUAGE_PROPERTY: a text that says another language than Russian is Estonian. */
export const RUSSIAN = 'vene';
export const ESTONIAN = 'eesti';

/** Properties that the text query filters by. */
export const facetPropertyNames: ReadonlySet<string> = new Set([
  ...['korpus', 'tekstityyp', 'tekstikeel', 'keeletase', 'valdkond', 'abivahendid', 'akad_oppematerjal'],
  ...['vanusevahemik', 'sugu', 'haridus', 'oppeaste', 'teaduskraad', 'emakeel', 'muudkeeled'],
  ...['kodakondsus', 'riik', SCORE_PROPERTY, YEAR_PROPERTY, YEAR_RANGE_PROPERTY],
]);
/** How much of a value filters see: more than any filter value holds, less than an index entry takes. */
export const MAX_FACET_CHARACTERS = 500;

/** Spellings of the collection that stand for a code of the query form. The text keeps its own; filters see the code. */
export const facetSpellings: ReadonlyMap<string, string> = new Map([['Kasahstan', 'Kasashstan']]);

import terms from '../site/terms.json' with { type: 'json' };

/** A label in the two languages of the interface. */
export interface Label {
  readonly et: string;
  readonly en: string;
}

/** Stable codes, as they stand in the data and on the wire, with their labels; the order is the order of the lists on screen. */
export type Enumeration = Readonly<Record<string, Label>>;

const label = (et: string, en: string): Label => ({ et, en });

export const subcorpora = {
  clWmOIrLa: label('Eesti keel teise keelena: tasemeeksamid', 'L2 Estonian: proficiency exams'),
  cFqPphvYi: label('Eesti keel teise keelena: olümpiaad', 'L2 Estonian: olympiad'),
  cFOoRQekA: label('Eesti keel teise keelena', 'L2 Estonian'),
  cYDRkpymb: label('Eesti keel emakeelena', 'L1 Estonian'),
  cgSRJPKTr: label('Vene keel emakeelena', 'L1 Russian'),
  cZjHWUPtD: label('Vene keel kolmanda keelena', 'L3 Russian'),
  cwUSEqQLt: label('Akadeemiline eesti keel', 'Academic Estonian'),
} as const satisfies Enumeration;

export const ACADEMIC_SUBCORPUS = 'cwUSEqQLt';
export const EXAM_SUBCORPUS = 'clWmOIrLa';
/** Estonian of people who learn it. */
export const LEARNER_SUBCORPORA: readonly string[] = [EXAM_SUBCORPUS, 'cFqPphvYi', 'cFOoRQekA'];

/** Text types of a subcorpus; `group` gathers types under a heading. */
export interface TextType {
  readonly code: string;
  readonly label: Label;
  readonly group: Label | null;
}

const L2_LETTER = label('Kiri', 'Letter');
const L2_EXERCISE = label('Harjutus', 'Exercise');
const ACADEMIC_STUDIES = label('Erialaõpingud', 'Academic studies');
const ACADEMIC_RESEARCH = label('Uurimused', 'Academic research');

const textType = (code: string, et: string, en: string, group: Label | null = null): TextType => ({
  code,
  label: label(et, en),
  group,
});

/**
 * The five plain words of the exam subcorpus are task types that the real collection carries in place of the code
 * `k2eesti_riiklik_eksamitoo`; without them two thirds of the exam texts could not be chosen by type.
 */
export const textTypesBySubcorpus: Readonly<Record<keyof typeof subcorpora, readonly TextType[]>> = {
  clWmOIrLa: [
    textType('k2eesti_riiklik_eksamitoo', 'tasemeeksami töö', 'proficiency exam'),
    textType('arutlus', 'arutlus', 'discussion'),
    textType('kirjeldus/jutustus', 'kirjeldus või jutustus', 'description or narrative'),
    textType('isiklik kiri', 'isiklik kiri', 'personal letter'),
    textType('ametlik kiri', 'ametlik kiri', 'official letter'),
    textType('teade', 'teade', 'notice'),
  ],
  cFqPphvYi: [textType('k2eesti_ol_loovkirjutis', 'olümpiaadi loovkirjutis', 'olympiad creative writing')],
  cFOoRQekA: [
    textType('k2eesti_kiri_isiklik', 'isiklik kiri', 'informal letter', L2_LETTER),
    textType('k2eesti_kiri_poolametlik', '(pool)ametlik kiri', '(semi-)formal letter', L2_LETTER),
    textType('k2eesti_loovkirjutis', 'loovkirjutis', 'creative writing'),
    textType('k2eesti_harjutus_dialoog', 'dialoog', 'dialogue', L2_EXERCISE),
    textType('k2eesti_harjutus_etteutlus', 'etteütlus', 'dictation', L2_EXERCISE),
    textType('k2eesti_harjutus_juhend', 'juhend', 'instructions', L2_EXERCISE),
    textType('k2eesti_harjutus_kirjeldus', 'kirjeldus', 'description', L2_EXERCISE),
    textType('k2eesti_harjutus_kuulutus', 'kuulutus', 'announcement', L2_EXERCISE),
    textType('k2eesti_harjutus_kone', 'kõne', 'speech', L2_EXERCISE),
    textType('k2eesti_harjutus_laused', 'lausete moodustamine', 'making sentences', L2_EXERCISE),
    textType('k2eesti_harjutus_leping', 'leping', 'contract', L2_EXERCISE),
    textType('k2eesti_harjutus_lunktekst', 'lünktekst', 'fill-in-the-blanks', L2_EXERCISE),
    textType('k2eesti_harjutus_menuu', 'menüü', 'menu', L2_EXERCISE),
    textType('k2eesti_harjutus_reklaam', 'reklaam', 'advertisement', L2_EXERCISE),
    textType('k2eesti_harjutus_retsept', 'retsept', 'recipe', L2_EXERCISE),
    textType('k2eesti_harjutus_teejuht', 'teejuht', 'guide', L2_EXERCISE),
    textType('k2eesti_harjutus_vastused', 'küsimustele vastamine', 'answering questions', L2_EXERCISE),
    textType('k2eesti_harjutus_umberjutustus', 'ümberjutustus', 'retelling', L2_EXERCISE),
    textType('k2eesti_eksamitoo', 'eksamitöö', 'examination'),
    textType('k2eesti_kontrolltoo_test', 'kontrolltöö või test', 'test'),
    textType('k2eesti_tolge', 'tõlge', 'translation'),
  ],
  cYDRkpymb: [
    textType('k1eesti_arvamuslugu', 'arvamuslugu', 'opinion piece'),
    textType('k1eesti_eksamitoo', 'eksamitöö', 'examination'),
    textType('k1eesti_ekirjand_9kl', 'e-kirjand, 9. klass', 'e-essay, 9th grade'),
    textType('k1eesti_ekirjand_12kl', 'e-kirjand, 12. klass', 'e-essay, 12th grade'),
    textType('k1eesti_harjutus', 'harjutus', 'exercise'),
  ],
  cgSRJPKTr: [
    textType('k1vene_loovkirjutis', 'loovkirjutis', 'creative writing'),
    textType('k1vene_eksamitoo', 'eksamitöö', 'examination'),
  ],
  cZjHWUPtD: [
    textType('k3vene_loovkirjutis', 'loovkirjutis', 'creative writing'),
    textType('k3vene_eksamitoo', 'eksamitöö', 'examination'),
  ],
  cwUSEqQLt: [
    textType('ak_eriala_analuus', 'analüüs', 'analysis', ACADEMIC_STUDIES),
    textType('ak_eriala_essee', 'essee', 'essay', ACADEMIC_STUDIES),
    textType('ak_eriala_kursusetoo', 'kursusetöö', 'course paper', ACADEMIC_STUDIES),
    textType('ak_eriala_referaat', 'referaat', 'report', ACADEMIC_STUDIES),
    textType('ak_eriala_retsensioon', 'retsensioon', 'review', ACADEMIC_STUDIES),
    textType('ak_eriala_seminaritoo', 'seminaritöö', 'seminar paper', ACADEMIC_STUDIES),
    textType('ak_eriala_ulevaade', 'ülevaade', 'overview', ACADEMIC_STUDIES),
    textType('ak_uurimus_artikkel', 'artikkel', 'article', ACADEMIC_RESEARCH),
    textType('ak_uurimus_ettekanne', 'ettekanne', 'presentation', ACADEMIC_RESEARCH),
    textType('ak_uurimus_kokkuvote', 'kokkuvõte', 'summary', ACADEMIC_RESEARCH),
    textType('ak_uurimus_batoo', 'bakalaureusetöö', "bachelor's thesis", ACADEMIC_RESEARCH),
    textType('ak_uurimus_diplomitoo', 'diplomitöö', 'diploma thesis', ACADEMIC_RESEARCH),
    textType('ak_uurimus_matoo', 'magistritöö', "master's thesis", ACADEMIC_RESEARCH),
    textType('ak_uurimus_phdtoo', 'doktoritöö', 'doctoral thesis', ACADEMIC_RESEARCH),
  ],
};

export const studyMaterials = {
  tolkesonastik: label('tõlkesõnastik või masintõlge', 'translation dictionary or machine translation'),
  ykskeelnesonastik: label('ükskeelne sõnastik (ka veebis)', 'monolingual dictionary (also online)'),
  terminisonastik: label('terminisõnastik või -baas', 'term glossary or base'),
  kasiraamat: label('käsiraamat või juhend', 'handbook or manual'),
  automaatkontroll: label('automaatne keelekontroll', 'automated correction'),
  muu: label('muu', 'other'),
  ei: label('ei kasutanud', 'none used'),
} as const satisfies Enumeration;

export const materialUses = {
  jah: label('ette valmistatud, abivahenditega', 'prepared, with materials'),
  ei: label('spontaanne, abivahenditeta', 'spontaneous, without materials'),
} as const satisfies Enumeration;

export const textLanguages = {
  eesti: label('eesti', 'Estonian'),
  vene: label('vene', 'Russian'),
} as const satisfies Enumeration;

export const researchFields = {
  biojakeskkonnateadused: label('bio- ja keskkonnateadused', 'biosciences and environment'),
  yhiskondjakultuur: label('ühiskond ja kultuur', 'culture and society'),
  terviseuuringud: label('terviseuuringud', 'health'),
  loodustehnika: label('loodusteadused ja tehnika', 'natural sciences and engineering'),
} as const satisfies Enumeration;

export const ageGroups = {
  kuni18: label('kuni 18', 'up to 18'),
  kuni26: label('19–26', '19–26'),
  kuni40: label('27–40', '27–40'),
  '41plus': label('üle 40', 'over 40'),
} as const satisfies Enumeration;

export const genders = {
  mees: label('mees', 'male'),
  naine: label('naine', 'female'),
} as const satisfies Enumeration;

export const studyLevels = {
  bakalaureuseope: label('bakalaureuseõpe', "bachelor's studies"),
  magistriope: label('magistriõpe', "master's studies"),
  doktoriope: label('doktoriõpe', 'doctoral studies'),
} as const satisfies Enumeration;

export const degrees = {
  ba: label('bakalaureusekraad', "bachelor's degree"),
  ma: label('magistrikraad', "master's degree"),
  phd: label('doktorikraad', 'doctoral degree'),
} as const satisfies Enumeration;

export const educationLevels = {
  'Alg-/põhiharidus': label('alg- või põhiharidus', 'elementary or basic education'),
  Keskharidus: label('keskharidus', 'secondary education'),
  'Keskeriharidus/kutseharidus': label('keskeri- või kutseharidus', 'vocational education'),
  Kõrgharidus: label('kõrgharidus', 'higher education'),
} as const satisfies Enumeration;

/** What stands in place of a level, with the name of a column or chip. */
export const writerGroups = {
  EK: label(terms.groups.EK.et, terms.groups.EK.en),
  AK: label(terms.groups.AK.et, terms.groups.AK.en),
} as const satisfies Enumeration;

/** The same in words. */
export const writerGroupNames = {
  EK: label('EK: emakeelsed kirjutajad', 'L1: native speakers'),
  AK: label(
    'AK: akadeemilised tekstid, kirjutaja emakeel muu',
    'AC: academic texts, another native language',
  ),
} as const satisfies Enumeration;

export const proficiencyLevels = ['A', 'B', 'C', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

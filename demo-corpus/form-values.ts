/** Values of the query form that the demonstration must answer, written out so that a change of either side shows. */
export const textTypesBySubcorpus: Readonly<Record<string, readonly string[]>> = {
  cFqPphvYi: ['k2eesti_ol_loovkirjutis'],
  clWmOIrLa: ['k2eesti_riiklik_eksamitoo'],
  cFOoRQekA: [
    'k2eesti_kiri_isiklik',
    'k2eesti_kiri_poolametlik',
    'k2eesti_loovkirjutis',
    'k2eesti_harjutus_dialoog',
    'k2eesti_harjutus_etteutlus',
    'k2eesti_harjutus_juhend',
    'k2eesti_harjutus_kirjeldus',
    'k2eesti_harjutus_kuulutus',
    'k2eesti_harjutus_kone',
    'k2eesti_harjutus_laused',
    'k2eesti_harjutus_leping',
    'k2eesti_harjutus_lunktekst',
    'k2eesti_harjutus_menuu',
    'k2eesti_harjutus_reklaam',
    'k2eesti_harjutus_retsept',
    'k2eesti_harjutus_teejuht',
    'k2eesti_harjutus_vastused',
    'k2eesti_harjutus_umberjutustus',
    'k2eesti_eksamitoo',
    'k2eesti_kontrolltoo_test',
    'k2eesti_tolge',
  ],
  cYDRkpymb: ['k1eesti_arvamuslugu', 'k1eesti_harjutus'],
  cgSRJPKTr: ['k1vene_loovkirjutis', 'k1vene_eksamitoo'],
  cZjHWUPtD: ['k3vene_loovkirjutis', 'k3vene_eksamitoo'],
  cwUSEqQLt: [
    'ak_eriala_analuus',
    'ak_eriala_essee',
    'ak_eriala_kursusetoo',
    'ak_eriala_referaat',
    'ak_eriala_retsensioon',
    'ak_eriala_seminaritoo',
    'ak_eriala_ulevaade',
    'ak_uurimus_ettekanne',
    'ak_uurimus_kokkuvote',
    'ak_uurimus_batoo',
    'ak_uurimus_diplomitoo',
    'ak_uurimus_matoo',
  ],
};

const NATIONALITIES =
  `Eesti, Afganistan, Aserbaidžaan, Ameerika Ühendriigid, Brasiilia, Bulgaaria, Egiptus, Filipiinid,
Hiina, Hispaania, Holland, Iirimaa, India, Itaalia, Kanada, Kasashstan, Kreeka, Leedu, Läti, Makedoonia, Moldova,
Määramata, Poola, Prantsusmaa, Rumeenia, Saksamaa, Soome, Suurbritannia, Süüria, Türgi, Ukraina, Ungari, Valgevene,
Venemaa, Venezuela`.split(/,\s+/);

/** Filters that the form shows for any choice of subcorpora. */
export const generalFilters: Readonly<Record<string, readonly string[]>> = {
  tekstikeel: ['eesti', 'vene'],
  keeletase: ['A', 'B', 'C', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
  abivahendid: ['jah', 'ei'],
  vanusevahemik: ['kuni18', 'kuni26', 'kuni40', '41plus'],
  sugu: ['mees', 'naine'],
  haridus: ['Alg-/põhiharidus', 'Keskharidus', 'Keskeriharidus/kutseharidus', 'Kõrgharidus'],
  emakeel:
    'eesti|vene|eesti, vene|soome|saksa|ukraina|valgevene|läti|leedu|rootsi|inglise|jidiš|poola|ungari'.split(
      '|',
    ),
  riik: ['Eesti', 'Soome', 'Leedu', 'Saksamaa', 'Inglismaa', 'Ungari'],
  ajavahemik: ['2000-2005', '2006-2010', '2011-2015', '2016-2020', '2021-2025'],
};

/** Filters that the form shows for the academic subcorpus alone. */
export const academicFilters: Readonly<Record<string, readonly string[]>> = {
  valdkond: ['biojakeskkonnateadused', 'yhiskondjakultuur', 'terviseuuringud', 'loodustehnika'],
  akad_oppematerjal: [
    'tolkesonastik',
    'ykskeelnesonastik',
    'terminisonastik',
    'kasiraamat',
    'automaatkontroll',
    'muu',
    'ei',
  ],
  oppeaste: ['bakalaureuseope', 'magistriope', 'doktoriope'],
  teaduskraad: ['ba', 'ma', 'phd'],
  muudkeeled: ['eesti', 'vene', 'hiina', 'inglise', 'jaapani', 'läti', 'prantsuse', 'saksa'],
};

/** Filter that the form shows for the proficiency exams alone. */
export const examFilters: Readonly<Record<string, readonly string[]>> = { kodakondsus: NATIONALITIES };

/** Lower ends of the length buckets; each reaches to the next, the last is open. */
export const bucketStarts = {
  characters: [1, 501, 1001, 1501, 2501, 5001],
  words: [1, 101, 201, 301, 401, 601, 801],
  sentences: [1, 11, 21, 31, 61, 101],
} as const;

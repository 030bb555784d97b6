/**
 * Nouns whose forms learners make on a wrong stem: lemma, then the stems (vowel included) that they put endings on.
 * Facts, written for this project.
 */
const TABLE = `
  raamat raamati raamata; tüdruk tüdruki tüdruka; jalg jalga jalgu jalge; tänav tänava tänave tänavi; käsi kätt käti käsi kät käsid; leib leiba leibu leib;
  aed aeda aedu; kõrv kõrvu; jutt jutta jutt jutti juttu; poiss poisse poissi pois; laps lapse lapsi lapsu; sõber sõbra sõbere sõberi; keel keelu keeli keele;
  õde õdesi õdee; vend venda vendi vende; nimi nime nimi; pluus pluusi; kuusk kuuske kuusku; sild silda sildu; silm silmat silma; king kinga kingat;
  päev päeva päevat; päike päikese päike; mees meesi meese mehi mehe; naine naise naine; inimene inimene inimise; hammas hammasi hammase; uks ukse uksi;
  kuu kuusi; puu puusi; maja majasi; linn linni linnu; küla külasi; kodu koju kotu; mets metse metsi; lill lille lilli; loom loome loomi; kool koole kooli; klass klasse;
  töö töösi tööd; öö öösi; tee teesi; pood poodi poode pood; turg turgi turge; mägi mägi mäge; jõgi jõgi; meri meri; vesi vesi vess; tuba tubi tuba;
  köök kööki kööke köök; laud lauda laudi; tool tooli toola; aken akeni akena; pilt pilta pildi pilti; kaart kaarti kaarte; asi asja asje; riie riie riiete riide;
  kleit kleiti kleite; müts mütse; kass kassa kasse; koer koeri koera; lind linde lindi; kala kalasi kalu; hobune hobuse hobusi; lehm lehme; õun õuna õunu; kartul kartula kartulu;
  muna munasi; juust juustu; liha lihasi; supp suppi suppe; kook kooki kooke; film filmi filme; laul laule laulu; pidu pidusi; kingitus kingituse kingitusi; arst arste; haige haige;
  õpetaja õpetaja; õpilane õpilase õpilane; üliõpilane üliõpilase üliõpilane; minut minuti minuta; tund tunde tundi; nädal nädali nädalu; aasta aasta; kell kelle; hommik hommiku hommika; õhtu õhtu;
  sõna sõnasi; lause lausesi; küsimus küsimuse; vastus vastuse; probleem probleeme; võimalus võimaluse; ülesanne ülesande ülesanne; korter korteri kortera; number numberi numbra; telefon telefoni; arvuti arvutisi;
  auto autosi; buss busse; rong ronge; lennuk lennuka; jalgratas jalgrataste jalgratase jalgratta; perekond perekonna perekonda; vanem vanema; lapselaps lapselapse; sugulane sugulase sugulane; naaber naaberi naabera; külaline külalise külaline; sünnipäev sünnipäeva
`;
/** Endings by form; only those that make a word no dictionary knows are asked about. */
const ENDINGS: readonly (readonly [ending: string, code: string])[] = [
  ...([
    ['d', 'pl n'],
    ['t', 'sg p'],
    ['id', 'pl p'],
    ['sid', 'pl p'],
    ['s', 'sg in'],
    ['st', 'sg el'],
    ['l', 'sg ad'],
    ['le', 'sg all'],
  ] as const),
  ...([
    ['lt', 'sg abl'],
    ['ga', 'sg kom'],
    ['sse', 'sg ill'],
    ['te', 'pl g'],
    ['de', 'pl g'],
    ['tega', 'pl kom'],
    ['dega', 'pl kom'],
  ] as const),
];

/** The noun form that an unknown word is meant to be. */
export interface MeantNoun {
  readonly lemma: string;
  readonly code: string;
}

const meant = new Map<string, MeantNoun[]>();
for (const entry of TABLE.split(';')) {
  const [lemma = '', ...stems] = entry.trim().split(/\s+/u);
  for (const stem of new Set([lemma, ...stems])) {
    for (const [ending, code] of ENDINGS) {
      const found = meant.get(stem + ending) ?? [];
      if (!found.some((other) => other.lemma === lemma && other.code === code)) found.push({ lemma, code });
      meant.set(stem + ending, found);
      // `sõbrasid`, `keelid`: a plural in -id may be meant as a partitive after an amount.
      if (code === 'pl n' && /i$/u.test(stem)) found.push({ lemma, code: 'pl p' });
    }
  }
}

/** The noun forms that a wrongly made one may be meant to be, the likeliest first. */
export function findMeantNouns(word: string): readonly MeantNoun[] {
  return meant.get(word) ?? [];
}

/**
 * Verbs whose stem changes, with the stems that learners put endings on: strong, weak, and others they make up. Facts,
 * written for this project.
 */
const TABLE = `
  hakkama hakka haka hakkas; lugema luge loe lugi; kirjutama kirjuta kirjuti; rääkima rääki räägi rääka; õppima õppi õpi;
  andma and anda anna ande; saama saa; jääma jää jäi; jooma joo jo; sööma söö sö; tooma too to; viima vii; müüma müü; käima käi;
  tulema tule tul; panema pane pana pan; minema mine lähe läh; surema sure; olema ole; tegema tege tee teg teh; nägema näge näe näh näi nägi;
  pidama pida pea; teadma tead tea teada; võtma võt võta võtta; ostma ost osta; laulma laul laula laulda; jooksma jooks jookse joosta;
  seisma seis seisa; tõusma tõus tõuse; maksma maks maksa; istuma istu; aitama aita aida; ootama oota ooda; saatma saat saada;
  sõitma sõit sõida sõidi; kutsuma kutsu; küsima küsi; vastama vasta; elama ela; töötama tööta; jalutama jaluta; ujuma uju;
  magama maga; vaatama vaata; kuulama kuula; mängima mängi; tantsima tantsi; kasvama kasva; algama alga; lõppema lõppe lõpe;
  leidma leid leia leida; kandma kand kanna kanda; sündima sündi sünni; tundma tund tunne tunda; hoidma hoid hoia hoida;
  murdma murd murra; jätma jät jäta; kinkima kinki kingi; õmblema õmble; mõtlema mõtle mõelda; ütlema ütle; suudlema suudle;
  riidlema riidle; põlema põle; pesema pese; küpsema küpse; tõstma tõst tõsta; langema lange; nutma nut nuta; uskuma usku usu;
  lendama lenda lenna; õmblema õmble; kukkuma kukku kuku; hüppama hüppa hüpa; hõikama hõika; lõikama lõika; kuduma kudu koo;
  püüdma püüd püüa; jõudma jõud jõua jõuda; kartma kart karda karta; valima vali; kolima koli; lubama luba; lahkuma lahku;
  sulgema sulge; avama ava; lõpetama lõpeta; alustama alusta; helistama helista; unustama unusta; kohtuma kohtu; puhkama puhka;
  külastama külasta; armastama armasta; õpetama õpeta; abielluma abiellu; meeldima meeldi; veetma veet veeda; kaotama kaota;
  kaduma kadu kao; tahtma taht taha tahta tah; paistma paist paista; naerma naer naera; kuulma kuul kuule; suutma suut suuda;
  lootma loot looda; maitsma maits maitse; kestma kest kesta; laskma lask lase; viskama viska; tõmbama tõmba; juhtuma juhtu;
  sobima sobi; peatama peata; parandama paranda; koristama korista; teenima teeni; julgema julge; ehitama ehita; veenma veen veena; oskama oska; proovima proovi; vajama vaja; valmistama valmista; keetma keet keeda; küpsetama küpseta
`;

/** Endings by form; in the past and present alike. */
const ENDINGS: readonly (readonly [ending: string, code: string])[] = [
  ...(['n', 'd', 'b', 'me', 'te', 'vad'] as const).map((code) => [code, code] as const),
  ...([
    ['sin', 'sin'],
    ['sid', 'sid'],
    ['s', 's'],
    ['sime', 'sime'],
    ['site', 'site'],
    ['is', 's'],
    ['isin', 'sin'],
  ] as const),
  ...([
    ['isime', 'sime'],
    ['isid', 'sid'],
    ['isite', 'site'],
    ['es', 's'],
    ['esin', 'sin'],
    ['esid', 'sid'],
    ['as', 's'],
    ['asin', 'sin'],
    ['asid', 'sid'],
    ['asime', 'sime'],
    ['sib', 's'],
  ] as const),
  ...([
    ['ksin', 'ksin'],
    ['ksid', 'ksid'],
    ['ks', 'ks'],
    ['nud', 'nud'],
    ['tud', 'tud'],
    ['takse', 'takse'],
    ['ma', 'ma'],
  ] as const),
];
const PAST = new Set(['sin', 'sid', 's', 'sime', 'site']);

/** The verb form that an unknown word is meant to be. */
export interface MeantVerb {
  readonly lemma: string;
  readonly code: string;
  readonly kind: 'past' | 'stem';
}

const meant = new Map<string, MeantVerb | null>();
for (const entry of TABLE.split(';')) {
  const [lemma = '', ...stems] = entry.trim().split(/\s+/u);
  for (const stem of stems) {
    for (const [ending, code] of ENDINGS) {
      const form = stem + ending;
      const found: MeantVerb = { lemma, code, kind: PAST.has(code) ? 'past' : 'stem' };
      const before = meant.get(form);
      // A form that may be meant for several verbs or forms is left to the speller.
      meant.set(
        form,
        before === undefined || (before?.lemma === lemma && before.code === code) ? found : null,
      );
    }
  }
}

/** The verb form that a wrongly made one is meant to be; undefined if none or several are likely. */
export function findMeantVerb(word: string): MeantVerb | undefined {
  return meant.get(word) ?? undefined;
}

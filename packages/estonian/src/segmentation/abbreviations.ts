/**
 * Abbreviations written with a full stop inside a sentence. Own list from Estonian and Russian orthography;
 * entries are lower-case, without the final full stop.
 */
const ESTONIAN =
  'a aj al alat apr art aug b dets dr e eks el eesk er esim etc ev fil g hr hrl ibid ik ill inc inim ins ' +
  'i.a i.k j jj jm jms jmt jn jne joon jpm jpt jr jrk jsk jt juh juun jv k kab kd keskm kl kk kpt kr ' +
  'krt kt ktk kuup kv l lg lk ll lm ln lp lüh m märts min mjr milj mld mln mnt mr mrs ms n näd ' +
  'nim nn nov nr nt nö o ob okt op orig p pa pms pmst ps ptk pr prl prof pst pt pts r rbl rg rk rkl rkr rmt ' +
  'rpl s saj san sealh sekr sept sh skp skr sp spets srn st surn svr s.a s.h s.o s.s s.t t tehn ' +
  'tel th tk tl tlk tn toim tpr tr trl ts tsit tv u ukj ül v va van veebr vh v.a v.t vm vms vrd vt vv v.s õp õpet ' +
  'e.kr e.m.a k.a m.a.j p.kr p.s n.ö o.s u.s a.k i.e m.e j.m j.t co ltd plm ca sr jan';
const RUSSIAN =
  'т.е т.д т.п т.к т.н т.о и.о н.э до_н.э г гг в вв стр с рис табл см ср др пр напр руб коп тыс млн млрд ул пр-т д кв ' +
  'корп им проф доц акад обл р-н ч мин сек кг км м см мм р тел ред изд гл ст п пп прим авт пер англ рус эст лат греч ' +
  'нем франц букв т тт сб вып т.е и.т.д о-в и.т.п';

/** Abbreviations that stand before what they belong to, a name or a number, and so never end a sentence. */
const LEADING = new Set(
  (
    'adv akad asst dir dots dr hr ins kpt kol lg lp mag mr mrs ms mjr nn nr nt nö n.ö o.s pr prl prof pms s.o s.t s.h sh ' +
    'st tel tlf vt vrd u ca sealh ik joon tab а.о акад г-н г-жа гл д доц и.о им корп кв напр обл оз просп проф р пр ред ' +
    'рис св см ср стр табл т.е т.н тел тов ул'
  ).split(' '),
);

/** Those that stand before a number (`Narva mnt. 5`, `kl. 8`, `lk. 3`); before a word they may end a sentence. */
const BEFORE_NUMBER = new Set('art kl klk krt lk mnt p par pst pt ptk skp tn п ст эт'.split(' '));

const ABBREVIATIONS = new Set([...`${ESTONIAN} ${RUSSIAN}`.split(/\s+/), ...LEADING, ...BEFORE_NUMBER]);

/** True if the lower-cased word is an Estonian or Russian abbreviation that takes a full stop. */
export function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.has(word);
}

/** True for an abbreviation that does not end a sentence, since what it belongs to follows (`prof`, `nt`, `ул`). */
export function isLeadingAbbreviation(word: string): boolean {
  return LEADING.has(word);
}

/** True for an abbreviation that goes on with a number (`mnt`, `ptk`, `ст`). */
export function isAbbreviationBeforeNumber(word: string): boolean {
  return BEFORE_NUMBER.has(word);
}

const UNITS = new Set(
  (
    'mm cm dm km m2 m3 cm2 cm3 km2 km/h m/s kg mg ml dl kw kwh hz mhz ghz kb mb gb tb kr eek eur euro eurot eurost ' +
    'euroga krooni kroonist senti miljonit miljoni miljardit miljardi tuhat tuhande korda kraadi tundi minutit min ' +
    'sek päeva kuud nädalat aastat inimest tükki p x w v kl м км кг см мм руб лет'
  ).split(' '),
);

/** True if the lower-cased letters are a unit or a counted noun that was typed together with its number. */
export function isUnitAfterNumber(letters: string): boolean {
  return UNITS.has(letters);
}

/** Words that open sentences and are nobody's name: after `U.S.A.` or `A. B.` they may begin a new one. */
const OPENERS = new Set(
  (
    'ma mina mul mulle mu minu mind sa sina sul sulle su sinu ta tema tal talle teda me meie meil meile meid te teie teil ' +
    'teile nad nemad neil neile nende neid see seda selle sellel sel selles need kõik kes kelle kellel mis mida mille ' +
    'kus kuhu kas kui kuid kuna kuidas kuni miks millal aga ent ja ning või sest siis siin seal sinna siia nii nüüd ' +
    'täna eile homme pärast enne ka veel juba mõni mitu palju iga üks kaks ei jah on oli olen olid'
  ).split(' '),
);

/** True for a lower-cased function word that stands first in a sentence rather than as a surname. */
export function isSentenceOpener(word: string): boolean {
  return OPENERS.has(word);
}

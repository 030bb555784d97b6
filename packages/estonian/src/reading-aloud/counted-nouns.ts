import { findCase, type NumeralCase } from './numeral-case';

/** Nouns that often follow a number: nominative, genitive, partitive. */
const NOUNS: readonly (readonly [string, string, string])[] = [
  ['aasta', 'aasta', 'aastat'],
  ['sajand', 'sajandi', 'sajandit'],
  ['aastatuhat', 'aastatuhande', 'aastatuhandet'],
  ['kuu', 'kuu', 'kuud'],
  ['nädal', 'nädala', 'nädalat'],
  ['päev', 'päeva', 'päeva'],
  ['tund', 'tunni', 'tundi'],
  ['minut', 'minuti', 'minutit'],
  ['sekund', 'sekundi', 'sekundit'],
  ['klass', 'klassi', 'klassi'],
  ['kursus', 'kursuse', 'kursust'],
  ['korrus', 'korruse', 'korrust'],
  ['koht', 'koha', 'kohta'],
  ['kord', 'korra', 'korda'],
  ['peatükk', 'peatüki', 'peatükki'],
  ['ülesanne', 'ülesande', 'ülesannet'],
  ['osa', 'osa', 'osa'],
  ['punkt', 'punkti', 'punkti'],
  ['lehekülg', 'lehekülje', 'lehekülge'],
  ['veerand', 'veerandi', 'veerandit'],
  ['maailmasõda', 'maailmasõja', 'maailmasõda'],
  ['meeter', 'meetri', 'meetrit'],
  ['kilomeeter', 'kilomeetri', 'kilomeetrit'],
  ['euro', 'euro', 'eurot'],
  ['kroon', 'krooni', 'krooni'],
  ['protsent', 'protsendi', 'protsenti'],
  ['kraad', 'kraadi', 'kraadi'],
  ['inimene', 'inimese', 'inimest'],
  ['laps', 'lapse', 'last'],
  ['õpilane', 'õpilase', 'õpilast'],
  ['riik', 'riigi', 'riiki'],
  ['keel', 'keele', 'keelt'],
  ['linn', 'linna', 'linna'],
  ['jaanuar', 'jaanuari', 'jaanuari'],
  ['veebruar', 'veebruari', 'veebruari'],
  ['märts', 'märtsi', 'märtsi'],
  ['aprill', 'aprilli', 'aprilli'],
  ['mai', 'mai', 'maid'],
  ['juuni', 'juuni', 'juunit'],
  ['juuli', 'juuli', 'juulit'],
  ['august', 'augusti', 'augustit'],
  ['september', 'septembri', 'septembrit'],
  ['oktoober', 'oktoobri', 'oktoobrit'],
  ['november', 'novembri', 'novembrit'],
  ['detsember', 'detsembri', 'detsembrit'],
];
const MONTHS = 12;

/** Nominatives of the months, January first. */
export const monthNames: readonly string[] = NOUNS.slice(-MONTHS).map(([nominative]) => nominative);

/** Forms that several cases share carry the first: nominative before genitive before partitive. */
const cases = new Map<string, NumeralCase>();
for (const [nominative, genitive, partitive] of NOUNS) {
  const forms: [string, NumeralCase][] = [
    [nominative, 'nominative'],
    [genitive, 'genitive'],
    [partitive, 'partitive'],
  ];
  for (const [form, numeralCase] of forms) if (!cases.has(form)) cases.set(form, numeralCase);
}
const genitives = NOUNS.map(([, genitive]) => genitive);

/** Postpositions with the genitive: "5 päeva pärast" is "viie päeva pärast". */
const GENITIVE_POSTPOSITIONS = /^(?:pärast|eest|jooksul|kaupa|tagune|tagant|võrra|võistlus|kohta)$/u;
const OBLIQUE_ENDING = /(?:sse|st|s|le|lt|l|ks|ni|na|ta|ga)$/u;

/** Case of a noun that often follows a number, in the singular; undefined for another word. */
export function findNounCase(word: string): NumeralCase | undefined {
  const lower = word.toLowerCase();
  const known = cases.get(lower);
  if (known !== undefined) return known;
  const stem = genitives.find((genitive) => lower.startsWith(genitive) && lower.length > genitive.length);
  return stem === undefined ? undefined : findCase(lower.slice(stem.length));
}

/** Case of an ordinal before a word: by the noun if it is known, otherwise by endings that tell the case. */
export function findOrdinalNounCase(word: string): NumeralCase {
  const known = findNounCase(word);
  if (known !== undefined) return known;
  const ending = OBLIQUE_ENDING.exec(word)?.[0] ?? '';
  return ['sse', 'le', 'lt', 'l', 'ks'].includes(ending) ? (findCase(ending) ?? 'nominative') : 'nominative';
}

/** Case of a cardinal above one before a noun and the word after it; nominative where nothing tells another. */
export function findCardinalCase(noun: string, following: string): NumeralCase {
  const nounCase = findNounCase(noun);
  if (nounCase === undefined) return 'nominative';
  const isGenitive = genitives.includes(noun.toLowerCase());
  if (isGenitive && GENITIVE_POSTPOSITIONS.test(following)) return 'genitive';
  // After a cardinal in the nominative the noun is a partitive: where that differs, this form is the genitive.
  const isPartitive = NOUNS.some(([, , partitive]) => partitive === noun.toLowerCase());
  if (isPartitive || nounCase === 'partitive') return 'nominative';
  return nounCase === 'nominative' && isGenitive ? 'genitive' : nounCase;
}

/** Letters of other alphabets that look like Latin ones, the Latin ones in the same order. */
const ALIKE = 'АВЕКМНОРСТУХЅІЈӒӦакмтеорсухѕіјһԁӓӧΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const LATIN = 'ABEKMHOPCTYXSIJÄÖakmteopcyxsijhdäöABEZHIKMNOPTYXo';
/** Greek small letters stand in formulas (`sinα`, `ρgh`): they count inside a word alone. */
const [GREEK, LATIN_OF_GREEK] = ['αικνρτυ', 'aikvptu'];
const LATIN_LETTERS = new Map(
  [...(ALIKE + GREEK)].map((letter, at) => [letter, (LATIN + LATIN_OF_GREEK).charAt(at)]),
);
const MIXED = new RegExp(`\\p{Script=Latin}\\p{M}*[${ALIKE}]|[${ALIKE}]\\p{M}*\\p{Script=Latin}`, 'u');
const GREEK_INSIDE = new RegExp(`(?<=\\p{Script=Latin})[${GREEK}]+(?=\\p{Script=Latin})`, 'gu');
/** A whole run of letters of both kinds and no other. */
const RUN = new RegExp(`(?<![\\p{L}\\p{M}])[${ALIKE}\\p{Script=Latin}\\p{M}]+(?![\\p{L}\\p{M}])`, 'gu');

/** Puts Latin letters into Latin words (`Tаrtus` with a Cyrillic а) without moving a place; words of one other alphabet stay. */
export function latiniseLetters(text: string): string {
  const level = text.replace(GREEK_INSIDE, latiniseWord);
  return MIXED.test(level) ? level.replace(RUN, (run) => (MIXED.test(run) ? latiniseWord(run) : run)) : level;
}

/** The word with Latin letters for those of other alphabets that look like them. */
export function latiniseWord(word: string): string {
  return Array.from(word, (letter) => LATIN_LETTERS.get(letter) ?? letter).join('');
}

const estonianVowels = new Set('õäöü');
const estonianSibilants = new Set('šž');
const frequentRussianLetters = new Set('оеаинтсрвл');
const rareRussianLetters = new Set('хжшюцщэфъё');
/** Frequent pairs of letters: they tell a text in capitals from small letters read with the wrong table. */
const frequentRussianPairs = new Set(
  (
    'ст но то на ен ни по ра ов ко ер ре ал ли не ро ле ет де ев ос от пр ка во го ор та ла ан те ом ва ел ' +
    'ль ть ся мо ой ны ый ие да до бы ло нн ри ми за из ол ес ит ин'
  ).split(' '),
);
const commonPunctuation = new Set('„“”‚‘’–—…«»§°€№•·\u00a0');
const mathematicalSigns = new Set('²³½¼¾×±µ');

const isLatin = (character: string): boolean => /^\p{Script=Latin}$/u.test(character);
const isLetter = (character: string): boolean => /^\p{L}$/u.test(character);

function scoreRussianLetter(letter: string): number {
  const small = letter.toLowerCase();
  const frequency = frequentRussianLetters.has(small) ? 3 : rareRussianLetters.has(small) ? 1 : 2;
  return small === letter ? frequency : frequency - 0.5;
}

/** How much a character beyond ASCII is at home in Estonian or Russian writing. Weights set by hand. */
function scoreCharacter(character: string): number {
  const small = character.toLowerCase();
  if (estonianVowels.has(small)) return small === character ? 4 : 3.5;
  if (estonianSibilants.has(small)) return small === character ? 2 : 1.5;
  if (/^[а-яё]$/iu.test(character)) return scoreRussianLetter(character);
  if (commonPunctuation.has(character)) return 1;
  if (mathematicalSigns.has(character)) return 0;
  if (character === '\ufffd') return -8;
  if (/^[ðþÐÞ]$/.test(character)) return -3;
  if (/^[\u00c0-\u00ff]$/.test(character)) return 0;
  if (/^[\u0100-\u017f]$/.test(character)) return -0.5;
  return -4;
}

const isSmall = (character: string): boolean => /^\p{Ll}$/u.test(character);
const isCapital = (character: string): boolean => /^\p{Lu}$/u.test(character);

/**
 * Neighbours that are rare in writing: mixed scripts, small letters and capitals mixed in a word, a letter right after a
 * full stop or comma, a small letter after a full stop and a space, a sign between letters. Frequent Russian pairs count in favour. Weights set by hand.
 */
function scoreNeighbourhood(characters: readonly string[], index: number): number {
  const [character = '', before = '', second = '', after = ''] = [0, -1, -2, 1].map(
    (step) => characters[index + step],
  );
  let score = 0;
  const isCyrillic = /^\p{Script=Cyrillic}$/u.test(character);
  if (isCyrillic && (isLatin(before) || isLatin(after))) score -= 6;
  if (isCapital(character) && isSmall(before)) score -= 3;
  if (isSmall(character) && (isCapital(after) || (isCapital(before) && isCapital(second)))) score -= 3;
  if (isLetter(character) && /^[.,!?]$/u.test(before)) score -= 4;
  if (isSmall(character) && before === ' ' && /^[.!?]$/u.test(second)) score -= 1;
  if (/^[^\p{L}’–—\u00a0]$/u.test(character) && isLetter(before) && isLetter(after)) score -= 3;
  if (frequentRussianPairs.has((before + character).toLowerCase())) score += 2;
  return score;
}

/**
 * The mean score of the characters beyond ASCII: the higher, the likelier that the text was decoded with the right
 * table. 0 for a text without any.
 */
export function scoreDecodedText(text: string): number {
  const characters = [...text];
  let [score, count] = [0, 0];
  characters.forEach((character, index) => {
    if (character < '\u0080') return;
    count += 1;
    score += scoreCharacter(character) + scoreNeighbourhood(characters, index);
  });
  return count === 0 ? 0 : score / count;
}

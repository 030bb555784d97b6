const estonianLetters = new Set('õäöüšžÕÄÖÜŠŽ');
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

const isLatin = (character: string | undefined): boolean =>
  character !== undefined && /^[A-Za-z]$/.test(character);
const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /^\p{L}$/u.test(character);

function scoreRussianLetter(letter: string): number {
  const small = letter.toLowerCase();
  const frequency = frequentRussianLetters.has(small) ? 3 : rareRussianLetters.has(small) ? 1 : 2;
  return small === letter ? frequency : frequency - 0.5;
}

/** How much a character beyond ASCII is at home in Estonian or Russian writing. Weights set by hand. */
function scoreCharacter(character: string): number {
  if (estonianLetters.has(character)) return 4;
  if (/^[а-яё]$/iu.test(character)) return scoreRussianLetter(character);
  if (commonPunctuation.has(character)) return 1;
  if (mathematicalSigns.has(character)) return 0;
  if (character === '\ufffd') return -8;
  if (/^[ðþÐÞ]$/.test(character)) return -3;
  if (/^[\u00c0-\u017f]$/.test(character)) return 0;
  return -4;
}

/** What its neighbours say against it: mixed scripts, a capital inside a word, a quotation mark between letters. */
function scoreNeighbourhood(
  before: string | undefined,
  character: string,
  after: string | undefined,
): number {
  let score = 0;
  const isCyrillic = /^\p{Script=Cyrillic}$/u.test(character);
  if (isCyrillic && (isLatin(before) || isLatin(after))) score -= 6;
  if (/^\p{Lu}$/u.test(character) && before !== undefined && /^\p{Ll}$/u.test(before)) score -= 3;
  if (/^\p{Ll}$/u.test(character) && after !== undefined && /^\p{Lu}$/u.test(after)) score -= 3;
  if (/^[^\p{L}’–—\u00a0]$/u.test(character) && isLetter(before) && isLetter(after)) score -= 3;
  if (before !== undefined && frequentRussianPairs.has((before + character).toLowerCase())) score += 1;
  return score;
}

/** The higher, the likelier that the text was decoded with the right table. Only characters beyond ASCII count. */
export function scoreDecodedText(text: string): number {
  const characters = [...text];
  let score = 0;
  characters.forEach((character, index) => {
    if (character < '\u0080') return;
    score += scoreCharacter(character);
    score += scoreNeighbourhood(characters[index - 1], character, characters[index + 1]);
  });
  return score;
}

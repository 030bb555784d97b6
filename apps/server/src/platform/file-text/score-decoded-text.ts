const estonianLetters = new Set('õäöüšžÕÄÖÜŠŽ');
const frequentRussianLetters = new Set('оеаинтсрвл');
const commonPunctuation = new Set('„“”‚‘’–—…«»§°€№•·\u00a0');
const mathematicalSigns = new Set('²³½¼¾×±µ');

const isLatin = (character: string | undefined): boolean =>
  character !== undefined && /^[A-Za-z]$/.test(character);
const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /^\p{L}$/u.test(character);

/** How much a character beyond ASCII is at home in Estonian or Russian writing. Weights set by hand. */
function scoreCharacter(character: string): number {
  if (estonianLetters.has(character)) return 4;
  if (frequentRussianLetters.has(character)) return 3;
  if (/^[а-яё]$/.test(character)) return 2;
  if (/^[А-ЯЁ]$/.test(character)) return 1;
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

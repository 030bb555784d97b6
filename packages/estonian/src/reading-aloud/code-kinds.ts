import { nameLetters } from './letter-names';
import { readDigits, readNumber, readNumberWith } from './read-number';
import { findCase } from './numeral-case';
import { defineKind, RANGE, type TokenKind } from './token-kind';

/** Elements of the formulas that stand in texts and schoolbooks; two of them in a row make a formula. */
const ELEMENT = '(?:He|Li|Na|Mg|Al|Si|Cl|Ca|Fe|Cu|Zn|Ag|Au|Pb|Br|Mn|Ba|[HBCNOFPSKI])';
/** What follows letters without a hyphen, too: "EList". */
const SHORT_ENDING = '(?:i?(?:sse|st|s|le|lt|l|ks|ni|na|ta|ga|d)|i|t|e|ide|de)';
/** Capital letters of up to three that make a word. */
const SAID_AS_WORD = new Set(['ÜRO', 'EAS', 'TOP']);
const VOWEL = /[AEIOUÕÄÖÜY]/u;
/** Numbers of more digits are told one by one. */
const MAX_CODE_DIGITS = 3;

function readCodeNumber(digits: string): string {
  return digits.length > MAX_CODE_DIGITS ? readDigits(digits) : readNumber(digits);
}

/** Letters and digits that stand together: capitals by their names, words as words, numbers as numbers. */
function readCode(code: string): string {
  return [...code.matchAll(/\d+|\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?\p{Ll}{3,}|\p{L}|\./gu)]
    .map(([part]) => {
      if (part === '.') return 'punkt';
      if (/^\d/u.test(part)) return readCodeNumber(part);
      if (part.length === 1) return nameLetters(part);
      if (!/^\p{Lu}{2}/u.test(part)) return part;
      return isSpelled(part, '', '') ? nameLetters(part) : part.toLowerCase();
    })
    .join(' ');
}

/** What is written after the hyphen of a code: the ending of its last name or a word of its own. */
function addRest(said: string, code: string, rest: string): string {
  if (rest === '') return said;
  const last = /\d+$/u.exec(code)?.[0];
  if (last !== undefined && last.length <= MAX_CODE_DIGITS && (rest === 't' || findCase(rest) !== undefined))
    return `${readCode(code.slice(0, -last.length))} ${readNumberWith(last, rest)}`.trim();
  if (/^\p{Lu}$/u.test(rest)) return `${said} ${nameLetters(rest)}`;
  return new RegExp(`^${SHORT_ENDING}$`, 'u').test(rest) ? said + rest : `${said} ${rest}`;
}

/** Whether capital letters are told by name: "EL", "ERR", but "NATO", and no word of a heading in capitals. */
function isSpelled(letters: string, before: string, after: string): boolean {
  if (/\p{Lu}{2,} $/u.test(before) || /^ \p{Lu}{2,}(?!\p{Ll})/u.test(after)) return false;
  if (SAID_AS_WORD.has(letters)) return false;
  return letters.length <= 3 || ![...letters].some((letter) => VOWEL.test(letter));
}

const REST = String.raw`(?:-(\p{Ll}+))?`;
const CODE = String.raw`(\p{L}+\d[\p{L}\d]*(?:\.\d+)*|\p{Lu}\p{L}*-\d+|\d+\p{Lu}+[\p{Lu}\d]*|\d+[a-h](?!\p{L}))`;

/** Codes, formulas, letters by their names. */
export const codeKinds: readonly TokenKind[] = [
  defineKind(String.raw`(\p{Lu}{2}\d{2}(?: ?\d{4}){3,6})`, ([, account = '']) =>
    account
      .replaceAll(' ', '')
      .match(/.{1,4}/gu)!
      .map((part) => [...part].map(readCode).join(' '))
      .join(', '),
  ),
  defineKind(
    `(\\d*(?:${ELEMENT}\\d*|\\((?:${ELEMENT}\\d*)+\\)\\d*){2,})${REST}`,
    ([, formula = '', rest = '']) => {
      if (!/[\p{Ll}\d]/u.test(formula)) return null;
      const said = [...formula.matchAll(/\d+|\p{L}/gu)].map(([part]) =>
        /\d/u.test(part) ? readNumber(part) : nameLetters(part),
      );
      return addRest(said.join(' '), formula, rest);
    },
  ),
  defineKind(`${CODE}${REST}`, ([, code = '', rest = '']) => {
    const written = code.replace('-', '');
    return addRest(readCode(written), written, rest);
  }),
  defineKind(`(?<=\\p{Lu}\\d+)${RANGE}(?=\\p{Lu}{1,3}\\d)`, () => ' kuni ', ''),
  defineKind(
    String.raw`(\p{Lu}{2,})(?:-(\p{L}+)|(${SHORT_ENDING}))?`,
    ([, letters = '', rest = '', ending = ''], { before, after }) => {
      const said = isSpelled(letters, before, after) ? nameLetters(letters) : letters;
      return addRest(said, letters, rest || ending);
    },
  ),
  // "e-kiri", "C-vitamiin" and the first half of "e- ja m-kaubandus".
  defineKind(
    String.raw`([A-Za-zÕÄÖÜŠŽõäöü])-(?=\p{L}{2}| (?:ja|või|ning) )`,
    ([, letter = '']) => `${nameLetters(letter)} `,
    '',
  ),
  // Initials; a letter that ends a sentence stands after the name of a thing.
  defineKind(
    String.raw`(?<!(?:vitamiin|klass|rühm|tüüp|variant|punkt|hinne|täht) )(\p{Lu})\. ?(?=\p{Lu})`,
    ([, letter = '']) => `${nameLetters(letter)} `,
    '',
  ),
  defineKind(String.raw`([A-ZÕÄÖÜŠŽ]|[a-zõäöü](?=\))|[xyz])`, ([, letter = '']) => nameLetters(letter)),
];

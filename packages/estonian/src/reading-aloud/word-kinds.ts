import { capitalise } from '../capitalise';
import { makeTable } from '../make-table';
import { abbreviations, shortNouns, symbols } from './short-forms';
import { defineKind, listLongestFirst, type TokenKind } from './token-kind';
import { readWholeNumber } from './read-number';

const PARTS = makeTable<string>({
  '@': 'ätt',
  '.': 'punkt',
  '/': 'kaldkriips',
  '-': 'sidekriips',
  _: 'alakriips',
});

/** An e-mail or web address as it is told by phone: "mari@ut.ee" as "mari ätt ut punkt ee". */
function readAddress(address: string): string {
  return address
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, 'veeveevee.')
    .replace(/\/$/u, '')
    .replaceAll(/[@./_-]/gu, (symbol) => ` ${PARTS.get(symbol) ?? ''} `)
    .replaceAll(/\d+/gu, (digits) => ` ${readWholeNumber(digits)} `)
    .replaceAll(/[^\p{L} ]+/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim();
}

const short = new Map([...shortNouns].map(([key, [nominative]]) => [key, nominative] as const));
const readings = new Map([...short, ...Object.entries(abbreviations)]);
for (const [key, said] of [...readings]) {
  if (key.length > 1) readings.set(capitalise(key), capitalise(said));
}
readings.delete('a');
const endingNouns = [...short.keys()].filter((key) => key.length > 1);
/** A full stop after these never ends the sentence: "dr. Tamm". */
const TITLES = new Set([
  'dr',
  'prof',
  'hr',
  'pr',
  'prl',
  'lp',
  'nr',
  'lk',
  'vt',
  'kl',
  'tel',
  'nt',
  'mob',
  'ptk',
  'vrd',
  'vs',
  'ca',
  'u',
]);
const ANYTHING = '';
const BEFORE_NUMBER = '(?=[ ~]?\\d)';

/** Web addresses, abbreviations, signs between words. */
export const wordKinds: readonly TokenKind[] = [
  defineKind(
    String.raw`(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)]`,
    ([address = '']) => readAddress(address),
    ANYTHING,
  ),
  defineKind(String.raw`[\p{L}\d._+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+`, ([address = '']) =>
    readAddress(address),
  ),
  defineKind(
    String.raw`[\p{L}\d-]{1,64}(?:\.[\p{L}\d-]{1,64}){0,5}\.(?:ee|com|org|net|eu|fi|lv|lt|io)(?:/[^\s<>"]*[^\s<>".,;:!?)])?`,
    ([address = '']) => readAddress(address),
  ),
];

export const shortFormKinds: readonly TokenKind[] = [
  defineKind(
    `(${listLongestFirst(endingNouns)})-(\\p{Ll}+)`,
    ([, noun = '', ending = '']) => shortNouns.get(noun)![1] + ending,
  ),
  defineKind(`p\\.?(?= \\d)`, () => 'punkt', ANYTHING),
  defineKind(
    `(${listLongestFirst(readings.keys())})(?![\\p{L}\\d])\\.?`,
    ([all = '', key = ''], { after }) => {
      const said = readings.get(key)!;
      const endsSentence = all.endsWith('.') && all !== key && /^(?: \p{Lu}|\s*$)/u.test(after);
      return endsSentence && !TITLES.has(key.toLowerCase()) ? `${said}.` : said;
    },
    ANYTHING,
  ),
  defineKind(`[-−]${BEFORE_NUMBER.replace('[ ~]?', '')}`, () => 'miinus ', ANYTHING),
  defineKind(`(?<=^|[ (])–(?=\\d)`, () => 'miinus ', ANYTHING),
  defineKind(`~ ?(?=\\d)`, () => 'umbes ', ANYTHING),
  defineKind(
    `(?:<|≤) ?(?=\\d)`,
    ([sign = '']) => (sign.startsWith('<') ? 'väiksem kui ' : 'kuni '),
    ANYTHING,
  ),
  defineKind(
    `(?:>|≥) ?(?=\\d)`,
    ([sign = '']) => (sign.startsWith('>') ? 'suurem kui ' : 'vähemalt '),
    ANYTHING,
  ),
  defineKind('#(?=\\d)', () => 'number ', ANYTHING),
  defineKind(String.raw`(?<=[\p{L}\d])/(?=\p{L})`, () => ' ', ANYTHING),
  defineKind(String.raw`(?<=\d)/(?=\d)`, () => ' kaldkriips ', ANYTHING),
  defineKind('(?<= )=(?= )', () => ' võrdub ', ANYTHING),
  defineKind(
    `[${[...symbols.keys()].filter((one) => one !== '=').join('')}]`,
    ([symbol = '']) => ` ${symbols.get(symbol)} `,
    ANYTHING,
  ),
  defineKind(
    String.raw`[<>[\]{}\\|~^_*#\x60\p{Extended_Pictographic}\p{Cc}\u200b-\u200f\ufe0f\ufeff]`,
    ([all = '']) => (all === '\n' ? all : ' '),
    ANYTHING,
  ),
];

import { readWholeNumber } from './read-number';
import { makeTable } from '../make-table';

const PARTS = makeTable<string>({
  '@': 'ätt',
  '.': 'punkt',
  '/': 'kaldkriips',
  '-': 'sidekriips',
  _: 'alakriips',
});

/** An e-mail or web address as it is told by phone: "mari@ut.ee" as "mari ätt ut punkt ee". */
export function readAddress(address: string): string {
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

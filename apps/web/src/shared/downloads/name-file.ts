import { nameFilePart } from './name-file-part';

/** Day of the visitor's clock, `2026-11-23`. */
const writeDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** A name that says what a file is, without ending: its parts and the day; null and empty parts are left out. */
export const nameFile = (parts: readonly (string | null)[], date = new Date()): string =>
  [...parts.map((part) => nameFilePart(part ?? '')), writeDay(date)].filter((part) => part !== '').join('-');

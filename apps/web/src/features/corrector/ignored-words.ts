import { keep, readKept, readTexts } from '../../shared/kept-value/kept-storage';

const STORAGE_KEY = 'correctorIgnoredWords';
/** More than anybody ignores by hand; keeps the storage small. */
const MAX_WORDS = 2000;

/** Words that the visitor asked not to mark, in small letters. They stay in the browser. */
export const readIgnoredWords = (): ReadonlySet<string> =>
  new Set(readKept('browser', STORAGE_KEY, readTexts));

/** Without storage the words are ignored until the page is left. */
export const storeIgnoredWords = (words: ReadonlySet<string>) =>
  keep('browser', STORAGE_KEY, [...words].slice(-MAX_WORDS));

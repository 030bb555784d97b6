/** Apostrophes of all makes inside a word; they are one for counting, searching and analysis. */
const APOSTROPHES = /(?<=\p{L})[’‘`´ʼ](?=\p{L})/gu;
/** An ending after an apostrophe: google'i, Saussure'ist, Bordeaux'sse. */
const WITH_ENDING =
  /^(\p{L}[\p{L}\p{N}.'-]*)'(?=\p{L})[aeiu]?d?(?:es|es?se|e)?(?:t|s|l|le|lt|st|sse|ks|ni|na|ta|ga)?$/u;

/** The word with the plain apostrophe. */
export const foldApostrophes = (word: string): string => word.replace(APOSTROPHES, "'");

/** The foreign word or name before an apostrophe and an Estonian ending; null for any other word (rock'n'roll, O'Neill). */
export const findNameBeforeApostrophe = (form: string): string | null =>
  WITH_ENDING.exec(foldApostrophes(form))?.[1] ?? null;

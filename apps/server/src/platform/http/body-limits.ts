const MEGABYTE = 1024 * 1024;

/** Room for what most calls take: 20,000 ids, or a text of 100,000 characters, each escaped in JSON. */
export const BODY_LIMIT_BYTES = 2 * MEGABYTE;
/** For calls that take an own text of a million characters, each escaped, beside 20,000 ids. */
export const OWN_TEXT_BODY_LIMIT_BYTES = 8 * MEGABYTE;
/** For calls that take some thousand characters. */
export const SMALL_BODY_LIMIT_BYTES = MEGABYTE / 4;

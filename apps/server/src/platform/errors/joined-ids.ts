/** Two ids of texts and more in one string: an id, then a comma, a semicolon or white space. */
const JOINED_IDS = /^\s*[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\s*[,;\s]\s*\S/iu;

/** What a client is told that sends them so. */
export const LIST_EXPECTED = 'Expected a list of ids, ["ID", "ID"]: several stand in one string.';

export const holdsJoinedIds = (value: unknown): boolean =>
  typeof value === 'string' && JOINED_IDS.test(value);

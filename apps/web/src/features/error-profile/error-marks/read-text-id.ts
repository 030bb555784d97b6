const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** An id as an address or a kept view names it; null where it can be none. */
export const readTextId = (linked: unknown): string | null =>
  typeof linked === 'string' && ID.test(linked) ? linked : null;

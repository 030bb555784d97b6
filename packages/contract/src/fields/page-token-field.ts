import { z } from 'zod';

const MAX_PAGE_TOKEN_CHARACTERS = 4000;

/** Names the first answer of a search, of which more is asked. */
export const pageTokenField = z
  .string()
  .max(MAX_PAGE_TOKEN_CHARACTERS)
  .nullish()
  .describe('The pageToken of the first answer of word in context, for more of the same search');

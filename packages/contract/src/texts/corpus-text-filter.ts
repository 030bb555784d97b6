import { z } from 'zod';
import { corpusTextStates, textSearchPlaces } from '../fields/choices';
import { trimUnseen } from '../fields/typed-text';
import { subcorpora } from './enumerations';

const MAX_SEARCH_CHARACTERS = 200;

/** Filters of POST /api/admin/texts/search and /export; all that are given must hold. */
export const corpusTextFilterSchema = z.object({
  words: z.string().overwrite(trimUnseen).max(MAX_SEARCH_CHARACTERS).default(''),
  where: z
    .enum(textSearchPlaces)
    .default('all')
    .describe('data: values of the properties, such as codes of authors'),
  subcorpus: z.enum(Object.keys(subcorpora) as [string, ...string[]]).nullish(),
  state: z.enum(corpusTextStates).default('any'),
});

export type CorpusTextFilter = z.infer<typeof corpusTextFilterSchema>;

import { corpusTextFilterSchema, type CorpusTextFilter } from '@keelerada/contract/texts/corpus-text-filter';
import { TEXTS_PAGE } from '@keelerada/contract/fields/limits';

/** The filter that the address tells; what it cannot be is left out. */
export function readFilter(parameters: URLSearchParams): CorpusTextFilter {
  const read = (name: string) => parameters.get(name) ?? undefined;
  const given = {
    words: read('words'),
    where: read('where'),
    subcorpus: read('subcorpus'),
    state: read('state'),
  };
  const { success, data } = corpusTextFilterSchema.safeParse(given);
  return success ? data : corpusTextFilterSchema.parse({});
}

/** The address of a filter and a page of its texts. */
export function writeFilter(
  { words, where, subcorpus, state }: CorpusTextFilter,
  page: number,
): URLSearchParams {
  const parameters = new URLSearchParams();
  if (words !== '') parameters.set('words', words);
  if (where !== 'all') parameters.set('where', where);
  if (subcorpus) parameters.set('subcorpus', subcorpus);
  if (state !== 'any') parameters.set('state', state);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** From 1. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / TEXTS_PAGE));
}

import type { SimilarTextsResponse } from '@keelerada/contract/texts/donation';
import { readAllTexts } from '../../corpus/store/corpus-text.repository';
import { TITLE_PROPERTY } from '../../corpus/store/property-names';
import type { Database } from '../../platform/database/database-connection';
import { makeShingles, measureCommonShare } from './compare-words';
import { readWaitingTexts } from './donation.repository';

const MAX_SIMILAR_TEXTS = 5;
/** Less in common is chance: turns of phrase and the words of the same task. */
const MIN_COMMON_SHARE = 0.1;

/** Texts of the corpus and waiting donations that have much of a donation's text, the nearest first. */
export async function findSimilarTexts(
  db: Database,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<SimilarTextsResponse> {
  const shingles = makeShingles(text);
  const found: SimilarTextsResponse = [];
  const compare = (other: Omit<SimilarTextsResponse[number], 'share'>, content: string) => {
    const share = measureCommonShare(shingles, content);
    // An accepted donation has the id of its text in the corpus.
    if (share >= MIN_COMMON_SHARE && other.id !== id) found.push({ ...other, share });
  };
  for await (const other of readAllTexts(db)) {
    const title = other.properties.find(({ name }) => name === TITLE_PROPERTY)?.value ?? null;
    compare({ id: other.id, title, place: 'corpus' }, other.content);
  }
  for await (const other of readWaitingTexts(db)) {
    compare({ id: other.id, title: other.title, place: 'waiting' }, other.content);
  }
  return found.sort((left, right) => right.share - left.share).slice(0, MAX_SIMILAR_TEXTS);
}

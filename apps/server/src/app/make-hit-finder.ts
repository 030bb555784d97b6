import type { FoundHit, HitFinder } from '../modules/content-search/find-hits';
import { wordContextQuery } from '../modules/word-context/word-context-query';
import type { CorpusEngine } from '../corpus/engine/corpus-engine';
import { readRows } from '../corpus/engine/read-rows';

/** Sentences of a hit alone, with the place of the hit in its text. */
const VIEW = {
  width: { type: 'SENTENCE', count: 0 },
  line: { characters: 0, markedAt: [] },
} as const;

/** Finds hits as the word-in-context tool lists them. */
export function makeHitFinder(engine: CorpusEngine): HitFinder {
  return async ({ cql, keepCapitalization }, { texts, from, to }, signal) => {
    const { head, rows } = await engine.ask(
      wordContextQuery,
      { corpusTexts: texts, ownText: null },
      { cql, keepCapitalization, ...VIEW, from, to },
      signal,
    );
    return { total: head.total, hits: await readRows<FoundHit>(rows) };
  };
}

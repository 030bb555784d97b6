import type { ContextFinder, FoundContext } from '../modules/home/find-examples';
import { wordContextQuery } from '../corpus/queries/word-context-query';
import type { CorpusEngine } from '../corpus/engine/corpus-engine';
import { readRows } from '../corpus/engine/read-rows';

/** Words on each side of the keyword: what fits a wide screen. */
const CONTEXT_WORDS = 20;
/** Enough to choose different texts from; some hundred kilobytes, which are let go of at once. */
const MAX_ROWS = 2000;

/** Looks lemmas up as the word-in-context tool does. */
export function makeContextFinder(engine: CorpusEngine): ContextFinder {
  return async (keyword, textIds) => {
    const { head, rows } = await engine.ask(
      wordContextQuery,
      { corpusTexts: textIds, ownText: null },
      { keyword, unit: 'lemma', width: { type: 'WORD', count: CONTEXT_WORDS }, to: MAX_ROWS },
    );
    return { total: head.total, rows: await readRows<FoundContext>(rows) };
  };
}

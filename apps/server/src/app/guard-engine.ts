import type { CorpusEngine, TextSelection } from '../platform/corpus-index/corpus-engine';
import { unavailable } from '../platform/errors/request-failure';

const RETRY_SECONDS = 5;

/** The engine while its index may still be loading: corpus texts are refused until then, an own text is not. */
export function guardEngine(engine: CorpusEngine, isReady: () => boolean): CorpusEngine {
  const guard =
    <Query extends TextSelection, Answer>(ask: (query: Query, signal?: AbortSignal) => Promise<Answer>) =>
    (query: Query, signal?: AbortSignal): Promise<Answer> => {
      if (query.corpusTextIds !== null && !isReady()) return Promise.reject(makeNotReady());
      return ask(query, signal);
    };
  return {
    makeWordlist: guard((query, signal) => engine.makeWordlist(query, signal)),
    findContexts: guard((query, signal) => engine.findContexts(query, signal)),
    findCollocates: guard((query, signal) => engine.findCollocates(query, signal)),
    countClusters: guard((query, signal) => engine.countClusters(query, signal)),
  };
}

function makeNotReady(): Error {
  const message = 'The corpus is still being loaded. Please try again in a few seconds.';
  return unavailable('IndexNotReady', message, RETRY_SECONDS);
}

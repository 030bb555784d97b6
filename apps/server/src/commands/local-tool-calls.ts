import type { CollocateRow } from '@keelerada/contract/collocates';
import type { WordContextRow } from '@keelerada/contract/word-context';
import type { WordlistRow } from '@keelerada/contract/wordlist';
import { findCollocates } from '../modules/collocates/find-collocates';
import { findContexts } from '../modules/word-context/find-contexts';
import { makeWordlist } from '../modules/wordlist/make-wordlist';
import type { CorpusEngine } from '../platform/corpus-index/corpus-engine';
import { readRows } from '../platform/corpus-index/read-rows';
import type { Lemmatiser } from '../platform/lemmatiser/lemmatiser';
import type { ToolCalls } from './tool-calls';

/** The tools over an engine in this process: the same rules that the server's routes call. */
export function makeLocalToolCalls(
  engine: CorpusEngine,
  lemmatiser: Lemmatiser,
  signal: AbortSignal,
): Pick<ToolCalls, 'makeWordlist' | 'findContexts' | 'findCollocates'> {
  return {
    async makeWordlist(request) {
      const { totals, rows } = await makeWordlist(request, engine, signal);
      return { totals, resultList: await readRows<WordlistRow>(rows) };
    },
    async findContexts(request) {
      const { answer, ...keywords } = await findContexts(request, engine, lemmatiser, signal);
      const { total, totals, rows } = answer;
      return { ...keywords, total, totals, contextList: await readRows<WordContextRow>(rows) };
    },
    async findCollocates(request) {
      const { answer, ...keywords } = await findCollocates(request, engine, lemmatiser, signal);
      const { keywordFrequency, totals, rows } = answer;
      return { ...keywords, keywordFrequency, totals, collocateList: await readRows<CollocateRow>(rows) };
    },
  };
}

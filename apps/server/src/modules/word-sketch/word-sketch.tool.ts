import { wordSketchCall, type WordSketchRequest } from '@keelerada/contract/tools/word-sketch';
import type { CorpusAnswer } from '../../corpus/engine/corpus-engine';
import { searchByLemma, type KeywordSearch } from '../../corpus/lemmatiser/search-by-lemma';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { RowsAnswer, defineTool, type ToolParts } from '../../corpus/tools/tool';
import { wordSketchQuery, type WordSketchHead } from './word-sketch-query';

/** The collocates of a word by their grammatical relation to it, of two words or two selections side by side. */
export const wordSketchTool = defineTool(wordSketchCall, {
  queries: [wordSketchQuery],
  async answer(request, parts, signal) {
    const { answer, ...keywords } = await findSketch(request, parts, signal);
    return new RowsAnswer({ ...keywords, ...answer.head }, 'seosed', answer.rows);
  },
});

/** A word that does not occur is lemmatised, the second one too. */
async function findSketch(
  request: WordSketchRequest,
  { engine }: ToolParts,
  signal: AbortSignal,
): Promise<KeywordSearch<CorpusAnswer<WordSketchHead>>> {
  const { vordlus, limit, sort: order, minCooccurrence: minCount } = request;
  const comparedWith = vordlus ? chooseTexts(vordlus, 'vordlus.') : undefined;
  const texts = { ...chooseTexts(request), ...(comparedWith && { comparedWith }) };
  const typed = typeof request.vordlussona === 'string' ? cleanOwnText(request.vordlussona) : undefined;
  const options = { limit, order, minCount, hasComparedTexts: comparedWith !== undefined };
  const ask = (keyword: string, second: string) => {
    const comparedKeyword = typed !== undefined || comparedWith ? second : undefined;
    return engine.ask(wordSketchQuery, texts, { ...options, keyword, comparedKeyword }, signal);
  };
  const type = 'LEMMAS' as const;
  const found = await searchByLemma(
    { type, keyword: cleanOwnText(request.keyword) },
    (keyword) => ask(keyword, typed ?? keyword),
    ({ head }) => head.sona.esinemisi + (typed === undefined ? (head.vordlus?.esinemisi ?? 0) : 0),
  );
  const { sona, vordlus: second } = found.answer.head;
  if (typed === undefined || second?.esinemisi !== 0) return found;
  const both = await searchByLemma(
    { type, keyword: typed },
    (keyword) => ask(sona.sona, keyword),
    ({ head }) => head.vordlus?.esinemisi ?? 0,
  );
  return { ...found, answer: both.answer };
}

import { MAX_CORPUS_TEXT_IDS, MAX_LISTED_WORDS } from '@keelerada/contract/fields/limits';
import { wordAnalyserCall, type WordAnalyserRequest } from '@keelerada/contract/tools/word-analyser';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import { badRequest } from '../../platform/errors/request-failure';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { isIdList, type CorpusChoice } from '../../corpus/text-selection/queried-texts';
import { JsonAnswer, defineTool, type ToolParts } from '../../corpus/tools/tool';
import { analyseWordsTask } from './analyse-words-task';

/** The name of its timing among the metrics. */
const METRIC = 'tools.wordanalyser';

/** Syllables, base form, class and grammatical form of every word of the chosen texts. */
export const wordAnalyserTool = defineTool(wordAnalyserCall, {
  tasks: [analyseWordsTask],
  answer: (request, parts, signal) =>
    parts.timers.time(METRIC, async () => new JsonAnswer(await analyseWords(request, parts, signal))),
});

async function analyseWords(
  request: WordAnalyserRequest,
  parts: ToolParts,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { corpusTexts: choice, ownText: given } = chooseTexts(request);
  const { language, countsEqual, ownTextLanguage = null } = request;
  const [corpusTexts, ownText] = await Promise.all([
    choice === null ? [] : readCorpusTexts(choice, parts, signal),
    given === null ? null : annotateOwnText(given, ownTextLanguage, parts, signal),
  ]);
  const texts = ownText === null ? corpusTexts : [...corpusTexts, ownText];
  const runningWords = texts.reduce((sum, { words }) => sum + words, 0);
  if (runningWords > MAX_LISTED_WORDS && !countsEqual) {
    throw badRequest(
      'LimitExceeded',
      choice === null || isIdList(choice) ? 'corpusTextIds' : 'tekstivalik',
      `At most ${MAX_LISTED_WORDS} words are listed one by one; countsEqual takes more.`,
      MAX_LISTED_WORDS,
    );
  }
  const input = { corpusTexts, ownText, ownTextLanguage, language, runningWords, countsEqual };
  return parts.pool.run(analyseWordsTask, input, { signal });
}

/** The texts are held in memory all at once, so there is a bound also for those that are not named one by one. */
async function readCorpusTexts(
  choice: CorpusChoice,
  { annotatedTexts, engine }: ToolParts,
  signal: AbortSignal,
): Promise<readonly StoredAnnotation[]> {
  if (isIdList(choice)) return annotatedTexts.read(choice, signal);
  const ids = await engine.listTextIds(choice, signal);
  if (ids.length > MAX_CORPUS_TEXT_IDS) {
    const message = `At most ${MAX_CORPUS_TEXT_IDS} texts are analysed word by word.`;
    throw badRequest('LimitExceeded', 'tekstivalik', message, MAX_CORPUS_TEXT_IDS);
  }
  return annotatedTexts.readPresent(ids, signal);
}

async function annotateOwnText(
  text: string,
  language: 'et' | 'ru' | null,
  { ownTextAnnotator }: ToolParts,
  signal: AbortSignal,
): Promise<StoredAnnotation> {
  const [annotation] = await ownTextAnnotator.annotate(
    [language === null ? { text } : { text, language }],
    signal,
  );
  const { bytes, words } = annotation!;
  return { content: text, annotationBytes: bytes, words };
}

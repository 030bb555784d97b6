import { MAX_CORPUS_TEXT_IDS, MAX_LISTED_WORDS, MAX_WORD_BY_WORD } from '@keelerada/contract/fields/limits';
import {
  wordAnalyserCall,
  type WordAnalyserRequest,
  type WordAnalyserResponse,
} from '@keelerada/contract/tools/word-analyser';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import { badRequest } from '../../platform/errors/request-failure';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { isIdList, type CorpusChoice } from '../../corpus/text-selection/queried-texts';
import { JsonAnswer, defineTool, type ToolParts } from '../../corpus/tools/tool';
import type { Language } from '@keelerada/contract/fields/language';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { findTextLanguage, type RecognisedLanguage } from '../../corpus/own-text/find-text-language';
import { listWords, TEXT_BREAK, type ListedWord } from './list-words';

interface AnalyseWordsInput {
  readonly corpusTexts: readonly StoredAnnotation[];
  readonly ownText: StoredAnnotation | null;
  /** Null if it is to be recognised. */
  readonly ownTextLanguage: RecognisedLanguage | null;
  /** Of the names of classes and forms. */
  readonly language: Language;
  readonly runningWords: number;
  readonly countsEqual: boolean;
}

/** Describes the words of texts. The result is the JSON of the answer. */
const analyseWordsTask: ComputeTask<AnalyseWordsInput, Uint8Array> = {
  name: 'analyse-words',
  isLong: true,
  countCharacters: ({ corpusTexts, ownText }) =>
    [...corpusTexts, ...(ownText ? [ownText] : [])].reduce((sum, { content }) => sum + content.length, 0),
  async run(input, thread) {
    const { corpusTexts, ownText, language, runningWords } = input;
    const texts = ownText === null ? corpusTexts : [...corpusTexts, ownText];
    const countsEqual = input.countsEqual && runningWords > MAX_WORD_BY_WORD;
    const words = listWords(texts, language, thread.cancel);
    const answer: WordAnalyserResponse = {
      ...(countsEqual ? countEqualWords(words) : listEveryWord(words)),
      tekst: countsEqual ? '' : texts.map(({ content }) => content).join(TEXT_BREAK),
      ownTextLanguage: input.ownTextLanguage ?? (await recognise(ownText)),
      totals: { texts: texts.length, runningWords },
    };
    return new TextEncoder().encode(JSON.stringify(answer));
  },
  moveOutput: (bytes) => [bytes.buffer as ArrayBuffer],
};

async function recognise(ownText: StoredAnnotation | null): Promise<RecognisedLanguage | null> {
  if (ownText === null) return null;
  const { content, annotationBytes } = ownText;
  return findTextLanguage(content, decodeAnnotation(annotationBytes), await openMorphology());
}

type WordLists = Pick<
  WordAnalyserResponse,
  'sonad' | 'lemmad' | 'silbid' | 'sonaliigid' | 'vormimargendid' | 'kohad' | 'kordused'
>;

function makeEmptyLists(): WordLists {
  return { sonad: [], lemmad: [], silbid: [], sonaliigid: [], vormimargendid: [], kohad: [], kordused: [] };
}

function addWord(lists: WordLists, { word, description }: ListedWord): void {
  lists.sonad.push(word);
  lists.lemmad.push(description.lemma);
  lists.silbid.push(description.syllables);
  lists.sonaliigid.push(description.wordClass);
  lists.vormimargendid.push(description.form);
}

function listEveryWord(words: Iterable<ListedWord>): WordLists {
  const lists = makeEmptyLists();
  for (const listed of words) {
    addWord(lists, listed);
    lists.kohad.push(listed.start);
  }
  return lists;
}

/** Each different word with how often it occurs, in the order of first occurrences. */
function countEqualWords(words: Iterable<ListedWord>): WordLists {
  const lists = makeEmptyLists();
  const indexes = new Map<string, number>();
  for (const listed of words) {
    const { lemma, syllables, wordClass, form } = listed.description;
    const key = [listed.word, lemma, syllables, wordClass, form].join('\t');
    const known = indexes.get(key);
    if (known === undefined) {
      indexes.set(key, lists.sonad.length);
      addWord(lists, listed);
      lists.kordused.push(1);
    } else lists.kordused[known]! += 1;
  }
  return lists;
}

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
  if (runningWords > MAX_LISTED_WORDS && !countsEqual)
    throw badRequest(
      'LimitExceeded',
      choice === null || isIdList(choice) ? 'corpusTextIds' : 'tekstivalik',
      `At most ${MAX_LISTED_WORDS} words are listed one by one; countsEqual takes more.`,
      MAX_LISTED_WORDS,
    );
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

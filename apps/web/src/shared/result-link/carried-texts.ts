import type { ChosenTexts, CorpusSource } from '../text-selection/text-selection';
import { adoptOwnText, findOwnText, readCorpusKey } from './texts-key';

interface CorpusTexts {
  readonly corpusTextIds: readonly string[];
  readonly corpusSource: CorpusSource | null;
}

/** Choices of this page's life by their keys, the newest last: a step back needs no call then. */
const corpusTexts = new Map<string, CorpusTexts>();
const KEPT_CHOICES = 8;

/** Keeps a choice of corpus texts for steps back and for other tabs. */
export function rememberCorpusTexts({ corpusTextIds, corpusSource }: ChosenTexts): void {
  if (corpusTextIds === null) return;
  const key = readCorpusKey(corpusTextIds);
  corpusTexts.delete(key);
  corpusTexts.set(key, { corpusTextIds, corpusSource });
  const [oldest] = corpusTexts.keys();
  if (corpusTexts.size > KEPT_CHOICES && oldest !== undefined) corpusTexts.delete(oldest);
}

/** Corpus texts that this page has had chosen, or null. */
export const findCorpusTexts = (key: string): CorpusTexts | null => corpusTexts.get(key) ?? null;

const CHANNEL = 'keelerada.texts';
/** Another tab that holds the texts answers within some milliseconds. */
const PATIENCE_MS = 400;

interface Question {
  readonly asks: string;
  readonly corpusKey: string | null;
  readonly ownTextKey: string | null;
}

interface Answer {
  readonly answers: string;
  readonly corpus: CorpusTexts | null;
  readonly ownText: string | null;
}

/** Lets a tab opened from this one (a link followed with a key pressed) have the texts chosen here. Returns how to stop. */
export function answerOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Partial<Question>>) => {
    const { asks, corpusKey, ownTextKey } = data;
    if (asks === undefined) return;
    const corpus = corpusKey ? findCorpusTexts(corpusKey) : null;
    const ownText = ownTextKey ? findOwnText(ownTextKey) : null;
    if (corpus !== null || ownText !== null)
      channel.postMessage({ answers: asks, corpus, ownText } satisfies Answer);
  };
  return () => channel.close();
}

/** Asks the other tabs of this browser for texts and keeps what they have; ends when all came or nobody answers. */
export function askOtherTabs(corpusKey: string | null, ownTextKey: string | null): Promise<void> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve();
  const channel = new BroadcastChannel(CHANNEL);
  const asks = crypto.randomUUID();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      channel.close();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    channel.onmessage = ({ data }: MessageEvent<Partial<Answer>>) => {
      if (data.answers !== asks) return;
      if (data.corpus) rememberCorpusTexts({ ...data.corpus, ownTexts: null });
      if (data.ownText && ownTextKey) adoptOwnText(ownTextKey, data.ownText);
      const hasCorpus = corpusKey === null || findCorpusTexts(corpusKey) !== null;
      if (hasCorpus && (ownTextKey === null || findOwnText(ownTextKey) !== null)) end();
    };
    channel.postMessage({ asks, corpusKey, ownTextKey } satisfies Question);
  });
}

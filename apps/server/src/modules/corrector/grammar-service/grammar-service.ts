import type { Config } from '../../../platform/config/settings';
import { postJson } from '../../../platform/http/post-json';

/** A service outside that corrects, as the settings name it. */
export interface GrammarService {
  readonly api: Config['grammarApi'];
  readonly url: string;
  /** Name of the model, where the service has several. */
  readonly model: string;
  readonly key: string | null;
  /** A slower service is replaced by the own model. */
  readonly limitMs: number;
}

type GrammarSettings = Pick<
  Config,
  'grammarUrl' | 'grammarApi' | 'grammarModel' | 'grammarKey' | 'grammarSeconds'
>;

/** The service of the settings; null for the own model alone. */
export function readGrammarService(config: GrammarSettings): GrammarService | null {
  const { grammarUrl: url, grammarApi: api, grammarModel: model, grammarKey: key } = config;
  return url === null ? null : { api, url, model, key, limitMs: config.grammarSeconds * 1000 };
}

/** What visitors are told who answered; null where the service has no name. */
export function nameGrammarService({ api, model }: GrammarService): string | null {
  if (api === 'tartunlp') return 'TartuNLP';
  return api === 'chat' ? model : null;
}

/** Part of the text and what belongs in its place; UTF-16 offsets, equal where something is to be put in. */
export interface RemoteEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Most of an answer: the text with its corrections many times over. */
const MOST_ANSWER_BYTES = 1_000_000;

/** Sends JSON and reads the answer; undefined for a refusal. Rejects where the service cannot be reached or answers too much. */
export async function askService(
  { url, key }: Pick<GrammarService, 'url' | 'key'>,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const answer = await postJson({ url, headers }, body, MOST_ANSWER_BYTES, signal);
  return answer ? JSON.parse(answer.toString()) : undefined;
}

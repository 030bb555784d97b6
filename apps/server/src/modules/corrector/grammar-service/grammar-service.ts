import type { Config } from '../../../platform/config/settings';

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

/** Sends JSON and reads the answer; undefined for a refusal. Rejects where the service cannot be reached. */
export async function postJson(
  { url, key }: Pick<GrammarService, 'url' | 'key'>,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
    signal,
    // A text goes to the address that was set and to no other.
    redirect: 'error',
  });
  return response.ok ? await response.json() : undefined;
}

import { isRecord } from '../kept-value/is-record';

/** A call of the server that gives a result. */
export interface ApiCall {
  readonly path: string;
  /** Sent as JSON. */
  readonly body: object;
}

/** Stands in code where the own text was. */
export const OWN_TEXT = 'OWN TEXT';

interface ShownCall extends ApiCall {
  readonly hasOwnText: boolean;
  /** Texts that the body names by id. */
  readonly ids: number;
}

/** The call as it may be handed out: an own text, of either selection, is replaced by a placeholder. */
export function hideOwnTexts({ path, body }: ApiCall): ShownCall {
  let hasOwnText = false;
  let ids = 0;
  const hide = (value: unknown): unknown => {
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([name, field]) => {
      if (name === 'corpusTextIds' && Array.isArray(field)) ids += field.length;
      if (name !== 'ownTexts' || field === null || field === undefined) return [name, hide(field)] as const;
      hasOwnText = true;
      return [name, OWN_TEXT] as const;
    });
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  };
  const shown = hide(body) as object;
  return { path, body: shown, hasOwnText, ids };
}

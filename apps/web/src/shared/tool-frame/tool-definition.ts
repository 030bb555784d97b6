import type { ApiCall } from '../citation/api-call';
import type { SelectedTexts } from '../text-selection/selected-texts';
import type { CqlSearch, SearchTool, WordSearch } from '../word-search/word-links';

/** What one analysis tool sends and answers; the frame does the rest. */
export interface ToolDefinition<Values, Request, Answer> {
  /** As in the tool's declaration. */
  readonly name: string;
  /** Namespace of the screen's messages where they are lazy; else the name. */
  readonly messages?: string;
  readonly emptyValues: Values;
  /** Null while a field is missing or wrong. */
  readonly makeRequest: (values: Values, texts: SelectedTexts) => Request | null;
  /** The call that answers a request; results are cited with it and repeat it as code. */
  readonly makeCall: (request: Request) => ApiCall;
  /** Where an answer takes more than that one call. */
  readonly call?: (request: Request, signal: AbortSignal) => Promise<Answer>;
  /** What both selections are asked in place of the form's fields: a row that one of them cuts off would be no zero. */
  readonly pairFields?: Partial<Request>;
  readonly countRows: (answer: Answer) => number;
  /** Message key for an answer without rows. */
  readonly readNothingFoundKey: (request: Request, answer: Answer) => string;
  /** The call that answers for the second selection, where the first one does not answer for both. */
  readonly makeSecondCall?: (request: Request) => ApiCall;
  /** The form that an opened link asks for; null if it makes no sense, because anyone can write a link. */
  readonly readLink: (options: unknown) => Values | null;
  /** The form with the search of the address; absent if the tool takes none. */
  readonly withSearch?: (values: Values, search: WordSearch) => Values;
  /** Last step of the tool's route, where it takes searches. */
  readonly searchRoute?: SearchTool;
  /** What is changed over a result is sent by itself, as long as answers come quickly. */
  readonly isLive?: true;
  /** The form asks for nothing that has to be typed: it is sent as soon as texts are chosen, and whenever it is changed. */
  readonly runsItself?: true;
  /** Forms to try, one click each, until there is a result; `start` is sent by itself on a first visit. */
  readonly examples?: readonly ToolExample<Values>[];
  readonly start?: Values;
  /** The form with the query by form of the address; absent if the tool takes none. */
  readonly withCql?: (values: Values, search: CqlSearch) => Values;
}

/** A form filled as an example: its caption is a message of the tool, or Estonian as it stands. */
export interface ToolExample<Values> {
  readonly caption: { readonly key: string } | { readonly estonian: string };
  readonly values: Values;
}

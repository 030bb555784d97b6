import type { ComponentType, ReactNode } from 'react';
import type { CallHead } from '@keelerada/contract/fields/call';
import type { CqlSearch, SearchTool, WordSearch } from '../word-search/word-links';
import type { TextFields } from '../text-selection/make-text-fields';
import type { Side } from '../text-selection/selected-texts';
import type { FormFields, ToolOptions } from './tool-options';

/** What is asked of selection A, with the fields that name the texts of B. */
export type PairRequest<Request> = Request & { readonly vordlus: Partial<TextFields> };
/** One for each selection. */
export type Pair<Value> = Readonly<Record<Side, Value>>;

/** What one analysis tool sends, answers and shows; the frame does the rest. */
export interface ToolDefinition<Values, Request, Answer> {
  /** As in the tool's declaration. */
  readonly name: string;
  /** Namespace of the screen's messages where they are lazy; else the name. */
  readonly messages?: string;
  /** Key of the title in citations and files, where it is not `title`. */
  readonly titleKey?: string;
  readonly options: ToolOptions<Values, Request>;
  /** What the question is about, in the bar. */
  readonly Bar?: (fields: FormFields<Values>) => ReactNode;
  /** The call that answers a request; results are cited with it and repeat it as code. */
  readonly call: CallHead;
  /** Fields that the screen asks for with every request. */
  readonly alsoAsks?: object;
  /** Where an answer takes more than that one call. */
  readonly ask?: (request: Request, signal: AbortSignal) => Promise<Answer>;
  /** What both selections are asked in place of the form's fields: a row that one of them cuts off would be no zero. */
  readonly pairFields?: Partial<Request>;
  /** The request of each selection, where one does not answer for both. */
  readonly listSides?: (request: Request) => readonly object[];
  readonly countRows: (answer: Answer) => number;
  /** Message key for an answer without rows: that no keyword was found, where absent. */
  readonly findNothingKey?: (request: Request, answer: Answer) => string;
  readonly Result: ComponentType<ToolResultProps<Request, Answer>>;
  /** The result of two selections; absent where the tool answers for both itself. */
  readonly PairResult?: ComponentType<ToolResultProps<PairRequest<Request>, Pair<Answer>>>;
  /** The form with the search of the address; absent if the tool takes none. */
  readonly withSearch?: (values: Values, search: WordSearch) => Values;
  /** Last step of the tool's route, where it takes searches. */
  readonly searchRoute?: SearchTool;
  /** The form with the query by form of the address; absent if the tool takes none. */
  readonly withCql?: (values: Values, search: CqlSearch) => Values;
  /** What is changed over a result is sent by itself, as long as answers come quickly; the result stays in its place. */
  readonly isLive?: true;
  /** The form asks for nothing that has to be typed: it is sent whenever it is changed, without a button. */
  readonly runsItself?: true;
  /** Forms to try, one click each, until there is a result; `start` is sent where the form itself asks for nothing yet. */
  readonly examples?: readonly ToolExample<Values>[];
  readonly start?: Values;
}

/** What the result of a tool gets. */
export interface ToolResultProps<Request, Answer> {
  readonly runId: number;
  readonly request: Request;
  readonly answer: Answer;
}

/** A form filled as an example: its caption is a message of the tool, or Estonian as it stands. */
export interface ToolExample<Values> {
  readonly caption: { readonly key: string } | { readonly estonian: string };
  readonly values: Partial<Values>;
}

/** A tool whose types follow from its options and its result. */
export const defineTool = <Values, Request, Answer>(
  tool: ToolDefinition<Values, Request, Answer>,
): ToolDefinition<Values, Request, Answer> => tool;

import type { SearchDiagnostic } from '@keelerada/corpus-engine/content-search/search-diagnostic';

export type SruVersion = '1.2' | '2.0';
export type SruOperation = 'explain' | 'scan' | 'searchRetrieve';
export type QueryType = 'cql' | 'fcs';

/** The form of an answer; it is known of a request that cannot be answered too. */
export interface AnswerForm {
  readonly version: SruVersion;
  readonly operation: SruOperation;
  /** Records are XML, or XML written as text. */
  readonly escaping: 'xml' | 'string';
}

export interface ExplainRequest extends AnswerForm {
  readonly operation: 'explain';
  readonly describesEndpoint: boolean;
}

export interface ContentSearchRequest extends AnswerForm {
  readonly operation: 'searchRetrieve';
  readonly queryType: QueryType;
  readonly query: string;
  /** The first is 1. */
  readonly startRecord: number;
  readonly maximumRecords: number;
  /** What the client sent of these, for the echo; null where it sent nothing. */
  readonly echoed: { readonly maximumRecords: number | null; readonly recordSchema: string | null };
  /** Persistent identifiers of the resources to be searched; null for all. */
  readonly context: readonly string[] | null;
  /** Identifiers of data views asked for beside those that are always sent. */
  readonly dataViews: readonly string[];
  readonly allowsRewrites: boolean;
}

/** A request that is answered with diagnostics alone. */
export interface RefusedRequest {
  readonly form: AnswerForm;
  readonly diagnostics: readonly SearchDiagnostic[];
}

export type SruRequest = ExplainRequest | ContentSearchRequest | RefusedRequest;

export const RECORD_SCHEMA = 'http://clarin.eu/fcs/resource';
/** Short name of the schema in the explain record. */
export const RECORD_SCHEMA_NAME = 'fcs';
export const DEFAULT_RECORDS = 50;
export const MAX_RECORDS = 250;

import type { ClusterOptions, Clusters } from '@keelerada/corpus-engine/clusters/count-clusters';
import type { CollocateOptions } from '@keelerada/corpus-engine/collocates/find-collocates';
import type { ConcordanceOptions } from '@keelerada/corpus-engine/concordance/find-concordance';
import type { WordlistOptions } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import type { TextLanguage } from '@keelerada/estonian/annotated-text';
import type { MessagePort } from 'node:worker_threads';
import type { SelectionTotals } from './corpus-engine';

/** A segment as it is handed to a thread: shared memory under a name that no other segment of this process has. */
export interface SharedSegment {
  readonly key: number;
  readonly buffer: SharedArrayBuffer;
  /** True for segments of the corpus, which threads keep open; own texts are kept only while they are in use. */
  readonly isCorpus: boolean;
  /** One byte a text, not 0 where it is chosen; null for all texts; undefined where none is. */
  readonly texts: Uint8Array | null | undefined;
  /** Places of the chosen texts in the list of the query; undefined if the index has them in that order. */
  readonly ranks?: Uint32Array | undefined;
}

interface QueryTask<Kind extends string, Options> {
  readonly kind: Kind;
  readonly segments: readonly SharedSegment[];
  readonly options: Options;
  /** Shared cell that is set to 1 when nobody waits for the answer any more. */
  readonly cancelCell: Int32Array;
}

/** Rows `from` to `to` of the concordance; a long one is asked for in pieces so that no query holds a thread for long. */
export type ContextTaskOptions = ConcordanceOptions & {
  /** The same for all pieces of one query and of no other. */
  readonly queryName: string;
  readonly from: number;
  readonly to: number;
};

export type WordlistTask = QueryTask<'WORDLIST', WordlistOptions>;
export type ContextTask = QueryTask<'CONTEXTS', ContextTaskOptions>;
export type CollocateTask = QueryTask<'COLLOCATES', CollocateOptions>;
export type ClusterTask = QueryTask<'CLUSTERS', ClusterOptions>;

/** Analyses an own text and makes a segment of it; its text has an empty id. */
export interface OwnTextTask {
  readonly kind: 'OWN_TEXT';
  readonly text: string;
  /** Shared cell that is set to 1, and told of it, when nobody waits for the segment any more. */
  readonly cancelCell: Int32Array;
}

/** Analyses texts for the store. */
export interface AnnotateTask {
  readonly kind: 'ANNOTATE';
  readonly texts: readonly { readonly content: string; readonly language?: TextLanguage }[];
}

/** Makes one segment of the texts that come through a port in batches; an empty batch ends them. */
export interface BuildTask {
  readonly kind: 'BUILD';
  readonly port: MessagePort;
}

/** Makes one segment of several, leaving out texts that are not chosen. */
export interface MergeTask {
  readonly kind: 'MERGE';
  readonly segments: readonly SharedSegment[];
}

export type ComputeTask =
  | WordlistTask
  | ContextTask
  | CollocateTask
  | ClusterTask
  | OwnTextTask
  | AnnotateTask
  | BuildTask
  | MergeTask;

export interface WordlistResult {
  readonly totals: SelectionTotals;
  readonly differentWords: number;
  readonly rowCount: number;
  readonly json: Uint8Array;
}

export interface ContextResult {
  readonly totals: SelectionTotals;
  readonly total: number;
  /** Rows with commas between them, no brackets. */
  readonly json: Uint8Array;
}

export interface CollocateResult {
  readonly totals: SelectionTotals;
  readonly keywordFrequency: number;
  readonly rowCount: number;
  readonly json: Uint8Array;
}

export interface AnnotateResult {
  readonly annotations: readonly {
    readonly bytes: Uint8Array;
    readonly words: number;
    readonly sentences: number;
  }[];
}

/** A segment's memory, its checksum already written, so that it can be saved as it is. */
export interface SegmentResult {
  readonly buffer: SharedArrayBuffer;
}

/** What each kind of task gives. */
export interface TaskResults {
  readonly WORDLIST: WordlistResult;
  readonly CONTEXTS: ContextResult;
  readonly COLLOCATES: CollocateResult;
  readonly CLUSTERS: Clusters;
  readonly OWN_TEXT: SegmentResult;
  readonly ANNOTATE: AnnotateResult;
  readonly BUILD: SegmentResult;
  readonly MERGE: SegmentResult;
}

/** A text to be built into a segment. */
export interface TextToIndex {
  readonly id: string;
  readonly content: string;
  readonly annotationBytes: Uint8Array;
}

/** Errors lose their class on the way between threads; these are told apart by name and made anew. */
export type TaskAnswer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly errorName: string; readonly errorMessage: string };

/** What a thread is told when it starts. */
export interface ComputeWorkerData {
  readonly taggerModelPath: string;
  /** Addresses of the morphology workers; they outlive restarts. */
  readonly morphologyUrls: readonly string[];
}

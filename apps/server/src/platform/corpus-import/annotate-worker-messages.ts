import type { StoredAnnotation } from '../corpus-store/annotation.repository';
import type { TextToAnnotate } from './text-annotator';

/** What the worker thread starts with. */
export interface AnnotateWorkerData {
  readonly modelBytes: Uint8Array;
  readonly morphologyUrls: readonly string[];
}

export interface AnnotateRequest {
  readonly id: number;
  readonly texts: readonly TextToAnnotate[];
}

export type AnnotateAnswer =
  | { readonly id: number; readonly annotations: readonly StoredAnnotation[] }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

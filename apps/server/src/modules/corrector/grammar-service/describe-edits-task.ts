import type { Fragment } from '@keelerada/contract/corrector/corrector';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { ComputeTask } from '../../../platform/compute/compute-task';
import { describeRemoteEdits } from './describe-remote-edits';
import type { RemoteEdit } from './grammar-service';

export interface EditsToDescribe {
  readonly sent: string;
  /** Of the clean text. */
  readonly annotation: Uint8Array;
  readonly edits: readonly RemoteEdit[];
}

/** Types and explains the edits of a grammar service. */
export const describeEditsTask: ComputeTask<EditsToDescribe, Fragment[]> = {
  name: 'describe-edits',
  isLong: true,
  countCharacters: ({ sent }) => sent.length,
  run: ({ sent, annotation, edits }) => describeRemoteEdits(sent, decodeAnnotation(annotation), edits),
};

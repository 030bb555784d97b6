import type { MessagePort } from 'node:worker_threads';
import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { mergeSegments } from '@keelerada/corpus-engine/segment/merge-segments';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import { decodeAnnotationColumns } from '@keelerada/estonian/decode-annotation';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { buildFromPort } from './build-from-port';
import type { TextToIndex } from './index-source';
import { shareSegment, type SharedSegment } from './shared-segment';

/** Makes a segment of one text. Throws AnnotationFormatError. */
export const indexTextTask: ComputeTask<TextToIndex, SharedArrayBuffer> = {
  name: 'index-text',
  isLong: true,
  countCharacters: ({ content }) => content.length,
  run: ({ id, content, annotationBytes }) =>
    shareSegment(buildSegment([toIndexText(id, content, decodeAnnotationColumns(annotationBytes))])),
};

/** Makes one segment of the texts that come through a port. */
export const buildSegmentTask: ComputeTask<MessagePort, SharedArrayBuffer> = {
  name: 'build-segment',
  isLong: true,
  run: buildFromPort,
  moveInput: (port) => [port],
};

/** Makes one segment of the chosen texts of several. */
export const mergeSegmentsTask: ComputeTask<readonly SharedSegment[], SharedArrayBuffer> = {
  name: 'merge-segments',
  isLong: true,
  run: (segments) =>
    shareSegment(
      mergeSegments(
        segments.flatMap(({ buffer, texts }) =>
          texts === undefined ? [] : [{ segment: openSegment(buffer), texts }],
        ),
      ),
    ),
};

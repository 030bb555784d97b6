import type { MessagePort } from 'node:worker_threads';
import { once } from 'node:events';
import { buildSegment, SegmentBuilder } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { mergeSegments } from '@keelerada/corpus-engine/segment/merge-segments';
import { openSegment } from '@keelerada/corpus-engine/segment/segment';
import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { ComputeTask } from '../../platform/compute/compute-task';
import type { TextToIndex } from './index-source';
import { type SharedSegment, shareSegment } from './shared-segment';

/**
 * Builds a segment from batches of texts that come through a port. Every batch is answered with a message when it is
 * built in, so the sender reads no further ahead than one batch. An empty batch ends the texts. Rejects with
 * AnnotationFormatError if an annotation is damaged.
 */
async function buildFromPort(port: MessagePort): Promise<SharedArrayBuffer> {
  const builder = new SegmentBuilder();
  const closing = new AbortController();
  // A sender that fails closes its end: without this the thread would wait for ever.
  port.once('close', () => closing.abort());
  try {
    for (;;) {
      const [texts] = (await once(port, 'message', { signal: closing.signal })) as [readonly TextToIndex[]];
      if (texts.length === 0) return shareSegment(builder.build());
      for (const { id, content, annotationBytes } of texts)
        builder.addText(toIndexText(id, content, decodeAnnotationColumns(annotationBytes)));
      port.postMessage(texts.length);
    }
  } finally {
    port.close();
  }
}

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

import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { SegmentBuilder } from '@keelerada/corpus-engine/segment/build-segment';
import { toIndexText } from '@keelerada/corpus-engine/segment/index-text';
import { decodeAnnotationColumns } from '@keelerada/estonian/decode-annotation';
import type { TextToIndex } from './index-source';
import { shareSegment } from './shared-segment';

/**
 * Builds a segment from batches of texts that come through a port. Every batch is answered with a message when it is
 * built in, so the sender reads no further ahead than one batch. An empty batch ends the texts. Rejects with
 * AnnotationFormatError if an annotation is damaged.
 */
export async function buildFromPort(port: MessagePort): Promise<SharedArrayBuffer> {
  const builder = new SegmentBuilder();
  const closing = new AbortController();
  // A sender that fails closes its end: without this the thread would wait for ever.
  port.once('close', () => closing.abort());
  try {
    for (;;) {
      const [texts] = (await once(port, 'message', { signal: closing.signal })) as [readonly TextToIndex[]];
      if (texts.length === 0) return shareSegment(builder.build());
      for (const { id, content, annotationBytes } of texts) {
        builder.addText(toIndexText(id, content, decodeAnnotationColumns(annotationBytes)));
      }
      port.postMessage(texts.length);
    }
  } finally {
    port.close();
  }
}

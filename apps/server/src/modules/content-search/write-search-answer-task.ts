import { textPreviewCall } from '@keelerada/contract/texts/text-query';
import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import type { SearchDiagnostic } from '@keelerada/corpus-engine/content-search/search-diagnostic';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { decodeAnnotation } from '@keelerada/estonian/annotation-format/decode-annotation';
import type { StoredAnnotation } from '../../corpus/index/annotated-texts.repository';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { writeHits, writeLayers, writeResource, type LayeredToken } from './data-views';
import type { FoundHit } from './find-hits';
import { RECORD_SCHEMA, type ContentSearchRequest } from './sru-request';
import { AnswerWriter } from './write-answer';
import type { EndpointParts } from './write-explain';

export interface FoundRecords {
  readonly request: ContentSearchRequest;
  readonly endpoint: EndpointParts;
  readonly total: number;
  /** Those that the answer has room for. */
  readonly hits: readonly FoundHit[];
  /** What marks the words inside a hit. */
  readonly marked: string | undefined;
  /** Texts whose layers are shown. One that was taken away a moment ago has no layers any more. */
  readonly texts: ReadonlyMap<string, StoredAnnotation>;
  readonly diagnostics: readonly SearchDiagnostic[];
}

/** Writes the answer of a search with a record for each hit, in UTF-8. */
export const writeSearchAnswerTask: ComputeTask<FoundRecords, Uint8Array> = {
  name: 'write-search-answer',
  isLong: false,
  run({ request, endpoint, total, hits, texts, diagnostics, ...search }, { cancel }) {
    const marked = search.marked === undefined ? null : new RegExp(search.marked, 'giu');
    const annotations = new Map(
      [...texts].map(([id, { annotationBytes }]) => [id, decodeAnnotation(annotationBytes).sentences]),
    );
    const records = hits.map((hit, i) => {
      throwIfCancelled(cancel);
      const { textId } = hit;
      const address = textId === null ? undefined : `${endpoint.site}${textPreviewCall.path}?id=${textId}`;
      const views = [writeHits(hit, marked)];
      const text = texts.get(textId ?? '');
      const tokens = text ? listTokens(text.content, annotations.get(textId!)!, hit) : [];
      if (tokens.length > 0) views.push(writeLayers(tokens, endpoint.endpoint));
      const position = request.startRecord + i;
      return { schema: RECORD_SCHEMA, data: writeResource(address, ...views), position };
    });
    const next = request.startRecord + hits.length;
    const writer = new AnswerWriter(request.version, request.operation, request.escaping);
    return new TextEncoder().encode(
      writer.searchAnswer({
        ...{ total, records, diagnostics, request },
        next: hits.length > 0 && next <= total ? next : null,
      }),
    );
  },
  moveOutput: (bytes) => [bytes.buffer as ArrayBuffer],
};

function listTokens(
  content: string,
  sentences: AnnotatedText['sentences'],
  { start, keyword }: FoundHit,
): LayeredToken[] {
  const end = findEnd(content, start, keyword);
  const shown = sentences.filter((sentence) => sentence.start < end && sentence.end > start);
  let [at, counted] = [shown[0]?.start ?? start, 0];
  return shown
    .flatMap(({ tokens }) => tokens)
    .map((token) => {
      const word = content.slice(token.start, token.end);
      const first = counted + countCharacters(content.slice(at, token.start)) + 1;
      const last = first + countCharacters(word) - 1;
      [at, counted] = [token.end, last];
      return {
        ...{ start: first, end: last, word },
        ...{ lemma: token.lemma, pos: token.upos },
        isHit: token.start < end && token.end > start,
      };
    });
}

const countCharacters = (text: string): number => [...text].length;

const SPACE = /\s/u;

/** Where a hit ends in its text: after as many characters that are no white space. */
function findEnd(content: string, start: number, keyword: string): number {
  let left = keyword.replace(/\s/gu, '').length;
  let at = start;
  while (left > 0 && at < content.length) {
    if (!SPACE.test(content[at]!)) left -= 1;
    at += 1;
  }
  return at;
}

import { useQueries } from '@tanstack/react-query';
import { textPreviewCall, type TextPreviewResponse } from '@keelerada/contract/texts/text-query';
import { queryApi } from '../../shared/http/call-api';
import type { SentenceSource } from './make-worksheet-content';
import type { SheetItem } from './sheet';

const unknownSource: SentenceSource = { title: null, level: null };

function readSource({ properties }: TextPreviewResponse): SentenceSource {
  const read = (name: string) =>
    properties.find(({ propertyName }) => propertyName === name)?.propertyValue ?? null;
  return { title: read('title'), level: read('keeletase') };
}

/** Looks up the texts of the sentences; a text that is not known yet has neither title nor level. */
export function useSentenceSources(items: readonly SheetItem[]): (textId: string) => SentenceSource {
  const ids = [...new Set(items.map(({ example }) => example.textId))].filter((id) => id !== null);
  const answers = useQueries({
    // The sheet does without them.
    queries: ids.map((id) =>
      queryApi(textPreviewCall, { query: { id } }, { showsProgress: true, handlesErrors: true }),
    ),
  });
  const sources = new Map(
    ids.map((id, index) => {
      const data = answers[index]?.data;
      return [id, data === undefined ? unknownSource : readSource(data)];
    }),
  );
  return (textId) => sources.get(textId) ?? unknownSource;
}

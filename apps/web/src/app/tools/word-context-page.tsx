import { TextPreviewDialog } from '../../features/text-query/text-preview-dialog';
import { WordContextTool } from '../../features/word-context/word-context-tool';

/** The tab of word in context; a line's text opens in the preview that the result list has. */
export function WordContextPage() {
  return <WordContextTool renderTextPreview={(preview) => <TextPreviewDialog {...preview} />} />;
}

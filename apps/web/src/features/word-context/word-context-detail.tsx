import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { WordContextRow } from '@keelerada/contract/word-context';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/use-language';
import { TextPreviewDialog } from '../../shared/text-preview/text-preview-dialog';
import { textPreviewOptions } from '../../shared/text-preview/text-preview.queries';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { readGap } from './read-gap';
import { readTextLanguage } from './read-text-language';
import type { ContextSource } from './word-context.queries';
import { passageOptions } from './word-context.queries';
import { letters } from '../../shared/design/tokens';

interface WordContextDetailProps {
  readonly source: ContextSource;
  readonly row: WordContextRow;
}

/** What is told of the text of a line beside its title. */
const toldProperties = [
  'keeletase',
  'emakeel',
  'kodakondsus',
  'vanusevahemik',
  'sugu',
  'tekstityyp',
  'aasta',
  'korpus',
] as const;

/** Title and properties of the text, and the way to the whole of it, which opens at the keyword. */
function OriginText({ row }: { readonly row: WordContextRow & { readonly textId: string } }) {
  const { t } = useTranslation(['word-context', 'word-context-lines']);
  const readLabel = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isError, refetch } = useQuery(textPreviewOptions(row.textId));
  if (isError) return <ToolFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton width={240} aria-label={t('origin.loading')} />;
  const title = data.properties.find(({ propertyName }) => propertyName === 'title')?.propertyValue ?? '';
  const told = toldProperties.flatMap((name) =>
    data.properties
      .filter(({ propertyName }) => propertyName === name)
      .map(({ propertyValue }) => readLabel(readPropertyLabel(name, propertyValue))),
  );
  const { start } = row;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <strong>{title}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {told.length > 0 && ` · ${told.join(' · ')}`}
        </Box>
      </Typography>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('word-context-lines:whole_text')}
      </Button>
      {isOpen && (
        <TextPreviewDialog
          id={row.textId}
          title={title}
          {...(start !== undefined && { hit: { start, end: start + row.keyword.length } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}

/** Three sentences on each side; the context of the line stands there until they come. */
function Passage({ source, row }: WordContextDetailProps) {
  const { hit } = row;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...passageOptions(source, hit ?? 0),
    enabled: hit !== undefined,
  });
  const shown = data ?? row;
  const keyword = useRef<HTMLElement>(null);
  useEffect(() => {
    // Long sentences push the keyword out of sight.
    if (data) keyword.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  return (
    <>
      {isError && <ToolFailure error={error} onRetry={() => void refetch()} />}
      <Typography
        lang={readTextLanguage(row)}
        aria-busy={isFetching}
        data-part="passage"
        sx={{
          maxWidth: '88ch',
          overflowWrap: 'anywhere',
          userSelect: 'text',
          fontFamily: 'var(--keelerada-reading-font, inherit)',
          ...letters[16],
          lineHeight: 1.6,
        }}
      >
        {shown.contextBefore}
        {readGap(shown, 'BEFORE')}
        <Box component="strong" ref={keyword} sx={{ color: 'primary.main', scrollMargin: '4em' }}>
          {shown.keyword}
        </Box>
        {readGap(shown, 'AFTER')}
        {shown.contextAfter}
      </Typography>
    </>
  );
}

/** An opened line: sentences around the keyword, and the text that they stand in. */
export function WordContextDetail({ source, row }: WordContextDetailProps) {
  const { t } = useTranslation('word-context');
  const { textId } = row;
  return (
    <div role="row">
      <Box role="cell" sx={{ p: 2, bgcolor: 'action.hover', display: 'grid', gap: 1.5 }}>
        <Passage source={source} row={row} />
        {textId === null ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('origin.own')}
          </Typography>
        ) : (
          <OriginText row={{ ...row, textId }} />
        )}
      </Box>
    </div>
  );
}

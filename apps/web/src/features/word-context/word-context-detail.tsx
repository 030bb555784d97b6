import { useIsBeside } from '../../shared/ui/opened-beside';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, space } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { makePreviewQuery, TextPreviewDialog } from '../../shared/text-preview/text-preview-dialog';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { KeywordAnalysis, SentenceLinks, useKeywordSentence } from './analysis/keyword-analysis';
import type { PickedLine } from './picked-lines/picked-lines';
import { readGap } from './query/read-gap';
import { readTextLanguage } from './read-text-language';
import { type ContextSource, passageOptions } from './query/word-context.queries';
import { Waiting } from '../../shared/ui/waiting';

interface WordContextDetailProps {
  readonly source: ContextSource;
  readonly row: WordContextRow;
  readonly picked: PickedLine | undefined;
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

type CorpusRow = WordContextRow & { readonly textId: string };

/** Title and properties of the text. */
function OriginText({ row }: { readonly row: CorpusRow }) {
  const { t } = useTranslation('word-context');
  const readLabel = useLabel();
  const { data, error, isError, refetch } = useQuery(makePreviewQuery(row.textId));
  if (isError) return <ToolFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label={t('origin.loading')} />;
  const title = data.properties.find(({ propertyName }) => propertyName === 'title')?.propertyValue ?? '';
  const told = toldProperties.flatMap((name) =>
    data.properties
      .filter(({ propertyName }) => propertyName === name)
      .map(({ propertyValue }) => readLabel(readPropertyLabel(name, propertyValue))),
  );
  return (
    <Typography sx={metaStyle}>
      <strong>{title}</strong>
      {told.length > 0 && ` · ${told.join(' · ')}`}
    </Typography>
  );
}

/** The way to the whole text, which opens at the keyword. */
function WholeTextLink({ row }: { readonly row: CorpusRow }) {
  const { t } = useTranslation('word-context-lines');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(makePreviewQuery(row.textId));
  const title = data?.properties.find(({ propertyName }) => propertyName === 'title')?.propertyValue ?? '';
  const { start } = row;
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-haspopup="dialog"
        sx={letters[14]}
        onClick={() => setIsOpen(true)}
      >
        {t('whole_text')}
      </Link>
      {isOpen && (
        <TextPreviewDialog
          id={row.textId}
          title={title}
          {...(start !== undefined && { hit: { start, end: start + row.keyword.length } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** A sentence on each side; the context of the line stands there until they come. */
function usePassage({ source, row }: Pick<WordContextDetailProps, 'source' | 'row'>) {
  const { hit } = row;
  return useQuery({ ...passageOptions(source, hit ?? 0), enabled: hit !== undefined });
}

function Passage({ source, row }: Pick<WordContextDetailProps, 'source' | 'row'>) {
  const { data, error, isError, isFetching, refetch } = usePassage({ source, row });
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
          ...{ ...letters[16], fontFamily: 'var(--serif)', maxWidth: '80ch' },
          ...{ overflowWrap: 'anywhere', userSelect: 'text' },
        }}
      >
        {shown.contextBefore}
        {readGap(shown, 'BEFORE')}
        <Box
          component="strong"
          ref={keyword}
          sx={{ color: 'var(--accent)', fontWeight: 600, scrollMargin: '4em' }}
        >
          {shown.keyword}
        </Box>
        {readGap(shown, 'AFTER')}
        {shown.contextAfter}
      </Typography>
    </>
  );
}

/** An opened line: sentences around the keyword, the text that they stand in, and the tree of the keyword's sentence. */
export function WordContextDetail({ source, row, picked }: WordContextDetailProps) {
  const { t } = useTranslation(['word-context', 'word-context-lines']);
  const isBeside = useIsBeside();
  const { data } = usePassage({ source, row });
  const sentence = useKeywordSentence(row, data ?? undefined);
  const { textId } = row;
  const corpusRow = textId === null ? null : { ...row, textId };
  return (
    <div role={isBeside ? undefined : 'row'}>
      <Box role={isBeside ? undefined : 'cell'} sx={detailStyle}>
        <Box sx={{ minWidth: 0 }}>
          <Passage source={source} row={row} />
          {corpusRow === null ? (
            <Typography sx={metaStyle}>{t('origin.own')}</Typography>
          ) : (
            <OriginText row={corpusRow} />
          )}
          {(picked?.tag ?? picked?.note) !== undefined && (
            <Typography sx={{ ...metaStyle, color: 'var(--ink)' }}>
              {[picked?.tag, picked?.note].filter(Boolean).join(' · ')}
            </Typography>
          )}
          <Box sx={linksStyle}>
            {corpusRow !== null && <WholeTextLink row={corpusRow} />}
            <SentenceLinks found={sentence} />
          </Box>
        </Box>
        <KeywordAnalysis found={sentence} />
      </Box>
    </div>
  );
}

const metaStyle = { ...letters[12], color: 'var(--ink-3)', mt: space[8] } as const;
const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  mt: space[8],
};

const detailStyle = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24], alignItems: 'start' },
  ...{ pt: space[8], pb: space[16], px: space[16], bgcolor: 'var(--sunken)' },
  borderBottom: '1px solid var(--line)',
  '@container (min-width: 56.25rem)': { pl: '104px' },
} as const;

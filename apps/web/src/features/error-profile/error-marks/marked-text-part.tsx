import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  errorMarksCall,
  type ErrorMarksResponse,
  type ErrorMark,
} from '@keelerada/contract/error-marks/error-marks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queryApi } from '../../../shared/http/call-api';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelChip } from '../../../shared/levels/level-chip';
import { ToolFailure } from '../../../shared/tool-frame/tool-failure';
import { CiteButton } from '../../../shared/citation/cite-button';
import { useCitation } from '../../../shared/citation/use-citation';
import { makeMarkedTextPath } from '../../../shared/error-marks/error-links';
import { useSession } from '../../../shared/session/session';
import { MarkedTextDownload } from './marked-text-download';
import { MarkedTextTable } from './marked-text-table';
import { Waiting } from '../../../shared/ui/waiting';
import { StateLine } from '../../../shared/ui/state-line';
import { ErrorName } from '../query/error-name';

/** Types of the marks with their number, the most frequent first. */
function countCodes(marks: readonly ErrorMark[]): readonly (readonly [code: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { code } of marks) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** What the underlines of a text mean. */
function MarkLegend({ marks }: { readonly marks: readonly ErrorMark[] }) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  if (marks.length === 0) return <p style={{ margin: 0 }}>{t('text.no_marks')}</p>;
  return (
    <Box component="ul" aria-label={t('text.types')} sx={listStyle}>
      {countCodes(marks).map(([code, count]) => (
        <li key={code}>
          <ErrorName code={code} /> <span>{formatNumber(count)}</span>
        </li>
      ))}
    </Box>
  );
}

/** Cites one text with its marks, whatever texts are chosen. */
function CiteMarkedText({ id, title }: Pick<ErrorMarksResponse, 'id' | 'title'>) {
  const { t } = useTranslation(['error-profile-screen', 'citation']);
  const { corpus } = useSession();
  const cite = useCitation();
  const makeContent = () => ({
    citation: cite(
      {
        tool: t('text.title'),
        query: title === null ? id : `${title} (${id})`,
        address: `${window.location.origin}${makeMarkedTextPath(id)}`,
      },
      { corpusTextIds: [id], corpusSource: null, ownTexts: null, compared: null },
    ),
    calls: [{ path: errorMarksCall.path, body: { id } }],
    note: corpus.isDemo ? t('citation:demo') : null,
  });
  return <CiteButton makeContent={makeContent} />;
}

/** The list of texts that next and previous walk through. */
export interface TextWalk {
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onGo: (place: number) => void;
}

interface MarkedTextPartProps {
  readonly id: string;
  /** Null where the text stands alone. */
  readonly walk: TextWalk | null;
}

function WalkButtons({ place, count, onGo }: TextWalk) {
  const { t } = useTranslation('text-preview');
  const formatNumber = useNumberFormat();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton aria-label={t('previous')} disabled={place <= 0} onClick={() => onGo(place - 1)}>
        <NavigateBeforeIcon />
      </IconButton>
      <Box component="span" role="status" sx={{ color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' }}>
        {t('place', { place: formatNumber(place + 1), total: formatNumber(count) })}
      </Box>
      <IconButton aria-label={t('next')} disabled={place >= count - 1} onClick={() => onGo(place + 1)}>
        <NavigateNextIcon />
      </IconButton>
    </Box>
  );
}

/** Level, words and marks. */
function Facts({ edits }: { readonly edits: ErrorMarksResponse }) {
  const { t } = useTranslation('error-profile-screen');
  const { level, runningWords, marks, state } = edits;
  const facts = [
    t('words', { count: runningWords }),
    ...(state === 'marked' ? [t('marks', { count: marks.length })] : []),
  ];
  return (
    <Box component="p" sx={factsStyle}>
      {level !== null && <LevelChip level={level} />}
      <span>{facts.join(' · ')}</span>
    </Box>
  );
}

/** The rows, or why there are none. */
function Content({ edits }: { readonly edits: ErrorMarksResponse }) {
  const { t } = useTranslation('error-profile-screen');
  if (edits.state !== 'marked')
    return (
      <StateLine>{t(`text.${edits.state === 'other-language' ? 'other_language' : edits.state}`)}</StateLine>
    );
  return (
    <>
      <MarkLegend marks={edits.marks} />
      <MarkedTextTable edits={edits} />
      <Typography sx={{ ...letters[12], color: 'var(--ink-3)' }}>
        {edits.origin === 'gold' ? t('text.by_hand') : t('text.found', { version: edits.version ?? '' })}
      </Typography>
    </>
  );
}

/** A text as written and as corrected. */
export const makeMarksQuery = (id: string) =>
  queryApi(errorMarksCall, { body: { id } }, { showsProgress: true, handlesErrors: true });

/** The same, sentence by sentence. */
export function MarkedTextPart({ id, walk }: MarkedTextPartProps) {
  const { t } = useTranslation('error-profile-screen');
  const headingId = useId();
  const { data, error, isError, isFetching, refetch } = useQuery(makeMarksQuery(id));
  return (
    <Box component="section" aria-labelledby={headingId} sx={partStyle} data-text={id}>
      <Box sx={headStyle}>
        <Typography component="h2" id={headingId} variant="h2">
          {t('text.title')}
        </Typography>
        {data?.title && (
          <Box component="span" lang="et" sx={titleStyle}>
            {data.title}
          </Box>
        )}
        {data && <Facts edits={data} />}
        <Box sx={actionsStyle}>
          {walk !== null && <WalkButtons {...walk} />}
          {data && (
            <>
              <Button component={Link} to="/corrector" state={{ text: data.text }} color="inherit">
                {t('text.open_in_corrector')}
              </Button>
              {data.state === 'marked' && (
                <>
                  <MarkedTextDownload id={id} title={data.title} />
                  <CiteMarkedText id={id} title={data.title} />
                </>
              )}
            </>
          )}
        </Box>
      </Box>
      {isError && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Waiting label={t('text.loading')} rows={4} />}
      {data && <Content edits={data} />}
    </Box>
  );
}

const partStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  minWidth: 0,
  ...letters[14],
} as const;
const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  rowGap: '4px',
  minHeight: 40,
} as const;
const titleStyle = {
  fontFamily: 'var(--serif)',
  ...letters[16],
  minWidth: 0,
  maxWidth: '40ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const factsStyle = {
  m: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: 'var(--ink-3)',
} as const;
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4px',
  ml: { md: 'auto' },
} as const;

const listStyle = {
  ...letters[14],
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16px',
  rowGap: '4px',
  m: 0,
  p: 0,
  pb: '4px',
  listStyle: 'none',
  '& li > span:last-of-type': { color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' },
} as const;

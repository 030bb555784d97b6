import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { HomeExample } from '@keelerada/contract/site/home';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, pageStyle } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useSession } from '../../shared/session/session';
import { scrollToElement } from '../../shared/ui/scroll-to-element';
import type { LiveLines } from './use-live-lines';

const LINES = 10;
const PHONE_LINES = 6;
const LINE_PX = 36;
const PHONE_LINE_PX = 40;
const heightStyle = { xs: PHONE_LINES * PHONE_LINE_PX, sm: LINES * LINE_PX } as const;
const fade = (edge: string) =>
  `linear-gradient(90deg, transparent, #000 ${edge}, #000 calc(100% - ${edge}), transparent)`;

const linesStyle = {
  minHeight: heightStyle,
  borderTop: '1px solid var(--line)',
  borderBottom: '1px solid var(--line)',
  overflow: 'hidden',
  maskImage: { xs: fade('12%'), sm: fade('18%') },
  '& ol': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    ...letters[20],
    height: LINE_PX,
    fontFamily: 'var(--serif)',
    color: 'var(--ink-2)',
    display: 'grid',
    columnGap: 1,
    // The keyword stands in one column, its words beside it; what is too long is cut at its far end.
    gridTemplateColumns: 'minmax(0, 44fr) minmax(0, 56fr)',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    '&:not(:last-of-type)': { borderBottom: '1px solid var(--grid)' },
  },
  '& [data-part]': { overflow: 'hidden' },
  '& [data-part="before"]': { display: 'flex', justifyContent: 'flex-end' },
  '& [data-part="before"] > span': { flex: 'none' },
  '& strong': { color: 'var(--accent)', fontWeight: 600 },
  '@media (max-width: 42.3125em)': {
    '& li': {
      ...letters[16],
      height: PHONE_LINE_PX,
      gridTemplateColumns: 'minmax(0, 38fr) minmax(0, 62fr)',
    },
    [`& li:nth-of-type(n + ${PHONE_LINES + 1})`]: { display: 'none' },
    [`& li:nth-of-type(${PHONE_LINES})`]: { borderBottom: 0 },
  },
} as const;

const flatten = (text: string) => text.replaceAll(/\s+/gu, ' ');

function Lines({ rows }: Pick<HomeExample, 'rows'>) {
  return (
    <ol lang="et">
      {rows.map(({ contextBefore, keyword, contextAfter, joined }) => (
        <li key={contextBefore + contextAfter}>
          <span data-part="before">
            <span>{flatten(contextBefore).trimEnd()}</span>
          </span>
          <span data-part="rest">
            {/* Spaces are for those who copy or listen: the gap of the columns shows them. */}
            {joined === 'BEFORE' || joined === 'BOTH' ? '' : ' '}
            <strong>{keyword}</strong>
            {joined === 'AFTER' || joined === 'BOTH' ? '' : ' '}
            {flatten(contextAfter).trimStart()}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Message({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: heightStyle,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        px: 3,
      }}
    >
      <Typography sx={{ textAlign: 'center', color: 'var(--ink-2)' }}>{text}</Typography>
      {children}
    </Box>
  );
}

interface LiveConcordanceProps {
  readonly lines: LiveLines;
  readonly onOpen: (word: string) => void;
  /** Where the button for all that can be done scrolls to. */
  readonly toolsId: string;
}

/** The product at work: lines of the corpus around a word, across the page. */
export function LiveConcordance({ lines, onOpen, toolsId }: LiveConcordanceProps) {
  const { t } = useTranslation('home');
  const { corpus } = useSession();
  const { shown, isPending, isError, retry } = lines;
  const isEmpty = !isPending && shown === undefined;
  return (
    <Box component="section" aria-label={t('concordance.title')} aria-busy={isPending}>
      <Box sx={linesStyle}>
        {shown !== undefined && <Lines rows={shown.rows} />}
        {isEmpty && isError && (
          <Message text={t('concordance.failed')}>
            <Button variant="outlined" onClick={retry}>
              {t('concordance.retry')}
            </Button>
          </Message>
        )}
        {isEmpty && !isError && (
          <Message text={t(corpus.texts === 0 ? 'concordance.empty' : 'concordance.loading')} />
        )}
      </Box>
      <BelowLines lines={lines} onOpen={onOpen} toolsId={toolsId} />
    </Box>
  );
}

/** How many lines there are and the way to all of them; at the right the ways on. */
function BelowLines({ lines: { shown, isMissing }, onOpen, toolsId }: LiveConcordanceProps) {
  const { t } = useTranslation('home');
  const formatNumber = useNumberFormat();
  return (
    <Box
      sx={{
        ...pageStyle,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '24px',
        rowGap: 1,
        pt: '12px',
        minHeight: 32,
        color: 'var(--ink-2)',
      }}
    >
      <Typography component="div" role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '12px' }}>
        {isMissing && <span>{t('concordance.missing')}</span>}
        {shown !== undefined && (
          <>
            <span>
              {t('concordance.total', {
                count: shown.total,
                number: formatNumber(shown.total),
                word: shown.lemma,
              })}
            </span>
            <Link component="button" type="button" onClick={() => onOpen(shown.lemma)} sx={letters[14]}>
              {t('concordance.open', { count: shown.total })}
            </Link>
          </>
        )}
      </Typography>
      <Link component="button" type="button" onClick={() => scrollToElement(toolsId)} sx={letters[14]}>
        {t('hero.show_tools')}
      </Link>
    </Box>
  );
}

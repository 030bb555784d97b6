import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type LineChoice, writeNarrowedLines } from '../../shared/word-menu/line-choice';
import { makeSearchPath } from '../../shared/word-search/word-links';
import { makeQuerySearch } from './make-query-search';
import type { WordContextQuery } from './word-context-values';

interface WorksheetLinkProps {
  readonly query: WordContextQuery;
  readonly choice: LineChoice;
}

/** Leads to a worksheet with sentences of the lines that are shown. */
export function WorksheetLink({ query, choice: { sample, filter, counted } }: WorksheetLinkProps) {
  const { t } = useTranslation('word-context');
  const { displayCount, displayType } = query;
  const path = makeSearchPath(makeQuerySearch(query)).replace('/tools/wordcontext', '/teacher/worksheet');
  const lines = writeNarrowedLines({ sample, filter, counted, displayCount, displayType });
  const narrowed = new URLSearchParams(lines).toString();
  return (
    <Button
      component={Link}
      to={narrowed === '' ? path : `${path}&${narrowed}`}
      color="inherit"
      startIcon={<AssignmentIcon />}
    >
      {t('worksheet')}
    </Button>
  );
}

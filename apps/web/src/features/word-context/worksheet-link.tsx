import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LineChoice } from '../../shared/word-menu/line-choice';
import { makeWorksheetPath } from '../../shared/word-menu/word-links';
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
  const search = makeQuerySearch(query);
  return (
    <Button
      component={Link}
      to={makeWorksheetPath(search, { sample, filter, counted, displayCount, displayType })}
      color="inherit"
      startIcon={<AssignmentIcon />}
    >
      {t('worksheet')}
    </Button>
  );
}

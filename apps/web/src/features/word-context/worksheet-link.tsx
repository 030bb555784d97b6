import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { makeWorksheetPath } from '../../shared/word-menu/word-links';
import type { WordContextQuery } from './word-context-values';

/** Leads to a worksheet with sentences of the search that is shown. */
export function WorksheetLink({ query }: { readonly query: WordContextQuery }) {
  const { t } = useTranslation('word-context');
  const { cql, keyword, type, keepCapitalization } = query;
  const search =
    typeof cql === 'string'
      ? { cql, keepCapitalization }
      : { word: keyword ?? '', type: type ?? 'WORDS', keepCapitalization };
  return (
    <Button
      component={Link}
      to={makeWorksheetPath(search)}
      variant="outlined"
      size="small"
      startIcon={<AssignmentIcon />}
    >
      {t('worksheet')}
    </Button>
  );
}
